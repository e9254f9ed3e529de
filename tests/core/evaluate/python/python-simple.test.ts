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

describe('the fifty moves may be claimed a ply early', () => {
	const claim = (fen: string) => pythonSimple.claimsDraw?.(chessState(fen));

	test.each([
		['at 98 not yet', '8/8/4k3/8/3R4/3K4/8/8 w - - 98 90', null],
		['at 99 with a quiet move', '8/8/4k3/8/3R4/3K4/8/8 w - - 99 90', 'fifty-moves'],
		// The king on h1 is shut in; only the pawns can move, and that starts the clock anew.
		['at 99 with moves of pawns alone', '8/8/8/8/8/8/P4k1P/7K w - - 99 90', null],
		// The only legal move takes the queen.
		['at 99 with a capture alone', '8/8/8/8/8/2k5/1q6/K7 w - - 99 90', null],
		['at 99 in mate', '7k/6Q1/6K1/8/8/8/8/8 b - - 99 90', null],
		['at 99 in stalemate', '7k/8/6QK/8/8/8/8/8 b - - 99 90', null],
		['at 100 the game is over', '8/8/4k3/8/3R4/3K4/8/8 w - - 100 90', null]
	])('%s', (_name, fen, expected) => {
		expect(claim(fen)).toBe(expected);
	});

	test('a quiet move that mates is no claim', () => {
		// But for pawn moves White has Re8 alone.
		const state = chessState('7k/3PRPpp/4P3/8/8/8/5PPP/6BK w - - 99 90');
		expect(pythonSimple.claimsDraw?.(state)).toBeNull();
	});

	test('it is told, and worth nothing', () => {
		const state = chessState('8/8/4k3/8/3R4/3K4/8/8 w - - 99 90');
		expect(pythonSimple.evaluate(state, 0, 4)).toBe(0);
		expect(pythonSimple.terms(state, 0, 4)).toEqual([
			{ id: 'draw', name: 'A draw may be claimed: fifty moves', value: 0 }
		]);
	});
});
