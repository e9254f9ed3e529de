/** `play`: games of one engine against another, refereed by chess.js, and mistakes in one line. */
import { Chess } from 'chess.js';
import { describe, expect, test } from 'vitest';
import { plyscope, words, type Options } from './command.ts';

interface PlayJson {
	readonly white: string;
	readonly black: string;
	readonly wins: number;
	readonly draws: number;
	readonly losses: number;
	readonly games: number;
	readonly share: number;
	readonly interval: readonly [number, number];
	readonly endings: Readonly<Record<string, number>>;
	readonly list: readonly {
		readonly white: string;
		readonly black: string;
		readonly result: string;
		readonly ending: string;
		readonly moves: readonly string[];
	}[];
}

async function playText(options: Options, ...more: string[]): Promise<string> {
	const { code, stdout, stderr } = await plyscope(['play', ...words(options), ...more]);
	if (code !== 0 || stderr !== '') throw new Error(`exit code ${code}: ${stderr}`);
	return stdout;
}

async function playJson(options: Options, ...more: string[]): Promise<PlayJson> {
	return JSON.parse(await playText(options, '--json', ...more)) as PlayJson;
}

const R_POST = { white: 'r-bloggers', black: 'random', games: 3, seed: 1 };

describe('play --json', () => {
	test('the R post’s engine wins its games against the random mover', async () => {
		const played = await playJson(R_POST);
		expect(played).toMatchObject({ wins: 3, draws: 0, losses: 0, games: 3, share: 1 });
		expect(played.endings).toEqual({ checkmate: 3 });
		for (const { moves, result } of played.list) {
			const board = new Chess();
			for (const move of moves) board.move(move);
			expect(board.isCheckmate()).toBe(true);
			expect(result).toBe(board.turn() === 'b' ? '1-0' : '0-1');
		}
	});

	test('the same seed gives the same games, another seed gives others', async () => {
		const text = await playText(R_POST, '--json');
		expect(await playText(R_POST, '--json')).toBe(text);
		expect(await playText({ ...R_POST, seed: 2 }, '--json')).not.toBe(text);
	});

	test('colours stay fixed, or alternate from game to game', async () => {
		const whites = async (...more: string[]): Promise<string[]> =>
			(await playJson({ ...R_POST, games: 3 }, ...more)).list.map((game) => game.white);
		expect(await whites()).toEqual(['r-bloggers', 'r-bloggers', 'r-bloggers']);
		expect(await whites('--alternate')).toEqual(['r-bloggers', 'random', 'r-bloggers']);
	});

	test('two perfect players of tic-tac-toe draw', async () => {
		const players = { white: 'swift-tictactoe', black: 'minimax-tictactoe' };
		const played = await playJson({ game: 'tictactoe', games: 5, ...players }, '--alternate');
		expect(played).toMatchObject({ wins: 0, draws: 5, losses: 0, share: 0.5 });
		expect(played.endings).toEqual({ 'full-board': 5 });
	});

	test('games start from any position, with other depths', async () => {
		const start = '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1';
		const played = await playJson({ white: 'r-bloggers:3', black: 'random', start, games: 1 });
		expect(played.white).toBe('r-bloggers:3');
		expect(played.list[0]?.moves[0]).toBe('a7a8');
	});
});

describe('play: mistakes', () => {
	const fault = async (options: Options, ...more: string[]): Promise<string> => {
		const { code, stdout, stderr } = await plyscope(['play', ...words(options), ...more]);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr.trim().split('\n')).toHaveLength(1);
		return stderr;
	};

	test.each<[Options, string[], RegExp]>([
		[{ white: 'random' }, [], /^--black: Name an engine\./],
		[
			{ white: 'rr', black: 'random' },
			[],
			/^--white: Chess has no engine “rr”; choose r-bloggers \(/
		],
		[{ white: 'ghess:9', black: 'random' }, [], /^--white: .*ghess:3, ghess:4, ghess:5/],
		[{ ...R_POST, games: 0 }, [], /^--games: .*from 1 to 1,000/],
		[{ ...R_POST, seed: -1 }, [], /^--seed: .*from 0/],
		[{ ...R_POST, start: 'here' }, [], /^--start: /],
		[
			{ ...R_POST, start: 'k7/2Q5/1K6/8/8/8/8/8 b - - 0 1' },
			[],
			/^--start: .*over there \(stalemate\)/
		],
		[
			{ white: 'krk-paper', black: 'random' },
			[],
			/^--white: The KRK paper’s program plays positions/
		],
		[{ ...R_POST, game: 'go' }, [], /^--game: /],
		[R_POST, ['--json', '--pgn'], /^--pgn: .*, not both\./]
	])('%j %j', async (options, more, message) => {
		expect(await fault(options, ...more)).toMatch(message);
	});
});
