import { describe, expect, it } from 'vitest';
import {
	judgeEnding,
	paperValue
} from '../../../../src/lib/core/evaluate/krk-paper/paper-value.ts';
import { LISTED_ORDER } from '../../../../src/lib/core/games/krk/move-order.ts';
import {
	MOST_MOVES,
	moveBetween,
	moveUci,
	writeBlackMoves,
	writeWhiteMoves
} from '../../../../src/lib/core/games/krk/moves.ts';
import { isRookTaken, placementOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { parseSquare } from '../../../../src/lib/core/games/krk/squares.ts';

const FIGURE_1 = 206_557;

/** The value of each white move after Black's best answer by the paper's values. */
function searchOneStep(start: number): Map<string, number> {
	const after = new Int32Array(MOST_MOVES);
	const replies = new Int32Array(MOST_MOVES);
	const values = new Map<string, number>();
	for (const next of after.slice(0, writeWhiteMoves(LISTED_ORDER, start, after))) {
		let best = -Infinity;
		for (const reply of replies.slice(0, writeBlackMoves(LISTED_ORDER, next, replies))) {
			best = Math.max(best, paperValue(reply, 'white', 'authors-fixed'));
		}
		values.set(
			moveUci(moveBetween(start, next)),
			judgeEnding(next, 'black') === null ? best : paperValue(next, 'black', 'authors-fixed')
		);
	}
	return values;
}

describe('KRK paper: one step from Figure 1', () => {
	const values = searchOneStep(FIGURE_1);

	it.each([
		['d5e5', 9],
		['d5c5', 15],
		['d5b5', 18],
		['d5a5', 21],
		['d5d4', 16],
		['d5d6', 17],
		['d5d7', 21],
		['d5d8', 25],
		['d5f5', 1000],
		['d5g5', 1000],
		['d5h5', 1000]
	])('%s has the value %i', (move, value) => {
		expect(values.get(move)).toBe(value);
	});

	it('every king move has the value 12', () => {
		const king = [...values].filter(([move]) => move.startsWith('d3'));
		expect(king.map(([, value]) => value)).toEqual(Array<number>(8).fill(12));
	});

	it('there are no other moves', () => {
		expect(values.size).toBe(19);
	});
});

/** Black king, rook, white king by name. */
function idOf(blackKing: string, rook: string, whiteKing: string): number {
	const [k = 0, r = 0, w = 0] = [blackKing, rook, whiteKing].map((name) => parseSquare(name) ?? 64);
	return placementOf(k, r, w);
}

describe('KRK paper: the value of an ending', () => {
	const mate = idOf('h8', 'a8', 'h6');
	const stalemate = idOf('a8', 'b7', 'b6');
	const taken = idOf('e5', 'e5', 'a1');

	it('a mate has the value -1000', () => {
		expect(judgeEnding(mate, 'black')).toBe('checkmate');
		expect(paperValue(mate, 'black', 'authors')).toBe(-1000);
	});

	it('a stalemate has the value 1000, and is none with White to move', () => {
		expect(judgeEnding(stalemate, 'black')).toBe('stalemate');
		expect(paperValue(stalemate, 'black', 'authors')).toBe(1000);
		expect(judgeEnding(stalemate, 'white')).toBeNull();
		expect(paperValue(stalemate, 'white', 'authors')).toBe(1);
	});

	it('a lost rook has the value 1000', () => {
		expect(isRookTaken(taken)).toBe(true);
		expect(judgeEnding(taken, 'white')).toBe('rook-capture');
		expect(paperValue(taken, 'white', 'authors')).toBe(1000);
	});
});
