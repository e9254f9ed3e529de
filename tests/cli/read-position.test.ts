/** Positions in other notations and from standard input. */
import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import { plyscope } from './command.ts';

const LABELLED = "['R', ['S', ('T', 5), ('U', 10)], ('V', 7)]";

async function positionOf(words: readonly string[], input = ''): Promise<unknown> {
	const { stdout } = await plyscope(
		['search', '--json', ...words],
		'file',
		new EventEmitter(),
		input
	);
	return (JSON.parse(stdout) as { position: unknown }).position;
}

describe('positions in other notations', () => {
	test.each(['search', 'compare'])('%s says what the text was taken for', async (command) => {
		const { code, stdout } = await plyscope([command, '--position', LABELLED]);
		expect(code).toBe(0);
		expect(stdout).toMatch(/^assumed +Read as lists with labels first: 5 nodes\.$/m);
	});

	test('a dash reads standard input, in any notation', async () => {
		expect(await positionOf(['--position', '-'], `${LABELLED}\n`)).toBe('R:[S:[T:5,U:10],V:7]');
		expect(await positionOf(['--position', '-'], '[[3,5],[2,9]]\n')).toBe('[[3,5],[2,9]]');
		const board = ['--game', 'tictactoe', '--position', '-'];
		expect(await positionOf(board, 'X...O....')).toBe('X...O....');
	});

	test('two readings end with code 2 and the words to choose', async () => {
		const { code, stdout, stderr } = await plyscope(['search', '--position', '[[3],[5]]']);
		expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
		expect(stderr).toMatch(/^--position: There are 2 ways .*\(--read own\).*\(--read boxes\)/);
		expect(await positionOf(['--position', '[[3],[5]]', '--read', 'own'])).toBe('[[3],[5]]');
		expect(await positionOf(['--position', '[[3],[5]]', '--read', 'boxes'])).toBe('[3,5]');
	});

	test('a row of leaves asks for the children of a node', async () => {
		const row = ['--position', '4 6 7 10 2 3 1 0'];
		expect((await plyscope(['search', ...row])).stderr).toMatch(/--read row-2.*--read row-8/);
		expect(await positionOf([...row, '--read', 'row-2'])).toBe('[[[4,6],[7,10]],[[2,3],[1,0]]]');
	});

	test.each([
		[['--position', '[[3],[5]]', '--read', 'dot'], /^--read: .*“dot”. Choose own, boxes\.$/],
		[['--position', '[3,5]', '--read', 'dot'], /^--read: .*cannot be read as “dot”/],
		[['--read', 'dot'], /^--read: This option needs --position/],
		[['--position', 'min(3,5)', '--root', 'max'], /^--root: The position says MIN at the root/],
		[
			['--position', '[[3,x],[5,1]]'],
			/^--position: Read as nested lists.*x.*not supported yet.*\(at character 5\)$/
		]
	])('%j is a fault', async (words, message) => {
		const { code, stderr } = await plyscope(['search', ...words]);
		expect(code).toBe(2);
		expect(stderr.trimEnd()).toMatch(message);
	});
});

describe('the start of games in other notations', () => {
	const play = ['play', '--white', 'random', '--black', 'random', '--games', '1'];

	test.each([
		['chess', 'position startpos moves f2f3 e7e5 g2g4', 'a UCI position command'],
		['tictactoe', '_|X|_\n_|O|_\nO|X|X', 'a board drawn with lines: O to move']
	])('%s: the option and standard input', async (game, text, what) => {
		const asked = [...play, '--game', game, '--start'];
		for (const [typed, input] of [
			[text, ''],
			['-', text]
		] as const) {
			const { code, stdout } = await plyscope([...asked, typed], 'file', new EventEmitter(), input);
			expect(code).toBe(0);
			expect(stdout).toContain(`Read as ${what}.`);
		}
	});

	test('two readings end with code 2 and the words to choose', async () => {
		const asked = [...play, '--game', 'tictactoe', '--start', '[[2,1,0],[0,2,0],[0,0,0]]'];
		const { code, stderr } = await plyscope(asked);
		expect(code).toBe(2);
		expect(stderr).toMatch(/^--start: There are 2 ways .*--read list-1-is-x.*--read list-2-is-x/);
		expect((await plyscope([...asked, '--read', 'list-2-is-x'])).code).toBe(0);
		expect((await plyscope([...play, '--read', 'fen'])).stderr).toMatch(
			/^--read: This option needs --start/
		);
	});
});
