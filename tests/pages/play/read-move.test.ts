/** Typed moves: suggestions, results, and faults; and the games in which they are typed. */
import { describe, expect, test } from 'vitest';
import { PLAYED_GAMES } from '$lib/core/engines/registry.ts';
import type { GameState } from '$lib/core/games/game.ts';
import { factsOf, gameOf, type GameId } from '$lib/core/games/registry.ts';
import { faceOf } from '$lib/games/registry.ts';
import { nameMoves, readMove, suggestMoves } from '$lib/pages/play/read-move.ts';

function at(game: GameId, position: string): GameState {
	const state = gameOf(game).parse(position, { root: 'max' });
	if (!state.ok) throw new Error(state.fault.message);
	return state.value;
}

const START = factsOf('chess').defaultPosition;
const PROMOTES = '8/4P2k/8/8/8/8/8/K7 w - - 0 1';
const TWO_KNIGHTS = '7k/8/8/8/8/5N2/8/KN6 w - - 0 1';

const read = (game: GameId, position: string, typed: string): unknown => {
	const state = at(game, position);
	const result = readMove(gameOf(game), state, typed);
	return result.ok ? gameOf(game).moveId(state, result.value) : result.fault.code;
};

test.each<[GameId, string, string, string]>([
	['chess', START, 'Nf3', 'g1f3'],
	['chess', START, ' g1f3 ', 'g1f3'],
	['chess', START, 'nf3', 'g1f3'],
	['chess', PROMOTES, 'e8=Q', 'e7e8q'],
	['chess', PROMOTES, 'e7e8n', 'e7e8n'],
	['chess', PROMOTES, 'e7e8', 'move-unclear'],
	['chess', TWO_KNIGHTS, 'Nd2', 'move-unclear'],
	['chess', TWO_KNIGHTS, 'Nbd2', 'b1d2'],
	['chess', START, 'Ke2', 'move-none'],
	['chess', START, '', 'move-empty'],
	['tictactoe', '.........', 'b2', '4'],
	['tictactoe', '.........', 'B2', '4'],
	['tictactoe', '.........', '4', '4'],
	['tictactoe', '....X....', 'b2', 'move-none']
])('%s at %s: “%s” is %s', (game, position, typed, expected) => {
	expect(read(game, position, typed)).toBe(expected);
});

describe('typed moves: faults', () => {
	test.each([
		[TWO_KNIGHTS, 'Nd2', /“Nd2” could mean Nbd2 or Nfd2\. Type one of these\./],
		[START, 'e2e5', /^e2e5 is not legal here: the pawn on e2 cannot go to e5\.$/],
		[START, 'Qd4', /^White has no legal move “Qd4” here\.$/],
		[START, 'O-O', /^White has no legal move “O-O” here\.$/],
		[START, 'exd5+', /^White has no legal move “exd5\+” here\.$/],
		[START, 'horse', /^“horse” is not a move; moves are written as in Nf3/],
		[START, 'Nf9', /^“Nf9” is not a move; moves are written as in Nf3/],
		['....X....', 'b2', /^b2 is not empty: X is there\.$/],
		['....X....', '4', /^b2 is not empty: X is there\.$/],
		['....X....', 'd4', /^“d4” is not a move; moves are written as in b2/]
	])('at %s: %s', (position, typed, message) => {
		const game = position.length === 9 ? 'tictactoe' : 'chess';
		const result = readMove(gameOf(game), at(game, position), typed);
		expect(!result.ok && result.fault.message).toMatch(message);
	});
});

describe('typed moves: suggestions', () => {
	const names = (position: string, typed: string): string[] =>
		suggestMoves(nameMoves(gameOf('chess'), at('chess', position)), typed).map(({ text }) => text);

	test('suggestions are the moves whose SAN or UCI begins with the text', () => {
		expect(names(START, 'N')).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3']);
		expect(names(START, 'g1')).toEqual(['Nf3', 'Nh3']);
		expect(names(START, 'e')).toEqual(['e3', 'e4']);
		expect(names(START, 'x')).toEqual([]);
		expect(names(START, '')).toEqual([]);
	});

	test('a complete move is the only suggestion, in any notation', () => {
		expect(names(START, 'e4')).toEqual(['e4']);
		expect(names(PROMOTES, 'e8Q')).toEqual(['e8=Q']);
		expect(names(PROMOTES, 'e8')).toEqual(['e8=B', 'e8=N', 'e8=Q', 'e8=R']);
	});
});

test.each(PLAYED_GAMES)('%s, which engines play, has a board to play on', (game) => {
	expect(faceOf(game).play).toBeDefined();
});
