import { describe, expect, it } from 'vitest';
import {
	ILLEGAL,
	freeSquares,
	freeSquaresTable
} from '../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import { READINGS, READING_TEXTS } from '../../../../src/lib/core/games/krk/profile/readings.ts';
import { RELEASED_ORDER } from '../../../../src/lib/core/games/krk/move-order.ts';
import { writeBlackMoves } from '../../../../src/lib/core/games/krk/moves.ts';
import {
	LEGAL_REPLY,
	LEGAL_START,
	listPlacements
} from '../../../../src/lib/core/games/krk/legality.ts';
import { TURNS } from '../../../../src/lib/core/games/krk/placement.ts';
import { slice } from '../../../sweep.ts';

/** Figure 1 of the paper: black king g6, rook d5, white king d3. */
const FIGURE_1 = 206_557;

/** Number of values, their sum, the least and the greatest. */
const SUMS = [
	['authors', 'white', 175_168, 4_030_548, 1, 52],
	['authors', 'black', 223_944, 5_479_252, 0, 52],
	['authors-fixed', 'white', 175_168, 4_034_608, 1, 52],
	['authors-fixed', 'black', 223_944, 5_485_832, 0, 52],
	['no-opposition', 'white', 175_168, 4_034_608, 1, 52],
	['no-opposition', 'black', 223_944, 5_523_352, 1, 52],
	['literal', 'white', 175_168, 4_189_600, 1, 54],
	['literal', 'black', 223_944, 5_833_760, 0, 54],
	['area', 'white', 175_168, 4_374_720, 1, 49],
	['area', 'black', 223_944, 6_068_160, 1, 49],
	['flood', 'white', 175_168, 4_092_928, 1, 52],
	['flood', 'black', 223_944, 5_581_432, 0, 52],
	['mobility', 'white', 175_168, 874_928, 0, 8],
	['mobility', 'black', 223_944, 1_085_792, 0, 8]
] as const;

describe('freeSquares', () => {
	it.each([
		['authors', 12],
		['authors-fixed', 12],
		['no-opposition', 12],
		['literal', 12],
		['area', 12],
		['flood', 12],
		['mobility', 5]
	] as const)('freeSquares of Figure 1 under %s is %i', (reading, value) => {
		expect(freeSquares(50, 27, 29, reading)).toBe(value);
	});

	it.each(slice(SUMS, 5))(
		'freeSquares under %s with %s to move: sum and range',
		(reading, turn, count, sum, min, max) => {
			const values = freeSquaresTable(reading, turn).filter((value) => value !== ILLEGAL);
			expect(values).toHaveLength(count);
			expect(values.reduce((total, value) => total + value, 0)).toBe(sum);
			expect([Math.min(...new Set(values)), Math.max(...new Set(values))]).toEqual([min, max]);
		}
	);

	it('mobility counts the legal moves of the black king', () => {
		const table = freeSquaresTable('mobility', 'black');
		const out = new Int32Array(8);
		const wrong = listPlacements(LEGAL_REPLY).filter(
			(id) => table[id] !== writeBlackMoves(RELEASED_ORDER, id, out)
		);
		expect(wrong).toHaveLength(0);
	});
});

describe('freeSquares: tables', () => {
	it.each(slice(TURNS, 2))(
		'the tables contain exactly the legal placements with %s to move',
		(turn) => {
			const table = freeSquaresTable('authors', turn);
			const legal = new Set(listPlacements(turn === 'white' ? LEGAL_START : LEGAL_REPLY));
			expect(table).toHaveLength(262_144);
			expect(table.every((value, id) => (value !== ILLEGAL) === legal.has(id))).toBe(true);
		}
	);

	it.each(slice(['authors', 'flood'] as const, 2))(
		'the tables do not depend on the side to move: %s',
		(reading) => {
			const white = freeSquaresTable(reading, 'white');
			const black = freeSquaresTable(reading, 'black');
			const legal = listPlacements(LEGAL_START);
			expect(legal.every((id) => white[id] === black[id])).toBe(true);
			expect(white[FIGURE_1]).toBe(freeSquares(50, 27, 29, reading));
		}
	);

	it('the tables belong to their caller', () => {
		const first = freeSquaresTable('area', 'white');
		first.fill(7);
		expect(freeSquaresTable('area', 'white')[FIGURE_1]).toBe(12);
	});
});

describe('freeSquares: interpretations', () => {
	it('interpretations have different names', () => {
		const names = READINGS.map((reading) => READING_TEXTS[reading].name);
		expect(new Set(names).size).toBe(READINGS.length);
	});
});
