/** A chess position as the end of a game: reading, writing and rejection. */
import { describe, expect, test } from 'vitest';
import { chess } from '../../../../src/lib/core/games/chess/chess.ts';
import { START_FEN } from '../../../../src/lib/core/fen/start-fen.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { NO_MOVE } from '../../../../src/lib/core/games/game.ts';
import { playUci, stateOf } from './positions.ts';

const SHUFFLE = 'g1f3 g8f6 f3g1 f6g8';
const after = (moves: string): string => `${START_FEN} moves ${moves}`;

describe('chess game record: text', () => {
	test.each([
		[after('e2e4'), after('e2e4')],
		[`${START_FEN}\nmoves  e2e4\t e7e5 `, after('e2e4 e7e5')],
		[`${START_FEN} moves`, START_FEN],
		['4k3/8/8/8/8/8/8/4K2R w K moves', null],
		['4k3/8/8/8/8/8/8/4K2R w K - moves e1g1', '4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1'],
		['k7/2P5/1K6/8/8/8/8/8 w - - 3 9 moves c7c8b', 'k7/2P5/1K6/8/8/8/8/8 w - - 3 9 moves c7c8b'],
		// An en passant square that no pawn can use is dropped at the start, as it is without moves.
		['4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 moves e8e7', '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1 moves e8e7']
	])('%j is normalised', (text, normalised) => {
		const parsed = chess.parse(text, { root: 'max' });
		if (normalised === null) {
			expect(parsed).toMatchObject({ ok: false, fault: { code: 'fen-fields' } });
			return;
		}
		expect(chess.format(stateOf(text))).toBe(normalised);
		expect(chess.format(stateOf(normalised))).toBe(normalised);
	});

	test('the text contains the whole game from inside a search, and only the position without a record', () => {
		const state = stateOf(after('e2e4'));
		playUci(state, 'e7e5');
		expect(chess.format(state)).toBe(after('e2e4 e7e5'));
		expect(state.recorded).toBe(1);
		state.undo();
		expect(chess.format(state)).toBe(after('e2e4'));
		const bare = stateOf(START_FEN);
		playUci(bare, 'e2e4');
		expect(bare.recorded).toBe(0);
		expect(chess.format(bare)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
	});

	test('the state is at the end of the game, with its last move', () => {
		const state = stateOf(after('e2e4 e7e5'));
		expect(moveUci(state.lastMove())).toBe('e7e5');
		expect(state.movesSoFar().map(moveUci)).toEqual(['e2e4', 'e7e5']);
		expect(state.position.moveNumber).toBe(2);
		expect(stateOf(START_FEN).lastMove()).toBe(NO_MOVE);
	});

	test('the clock counts from the FEN', () => {
		const state = stateOf('8/8/4k3/8/3R4/3K4/8/8 w - - 98 90 moves d4d5 e6e7');
		expect(state.ending()).toBe('fifty-moves');
	});

	test.each([
		[after('e2e5'), 63, 'Move 1, White: e2e5 is not legal here: the pawn on e2 cannot go to e5.'],
		[
			after('e2e4 e4e5'),
			68,
			'Move 1, Black: e4e5 is not legal here: the pawn on e4 is White’s, and Black is to move.'
		],
		[after('e2e4 e5e4'), 68, 'Move 1, Black: e5e4 is not legal here: there is no piece on e5.'],
		[
			after('e2e4 e7e5 Nf3'),
			73,
			'Move 2, White: “Nf3” is not a move; moves are written as in e2e4 or e7e8q.'
		],
		[after('e2e4 e7e5 g1f'), 73, /“g1f” is not a move/],
		[after('e2e4 e7e5 g1f9'), 73, /“g1f9” is not a move/],
		[after('x'.repeat(400)), 63, /“xxxxxxxxxxxx…” is not a move/],
		[
			after('f2f3 e7e5 g2g4 d8h4 a2a3'),
			83,
			'Move 3, White: the game was over before “a2a3”, by checkmate.'
		],
		[after(`${`${SHUFFLE} `.repeat(4)}e2e4`), 143, /over before “e2e4”, by fivefold repetition/],
		[
			'8/8/4k3/8/3R4/3K4/8/8 w - - 149 90 moves d4d5 e6e7',
			46,
			/over before “e6e7”, by the 75-move rule/
		],
		[
			'4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1 moves e2d2',
			40,
			'Move 1, White: e2d2 is not legal here: the king would be in check.'
		],
		[
			'k7/2P5/1K6/8/8/8/8/8 w - - 0 1 moves c7c8',
			37,
			/not legal here: the promotion piece is missing\./
		],
		[
			'k7/2P5/1K6/8/8/8/8/8 w - - 0 1 moves b6a6q',
			37,
			/not legal here: the king on b6 does not promote there\./
		],
		['4k3/8/8/8/8/8/8/8 w - - 0 1 moves e2e4', 0, /king/]
	])('%j is rejected with its place', (text, at, message) => {
		const parsed = chess.parse(text, { root: 'max' });
		if (parsed.ok) throw new Error('it was read');
		expect(parsed.fault.at ?? 0).toBe(at);
		expect(parsed.fault.message).toMatch(message);
	});

	test('more moves than any game has are rejected', () => {
		const parsed = chess.parse(after('e2e4 '.repeat(30_000)), { root: 'max' });
		expect(parsed).toMatchObject({ ok: false, fault: { code: 'chess-moves-length', at: 107_062 } });
	});
});
