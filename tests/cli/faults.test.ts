/** Mistakes: exit code 2, nothing on standard output, one line on standard error with the place and the fault. */
import { describe, expect, test } from 'vitest';
import { WRONG_FIELDS } from '../core/search/faults.ts';
import { plyscope, words } from './command.ts';

async function faultOf(argv: readonly string[]): Promise<string> {
	const { code, stdout, stderr } = await plyscope(argv);
	expect(code).toBe(2);
	expect(stdout).toBe('');
	expect(stderr).toMatch(/^[^\n\r]+\n$/);
	return stderr.trimEnd();
}

describe('command line: unknown words', () => {
	const rows: readonly (readonly [words: string, fault: string | RegExp])[] = [
		[
			'',
			/^plyscope: Missing command. Choose search, trace, evaluate, compare, play, grade, check, lesson, worksheet, deck, bank, figure or krk;/
		],
		[
			'solve',
			'plyscope: There is no command “solve”; choose search, trace, evaluate, compare, play, grade, check, lesson, worksheet, deck, bank, figure or krk.'
		],
		['toString', /^plyscope: There is no command/],
		['--json', /^plyscope: There is no command “--json”/],
		['search --foo', /^--foo: Unknown option. search accepts --game, .*--json, --paths\.$/],
		['search --foo=1', /^--foo=1: Unknown option/],
		['search -d 3', /^-d: Unknown option/],
		['search --Depth 3', /^--Depth: Unknown option/],
		['search --', /^--: Unknown option/],
		['search 3', /^3: Unexpected argument/],
		['search --json extra', /^extra: Unexpected argument/],
		['search --depth', '--depth: This option needs a value.'],
		['search --depth --json', '--depth: This option needs a value.'],
		['search --position --depth=2', '--position: This option needs a value.'],
		['search --depth 2 --depth 2', '--depth: This option is given twice.'],
		['search --depth 2 --depth=3', '--depth: This option is given twice.'],
		['search --json --json', '--json: This option is given twice.'],
		['search --json=yes', '--json: This option takes no value.'],
		['search --paths', /^--paths: --paths needs --json\.$/],
		['search --sentences', /^--sentences: Unknown option/],
		['trace --json', /^--json: Unknown option. trace accepts /]
	];
	test.each(rows)('%j', async (line, fault) => {
		const message = await faultOf(line === '' ? [] : line.split(' '));
		if (typeof fault === 'string') expect(message).toBe(fault);
		else expect(message).toMatch(fault);
	});

	test('unknown words are quoted briefly', async () => {
		const long = `--${'x'.repeat(100_000)}`;
		expect((await faultOf(['search', long])).length).toBeLessThan(250);
		expect((await faultOf([long])).length).toBeLessThan(250);
	});
});

describe('command line: wrong fields', () => {
	test.each(WRONG_FIELDS)('$name', async ({ fields, field, at }) => {
		const message = await faultOf(['search', '--json', ...words(fields)]);
		expect(message.startsWith(`--${field}: `)).toBe(true);
		if (at !== undefined) expect(message.endsWith(` (at character ${at + 1})`)).toBe(true);
		expect(message.length).toBeLessThan(500);
		expect(await faultOf(['trace', ...words(fields)])).toBe(message);
	});

	test('only the first of several faults is reported, the game before the fields that depend on it', async () => {
		const line = 'search --evaluator r-bloggers --cut no --game go';
		expect(await faultOf(line.split(' '))).toMatch(/^--game: There is no game “go”/);
	});

	test('a fault with line breaks in its text is one line', async () => {
		const message = await faultOf(['search', '--game', 'tree\nof\r\nlife\u2028']);
		expect(message).toContain('“tree of life ”');
	});

	test('the complete message of a fault', async () => {
		expect(await faultOf(['search', '--position', '[[3,5],[2,NaN]]'])).toBe(
			'--position: NaN is not a value: it is neither better nor worse than any other (at character 11)'
		);
	});
});

describe('--root', () => {
	test('--root cannot contradict a position that has a side to move', async () => {
		expect(await faultOf(['search', '--game', 'chess', '--root', 'min'])).toBe(
			'--root: In Chess the position sets the side to move, here White (max).'
		);
		const grid = words({ game: 'tictactoe', position: 'X........', root: 'max' });
		expect(await faultOf(['search', ...grid])).toBe(
			'--root: In Tic-tac-toe the position sets the side to move, here O (min).'
		);
	});

	test('--root may repeat the side to move of the position', async () => {
		const grid = words({ game: 'tictactoe', position: 'XO.......', root: 'max', depth: 1 });
		expect((await plyscope(['search', ...grid])).code).toBe(0);
	});
});

describe('command line: over the budget', () => {
	test.each([
		[
			{ game: 'tictactoe', position: '.O..X.O.X', algorithm: 'minimax', budget: 149 },
			'--budget: The search visits more than 149 nodes; the tree has 150.'
		],
		[
			{ game: 'tictactoe', position: '.O..X.O.X', budget: 31 },
			'--budget: The search visits more than 31 nodes; the tree has 150.'
		],
		[
			{ game: 'tictactoe', position: '.O..X.O.X', order: 'best-first', budget: 149 },
			'--budget: The order best-first needs plain minimax first, which visits more than 149 nodes; the tree has 150.'
		]
	])('%j', async (options, fault) => {
		expect(await faultOf(['search', '--json', ...words(options)])).toBe(fault);
		expect(await faultOf(['trace', ...words(options)])).toBe(fault);
	});

	test('a tree too large to count is estimated with an interval', async () => {
		const options = words({ game: 'tictactoe', position: '.........', budget: 1000 });
		const fault = await faultOf(['search', ...options]);
		const [, about, low, high] =
			/the tree has about ([\d,]+) \(estimated, ([\d,]+) to ([\d,]+)\)\.$/.exec(fault) ?? [];
		const read = (text = ''): number => Number(text.replace(/,/g, ''));
		expect(Math.abs(read(about) - 549_946)).toBeLessThan(20_000);
		expect(read(low)).toBeLessThanOrEqual(549_946);
		expect(read(high)).toBeGreaterThanOrEqual(549_946);
	});

	test('the size of an immense tree is a power of ten', async () => {
		const options = words({ game: 'chess', depth: 12, budget: 1000, algorithm: 'minimax' });
		expect(await faultOf(['search', ...options])).toMatch(
			/the tree has about \d\.\de1\d \(estimated/
		);
	});
});

describe('--help', () => {
	test.each([['--help'], ['search --help'], ['trace --depth --help'], ['--help --nonsense']])(
		'%j prints the help and succeeds',
		async (line) => {
			const { code, stdout, stderr } = await plyscope(line.split(' '));
			expect([code, stderr]).toEqual([0, '']);
			expect(stdout).toMatch(/^Plyscope /);
		}
	);

	test('--help names every option and every id', async () => {
		const { stdout } = await plyscope(['--help']);
		for (const word of [
			'--json --paths --sentences --game --position --root --algorithm --depth --evaluator --order',
			'--cut --fail --budget tictactoe chess tree minimax alphabeta outcome-depth r-bloggers listed',
			'reversed captures-first mvv-lva killer history centre-corners-edges best-first worst-first random:SEED equal strict',
			'soft hard 2,000,000'
		].flatMap((line) => line.split(' '))) {
			expect(stdout).toContain(word);
		}
	});
});
