/** `play --referee`: the verdict of chess.js in each output, and a disagreement that is planted in our rules. */
import { afterEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../src/lib/core/games/registry.ts';
import { chessWith } from '../core/referee/games.ts';
import { plyscope } from './command.ts';

/** White mates at once, by a promotion: nine legal moves. */
const START = 'k7/2P5/1K6/8/8/8/8/8 w - - 0 1';
const PLAYERS = 'play --white r-bloggers --black random --games 2 --seed 1'.split(' ');
const R_POST = [...PLAYERS, '--start', START];
const chess = { ...gameOf('chess') };

afterEach(() => {
	Object.assign(gameOf('chess'), chess);
});

describe('play --referee: both agree', () => {
	test('the table says so, with the moves of the games and their mates', async () => {
		const { code, stdout, stderr } = await plyscope([...R_POST, '--referee']);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toContain(
			'\nreferee  2 games, 2 moves: all legal, same mates, stalemates and dead positions, by chess.js.\n'
		);
		expect(stdout).toContain('2 checkmates. No draw to claim.');
	});

	test('the JSON has the counts under one key more', async () => {
		const plain = await plyscope([...R_POST, '--json']);
		const { code, stdout } = await plyscope([...R_POST, '--json', '--referee']);
		const { referee, ...others } = JSON.parse(stdout) as Record<string, unknown>;
		expect(code).toBe(0);
		expect(others).toEqual(JSON.parse(plain.stdout));
		expect(referee).toMatchObject({ games: 2, checkmates: 2, stalemates: 0, uncompared: [] });
	});

	test('the PGN is the same', async () => {
		const plain = await plyscope([...R_POST, '--pgn']);
		expect(await plyscope([...R_POST, '--pgn', '--referee'])).toEqual(plain);
	});
});

describe('play --referee: mistakes', () => {
	test('a planted disagreement is one line with both answers, exit code 1, and no games', async () => {
		const blind = chessWith(({ moves }) => ({ moves: moves.filter((move) => move !== 'c8=N') }));
		Object.assign(gameOf('chess'), blind);
		const { code, stdout, stderr } = await plyscope([...R_POST, '--referee']);
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr.trim().split('\n')).toHaveLength(1);
		expect(stderr).toMatch(
			/^--referee: chess\.js disagrees 2 times\. Game 1, at the start: the rules differ on the legal moves\. Plyscope: 8 legal moves\. chess\.js: 9 legal moves, only here c8=N\. Position: k7\/2P5\/1K6\/8\/8\/8\/8\/8 w - - 0 1\./
		);
	});

	test('games that are none of chess have no such referee', async () => {
		const words = 'play --game tictactoe --white random --black random --referee'.split(' ');
		const { code, stdout, stderr } = await plyscope(words);
		expect([code, stdout]).toEqual([2, '']);
		expect(stderr).toBe('--referee: --referee is only for chess: chess.js knows no other game.\n');
	});
});
