/** `compare`: one row per search and depth, and mistakes in one line. */
import { describe, expect, test } from 'vitest';
import { ALGORITHM_IDS } from '../../src/lib/core/search/registry.ts';
import { plyscope, searchJson, words, type Options } from './command.ts';

const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const HEADER =
	'algorithm,depth,value,bestMove,nodes,leaves,cutoffs,prunedMoves,evaluations,tableHits,distinct,minimumNodes';

async function compare(options: Options, ...more: string[]): Promise<string> {
	const { code, stdout, stderr } = await plyscope(['compare', ...words(options), ...more]);
	if (code !== 0 || stderr !== '') throw new Error(`exit code ${code}: ${stderr}`);
	return stdout;
}

describe('compare --csv', () => {
	test('compare --csv prints the textbook tree', async () => {
		const algorithms = 'minimax,alphabeta,pvs,mtdf';
		expect(await compare({ game: 'tree', algorithms }, '--csv')).toBe(
			[
				HEADER,
				'minimax,whole,3,0,13,9,0,0,9,0,13,9',
				'alphabeta,whole,3,0,11,7,1,2,7,0,11,9',
				'pvs,whole,3,0,11,7,1,2,7,0,11,9',
				'mtdf,whole,3,0,14,8,3,6,8,0,11,9',
				''
			].join('\n')
		);
	});

	test('compare --csv counts tic-tac-toe from the empty board to the depths whose counts are known', async () => {
		const question = { game: 'tictactoe', position: '.........' };
		expect(await compare({ ...question, algorithms: 'minimax,alphabeta,tt' }, '--csv')).toBe(
			[
				HEADER,
				'minimax,whole,0,0,549946,255168,0,0,255168,0,5478,1452',
				'alphabeta,whole,0,0,18297,7330,4237,6930,7330,0,2511,1452',
				'tt,whole,0,0,4866,1074,1156,2413,1074,1583,2511,1452',
				''
			].join('\n')
		);
		const hard = { ...question, algorithms: 'tt', keys: 'symmetric', fail: 'hard' };
		expect(await compare(hard, '--csv')).toMatch(/\ntt,whole,0,0,1137,/);
	});

	test('a range of depths gives the counts of search at each depth', async () => {
		const question = { game: 'chess', position: SWIFT_POST, order: 'captures-first' };
		const text = await compare(
			{ ...question, algorithms: 'alphabeta,negamax', depths: '1-3' },
			'--csv'
		);
		const rows = text
			.trimEnd()
			.split('\n')
			.slice(1)
			.map((line) => line.split(','));
		expect(rows.map(([algorithm, depth]) => `${algorithm} ${depth}`)).toEqual(
			[1, 2, 3].flatMap((depth) => [`alphabeta ${depth}`, `negamax ${depth}`])
		);
		for (const [, depth, value, bestMove, nodes, leaves, cutoffs, prunedMoves] of rows) {
			const found = await searchJson({ ...question, depth: depth as string, shadow: 'off' });
			const { value: best, bestMove: move, ...counts } = found;
			expect([value, bestMove]).toEqual([String(best), move]);
			expect([nodes, leaves, cutoffs, prunedMoves].map(Number)).toEqual([
				counts.nodes,
				counts.leaves,
				counts.cutoffs,
				counts.prunedMoves
			]);
		}
	});

	test('unknown cells are empty: the move of a root that is a leaf, the minimum of a tree over the budget', async () => {
		const leaf = { game: 'tree', position: '-inf', algorithms: 'sss' };
		expect(await compare(leaf, '--csv')).toBe(`${HEADER}\nsss,whole,-Infinity,,1,1,0,0,1,0,1,1\n`);
		const large = { game: 'tictactoe', position: '.........', algorithms: 'tt', budget: 5000 };
		expect(await compare(large, '--csv')).toMatch(/\ntt,whole,0,0,4866,.*,2511,\n$/);
	});
});

