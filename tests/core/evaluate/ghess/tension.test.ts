import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attacksOf, tensionMap } from '../../../../src/lib/core/evaluate/ghess/tension.ts';
import { attackersOf } from '../../../../src/lib/core/games/chess/attacks.ts';
import {
	BISHOP,
	BLACK,
	QUEEN,
	ROOK,
	WHITE,
	colourOf,
	kindOf
} from '../../../../src/lib/core/games/chess/pieces.ts';
import { SQUARES } from '../../../../src/lib/core/games/chess/squares.ts';
import { chessState, follow, walksOf } from '../samples.ts';

const START = chessState('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

/** Ranks from the first, files from a. */
function ranksOf(map: readonly number[]): number[][] {
	return [0, 1, 2, 3, 4, 5, 6, 7].map((rank) =>
		[0, 1, 2, 3, 4, 5, 6, 7].map((file) => map[8 * file + rank] as number)
	);
}

describe('ghess tension: the starting position', () => {
	test('as published: the five printed ranks, and a total of 0', () => {
		const map = tensionMap(START, 'counted');
		expect(ranksOf(map).slice(0, 5)).toEqual([
			[1, 1, 2, 2, 1, 2, 1, 1],
			[1, 1, 1, 4, 4, 1, 1, 1],
			[2, 2, 3, 2, 2, 3, 2, 2],
			[0, 0, 0, 0, 0, 0, 0, 0],
			[0, 0, 0, 0, 0, 0, 0, 0]
		]);
		expect(map.reduce((a, b) => a + b, 0)).toBe(0);
	});

	test('corrected: no piece attacks its own square, which changes only ranks 1 and 8', () => {
		const [published, mended] = [tensionMap(START, 'counted'), tensionMap(START, 'left-out')];
		expect(ranksOf(mended)[0]).toEqual([0, 1, 1, 1, 1, 1, 1, 0]);
		expect(ranksOf(mended)[7]).toEqual([0, -1, -1, -1, -1, -1, -1, 0]);
		expect(ranksOf(mended).slice(1, 7)).toEqual(ranksOf(published).slice(1, 7));
		expect(mended.reduce((a, b) => a + b, 0)).toBe(0);
	});
});

test('the map equals the attacks by the rules of the game', () => {
	fc.assert(
		fc.property(walksOf({ games: ['chess'] }, 30), (walk) => {
			const state = chessState(walk.start);
			follow(walk, state, () => undefined);
			const { board } = state.position;
			const attackers = Array.from(
				SQUARES,
				(square) =>
					attackersOf(board, square, WHITE).length - attackersOf(board, square, BLACK).length
			);
			const mended = tensionMap(state, 'left-out');
			expect(mended).toEqual(attackers);
			const published = tensionMap(state, 'counted');
			for (const [index, square] of SQUARES.entries()) {
				const piece = board[square] as number;
				const slides = [BISHOP, ROOK, QUEEN].includes(kindOf(piece));
				const own = slides ? (colourOf(piece) === WHITE ? 1 : -1) : 0;
				expect(published[index]).toBe((mended[index] as number) + own);
			}
			for (const [map, way] of [
				[mended, 'left-out'],
				[published, 'counted']
			] as const) {
				const total = attacksOf(state, WHITE, way) - attacksOf(state, BLACK, way);
				expect(map.reduce((a, b) => a + b, 0)).toBe(total);
			}
		}),
		{ numRuns: 100 }
	);
});
