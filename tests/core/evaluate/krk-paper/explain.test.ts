import { describe, expect, it } from 'vitest';
import { assert } from '../../../../src/lib/core/base/assert.ts';
import {
	explainFreeSquares,
	type Explanation
} from '../../../../src/lib/core/evaluate/krk-paper/explain.ts';
import { freeSquaresTable } from '../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import { READINGS } from '../../../../src/lib/core/games/krk/profile/readings.ts';
import { hasSquare, listSquares } from '../../../../src/lib/core/evaluate/krk-paper/square-set.ts';
import { LEGAL_START, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { placementOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { parseSquare } from '../../../../src/lib/core/games/krk/squares.ts';
import { DRAWINGS } from './drawings.ts';

/** "kg6 Rd5 Kd3" */
function idOf(men: string): number {
	const at = (man: string): number => {
		const name = new RegExp(`${man}(..)`).exec(men)?.[1] ?? '';
		return parseSquare(name) ?? 64;
	};
	return placementOf(at('k'), at('R'), at('K'));
}

/** Rank 8 first: * counts, x is removed. */
function draw({ squares, taken }: Explanation): string[] {
	return Array.from({ length: 8 }, (_, row) =>
		Array.from({ length: 8 }, (_, file) => {
			const square = 8 * file + row;
			return hasSquare(squares, square) ? '*' : hasSquare(taken, square) ? 'x' : '.';
		}).join('')
	);
}

describe('free squares: explanation', () => {
	it.each(DRAWINGS)('$name', ({ men, reading, case: kind, parts, board }) => {
		const known = READINGS.find((one) => one === reading);
		assert(known !== undefined, reading);
		const explanation = explainFreeSquares(idOf(men), 'black', known);
		expect(draw(explanation)).toEqual(board);
		expect(explanation).toMatchObject({
			reading,
			case: kind,
			parts,
			total: board.join('').split('*').length - 1
		});
	});

	it('the explanation agrees with the tables', () => {
		const some = listPlacements(LEGAL_START).filter((_, index) => index % 97 === 0);
		for (const reading of READINGS) {
			const table = freeSquaresTable(reading, 'white');
			for (const id of some) {
				const { total, squares } = explainFreeSquares(id, 'white', reading);
				expect(total).toBe(table[id]);
				expect(listSquares(squares)).toHaveLength(total);
			}
		}
	});

	it('the explanation says where an ending decides the value', () => {
		expect(explainFreeSquares(idOf('kh8 Ra8 Kh6'), 'black', 'authors').ending).toBe('checkmate');
		expect(explainFreeSquares(idOf('ka8 Rb7 Kb6'), 'black', 'authors').ending).toBe('stalemate');
		expect(explainFreeSquares(idOf('ka8 Rb7 Kb6'), 'white', 'authors').ending).toBeNull();
		expect(explainFreeSquares(idOf('kg6 Rd5 Kd3'), 'black', 'authors').ending).toBeNull();
	});

	it.each([
		['two pieces on one square', 'kg6 Rd3 Kd3', 'black'],
		['kings side by side', 'kg6 Rd3 Kg5', 'black'],
		['a check with White to move', 'kg6 Rg1 Kd3', 'white'],
		['the rook taken', 'kg6 Rg6 Kd3', 'white']
	] as const)('only a legal placement has an explanation: %s', (_name, men, turn) => {
		expect(() => explainFreeSquares(idOf(men), turn, 'authors')).toThrow('Placement');
	});
});
