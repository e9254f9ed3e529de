import { describe, expect, test } from 'vitest';
import { pythonSimple } from '../../../../src/lib/core/evaluate/python/python-simple.ts';
import { MATES, chessState } from '../samples.ts';

test.each([
	['the start', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 0],
	['a rook against a pawn', '8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1', 400],
	['bishop and knight are alike', '4k3/8/8/8/8/8/8/1n2KB2 w - - 0 1', 0],
	['a queen less', '3qk3/8/8/8/8/8/8/4K3 w - - 0 1', -900],
	['mate by White', MATES["the R post's mate"], Infinity],
	['mate by Black', MATES['mate by Black'], -Infinity],
	['stalemate, a queen up', MATES.stalemate, 0],
	['insufficient material', '8/8/4k3/8/3B4/3K4/8/8 w - - 0 1', 0],
	['the clock at 100', '8/8/4k3/8/3R4/3K4/8/8 w - - 100 90', 0]
])('%s', (_name, fen, value) => {
	expect(pythonSimple.evaluate(chessState(fen), 0, 4)).toBe(value);
});

describe('Python post: fifty moves may be claimed a ply early', () => {
	const claim = (fen: string) => pythonSimple.claimsDraw?.(chessState(fen));

	test.each([
		['at 98 not yet', '8/8/4k3/8/3R4/3K4/8/8 w - - 98 90', null],
		['at 99 with a quiet move', '8/8/4k3/8/3R4/3K4/8/8 w - - 99 90', 'fifty-moves'],
		// The king on h1 has no moves; only the pawns can move, which resets the clock.
		['at 99 with moves of pawns alone', '8/8/8/8/8/8/P4k1P/7K w - - 99 90', null],
		// The only legal move captures the queen.
		['at 99 with a capture alone', '8/8/8/8/8/2k5/1q6/K7 w - - 99 90', null],
		['at 99 in mate', '7k/6Q1/6K1/8/8/8/8/8 b - - 99 90', null],
		['at 99 in stalemate', '7k/8/6QK/8/8/8/8/8 b - - 99 90', null],
		['at 100 the game is over', '8/8/4k3/8/3R4/3K4/8/8 w - - 100 90', null]
	])('%s', (_name, fen, expected) => {
		expect(claim(fen)).toBe(expected);
	});

	test('a quiet move that mates gives no claim', () => {
		// Except for pawn moves White has only Re8.
		const state = chessState('7k/3PRPpp/4P3/8/8/8/5PPP/6BK w - - 99 90');
		expect(pythonSimple.claimsDraw?.(state)).toBeNull();
	});

	test('a claim is a term with the value 0', () => {
		const state = chessState('8/8/4k3/8/3R4/3K4/8/8 w - - 99 90');
		expect(pythonSimple.evaluate(state, 0, 4)).toBe(0);
		expect(pythonSimple.terms(state, 0, 4)).toEqual([
			{ id: 'draw', name: 'A draw may be claimed: fifty moves', value: 0 }
		]);
	});
});

describe('Python post: the third repetition may be claimed a ply early, if the game is known', () => {
	const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
	const AND_BACK = 'g1f3 g8f6 f3g1 f6g8';
	const state = (moves: string) => chessState(`${START}${moves === '' ? '' : ` moves ${moves}`}`);

	test.each([
		['the start', '', null],
		['stood twice', AND_BACK, null],
		['two plies before the third time', `${AND_BACK} g1f3 g8f6`, null],
		[
			'a ply before it: a legal move would bring it about',
			`${AND_BACK} g1f3 g8f6 f3g1`,
			'threefold'
		],
		['the third time: the game is over', `${AND_BACK} ${AND_BACK}`, null],
		['after a pawn move nothing comes back', `${AND_BACK} g1f3 g8f6 e2e4`, null]
	])('%s', (_name, moves, expected) => {
		expect(pythonSimple.claimsDraw?.(state(moves))).toBe(expected);
	});

	test('the claim and the repetition itself are terms with the value 0', () => {
		// A queen for nothing, and then the knights move back and forth.
		const moves = `e2e4 d7d5 e4d5 d8d5 b1c3 e7e5 c3d5 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8`;
		expect(pythonSimple.evaluate(state(moves.slice(0, 34)), 0, 4)).toBe(900);
		expect(pythonSimple.evaluate(state(moves), 0, 4)).toBe(0);
		expect(pythonSimple.terms(state(moves), 0, 4)).toEqual([
			{ id: 'draw', name: 'A draw may be claimed: threefold repetition', value: 0 }
		]);
		expect(pythonSimple.terms(state(`${moves} f3g1`), 0, 4)).toEqual([
			{ id: 'draw', name: 'Draw: threefold', value: 0 }
		]);
	});
});
