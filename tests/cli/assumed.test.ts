import { describe, expect, test } from 'vitest';
import { plyscope } from './command.ts';

const BOARD = '4k3/8/8/8/8/8/4P3/4K3';
const FEN = `${BOARD} w - - 0 1`;
const SAID = /^assumed +Only the board is given: White is to move.*\(w - - 0 1\)\.$/m;

const COMMANDS: readonly (readonly [string, (position: string) => string[]])[] = [
	['search', (at) => ['search', '--game', 'chess', '--position', at, '--depth', '1']],
	['compare', (at) => ['compare', '--game', 'chess', '--position', at, '--depths', '1']],
	['evaluate', (at) => ['evaluate', '--game', 'chess', '--position', at]],
	[
		'play',
		(at) => [
			'play',
			'--white',
			'python-simple:1',
			'--black',
			'python-simple:1',
			'--games',
			'1',
			'--start',
			at
		]
	]
];

describe.each(COMMANDS)('a board alone in %s', (_, wordsFor) => {
	test('is said to be completed, in the head of the text', async () => {
		expect((await plyscope(wordsFor(BOARD))).stdout).toMatch(SAID);
		expect((await plyscope(wordsFor(FEN))).stdout).not.toContain('assumed');
	});

	test('leaves the JSON as it is', async () => {
		const { stdout } = await plyscope([...wordsFor(BOARD), '--json']);
		expect(stdout).toBe((await plyscope([...wordsFor(FEN), '--json'])).stdout);
	});
});
