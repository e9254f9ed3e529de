import { describe, expect, it } from 'vitest';
import {
	ILLEGAL,
	freeSquaresTable
} from '../../../../src/lib/core/evaluate/krk-paper/free-squares.ts';
import { LEGAL_REPLY, listPlacements } from '../../../../src/lib/core/games/krk/legality.ts';
import { mapPlacement } from '../../../../src/lib/core/games/krk/symmetry.ts';
import { menOf } from './slow-reading.ts';

const everywhere = listPlacements(LEGAL_REPLY);
const released = freeSquaresTable('authors', 'black');
const meant = freeSquaresTable('authors-fixed', 'black');

/** Mirrored files, mirrored rows, file and row exchanged: together they make all eight. */
const GENERATORS = [1, 2, 4];
const ALL_EIGHT = [0, 1, 2, 3, 4, 5, 6, 7];

/** For each symmetry, the number of placements with another value than their image. */
function countBroken(table: Int16Array, symmetries: readonly number[]): number[] {
	return symmetries.map(
		(symmetry) => everywhere.filter((id) => table[id] !== table[mapPlacement(symmetry, id)]).length
	);
}

describe('free squares: the eight symmetries', () => {
	it('the symmetries change nothing in the intended rule of the released program', () => {
		expect(countBroken(meant, ALL_EIGHT)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
	});

	it.each(['no-opposition', 'literal', 'area', 'flood', 'mobility'] as const)(
		'the symmetries change nothing in %s',
		(reading) => {
			expect(countBroken(freeSquaresTable(reading, 'black'), GENERATORS)).toEqual([0, 0, 0]);
		}
	);

	it('the released program is symmetric left to right, but not in rows or the diagonal', () => {
		expect(countBroken(released, ALL_EIGHT)).toEqual([
			0, 0, 560, 560, 12_040, 12_040, 12_040, 12_040
		]);
	});
});

/** A check along a rank, and the white king two squares above the black one. */
function isSwappedCheck(id: number): boolean {
	const { k, r, w } = menOf(id);
	return k.y === r.y && k.x === w.x && w.y === k.y - 2;
}

/** The white king next to the rook on its rank, the black one beyond it, and two squares to the edge. */
function isTurnedPassage(id: number): boolean {
	const { k, r, w } = menOf(id);
	if (w.y !== r.y) return false;
	return w.x > r.x ? k.x > w.x && w.x <= 5 : k.x < w.x && w.x >= 2;
}

describe('free squares: the two faults of the released program', () => {
	const different = everywhere.filter((id) => released[id] !== meant[id]);
	const count = (ids: Int32Array, family: (id: number) => boolean): number =>
		ids.filter(family).length;

	it('the two faults account for every difference', () => {
		expect(different.filter((id) => !isSwappedCheck(id) && !isTurnedPassage(id))).toHaveLength(0);
	});

	it('the two faults change this many of the possible values', () => {
		expect([count(different, isSwappedCheck), count(everywhere, isSwappedCheck)]).toEqual([
			280, 336
		]);
		expect([count(different, isTurnedPassage), count(everywhere, isTurnedPassage)]).toEqual([
			5740, 5740
		]);
	});

	it('with White to move only the passages show the faults', () => {
		const starts = freeSquaresTable('authors', 'white');
		const meantStarts = freeSquaresTable('authors-fixed', 'white');
		const changed = everywhere.filter((id) => starts[id] !== meantStarts[id]);
		expect(changed).toEqual(different.filter((id) => isTurnedPassage(id)));
		expect(starts.filter((value) => value !== ILLEGAL)).toHaveLength(175_168);
	});
});