test('compare --json has the same rows after the setup', async () => {
	const options = { game: 'tree', position: '[[inf,2],[1,inf]]', root: 'min', algorithms: 'pvs' };
	expect(await compare(options, '--json')).toBe(
		`${JSON.stringify({
			game: 'tree',
			position: '[[inf,2],[1,inf]]',
			root: 'min',
			evaluator: 'outcome',
			order: 'listed',
			cut: 'equal',
			fail: 'soft',
			keys: 'exact',
			rows: [
				{
					algorithm: 'pvs',
					depth: 'whole',
					value: 'Infinity',
					bestMove: 0,
					nodes: 6,
					leaves: 3,
					cutoffs: 1,
					prunedMoves: 1,
					evaluations: 3,
					tableHits: 0,
					distinct: 6,
					minimumNodes: 5
				}
			]
		})}\n`
	);
});

test('the table for people has aligned columns and two default algorithms', async () => {
	const text = await compare({ game: 'tictactoe', position: '.........', depths: '9' });
	expect(text).toContain('position   .........');
	expect(text).toMatch(/\nminimax +9 +0 +0 +549,946 +255,168 /);
	expect(text).toMatch(/\nalphabeta +9 +0 +0 +18,297 +7,330 /);
});

test('--help names every algorithm', async () => {
	const { code, stdout } = await plyscope(['compare', '--help']);
	expect(code).toBe(0);
	for (const id of ALGORITHM_IDS) expect(stdout).toMatch(new RegExp(`\n  ${id} +[A-Z]`));
	for (const column of HEADER.split(',')) expect(stdout).toContain(column);
});

describe('compare: mistakes', () => {
	const rows: readonly (readonly [words: string, fault: string])[] = [
		['--algorithms pvs,pvs', '--algorithms: The algorithm pvs is named twice (at character 5)'],
		['--algorithms pvs,solve', '--algorithms: There is no algorithm “solve”; choose from '],
		['--algorithms pvs,', '--algorithms: A name is missing here; choose from '],
		['--algorithms toString', '--algorithms: There is no algorithm “toString”; '],
		['--depths 5-1', '--depths: The range 5-1 is reversed: write 1-5.'],
		['--depths x', '--depths: “x” is neither a number of plies nor a range of them, as in 1-5.'],
		['--depths 1-', '--depths: “1-” is neither a number of plies'],
		['--depths -3', '--depths: “-3” is neither a number of plies'],
		['--depths 1-3-5', '--depths: “1-3-5” is neither'],
		['--depths 1-3', '--depths: Depth 1 stops above the leaves of this tree'],
		['--game chess --depths 1-999999999', '--depths: A depth of 999999999 is out of range'],
		['--game chess --depths whole', '--depths: Chess needs a depth limit'],
		[
			'--keys both',
			'--keys: There is no kind of keys “both”; choose exact (The same position), symmetric ('
		],
		['--keys symmetric', '--keys: Typed tree has no symmetric keys; '],
		['--csv --json', '--csv: Choose --json or --csv, not both.'],
		['--depth 3', '--depth: Unknown option. compare accepts --game, '],
		['--game go', '--game: There is no game “go”; '],
		['--order captures-first', '--order: The order “captures-first” does not apply to Typed tree.'],
		['--budget 0', '--budget: “0” is not a budget'],
		['--budget 12', '--budget: The search minimax visits more than 12 nodes; the tree has 13.'],
		[
			'--budget 10 --algorithms alphabeta',
			'--budget: The search alphabeta visits more than 10 nodes; the tree has 13.'
		],
		[
			'--budget 12 --algorithms alphabeta --order best-first',
			'--budget: The order best-first needs plain minimax first, which visits more than 12 nodes; '
		],
		[
			'--game chess --depths 2-6',
			'--budget: The search minimax to depth 5 visits more than 2,000,000 nodes; the tree has about '
		]
	];
	test.each(rows)('%s', async (line, fault) => {
		const { code, stdout, stderr } = await plyscope(['compare', ...line.split(' ')]);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr.startsWith(fault)).toBe(true);
		expect(stderr).toMatch(/^[^\n]{1,500}\n$/);
	});
});

test('progress is written to a terminal, but not to a file', async () => {
	const line = ['compare', ...words({ game: 'tictactoe', position: '.........' })];
	const { stderr } = await plyscope(line, 'terminal');
	expect(stderr).toContain('minimax: 16,384 nodes');
	expect((await plyscope(line)).stderr).toBe('');
});
