/** Boards of tic-tac-toe in the notations of others on the command line, given and on standard input. */
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { plyscope, type Outcome } from './command.ts';

const search = (position: string, ...more: string[]): Promise<Outcome> =>
	plyscope(['search', '--game', 'tictactoe', '--position', position, '--json', ...more]);

const positionOf = ({ code, stderr, stdout }: Outcome): string => {
	if (code !== 0) throw new Error(stderr);
	return (JSON.parse(stdout) as { position: string }).position;
};

test('a drawn board is searched, and what it was taken for is said', async () => {
	const drawn = '_|X|_\n_|O|_\nO|X|X';
	expect(positionOf(await search(drawn))).toBe('.X..O.OXX');
	const { stdout } = await plyscope(['search', '--game', 'tictactoe', '--position', drawn]);
	expect(stdout).toContain('Read as a board drawn with lines: O to move.');
});

test('a board on standard input is read, too', async () => {
	const argv = ['search', '--game', 'tictactoe', '--position', '-', '--json'];
	const found = await plyscope(argv, 'file', new EventEmitter(), 'XO \n X \nO X\n');
	expect(positionOf(found)).toBe('XO..X.O.X');
});

test('two readings end with code 2 and the words that choose one', async () => {
	const board = '[[2,1,0],[0,2,0],[1,0,2]]';
	const asked = await search(board);
	expect([asked.code, asked.stdout]).toEqual([2, '']);
	for (const id of ['list-1-is-x', 'list-2-is-x']) {
		expect(asked.stderr).toContain(`--read ${id}`);
	}
	expect(positionOf(await search(board, '--read', 'list-2-is-x'))).toBe('XO..X.O.X');
	expect(positionOf(await search(board, '--read', 'list-1-is-x'))).toBe('OX..O.X.O');
});

test('a board that cannot be read has its fault at its place', async () => {
	const refused = await search('X|O|.\n.|?|.\n.|.|.');
	expect(refused.code).toBe(2);
	expect(refused.stderr).toContain('“?” is not a cell');
});
