import { expect, test } from 'vitest';
import {
	SQUARES,
	areAligned,
	distance,
	fileOf,
	isBetween,
	nameKey,
	parseSquare,
	rowOf,
	squareAt,
	squareName
} from '../../../../src/lib/core/games/krk/squares.ts';

const ALL = Array.from({ length: SQUARES }, (_, square) => square);

test.each([
	['a8', 0],
	['a7', 1],
	['a1', 7],
	['b8', 8],
	['d5', 27],
	['h8', 56],
	['h1', 63]
])('%s is square %i', (name, square) => {
	expect(squareName(square)).toBe(name);
	expect(parseSquare(name)).toBe(square);
});

test.each(['', 'a', 'a0', 'a9', 'i1', 'A1', 'a11', ' a1'])('%j is rejected as a square', (name) => {
	expect(parseSquare(name)).toBeNull();
});

test('square, file, row and name are equivalent', () => {
	for (const square of ALL) {
		expect(squareAt(fileOf(square), rowOf(square))).toBe(square);
		expect(parseSquare(squareName(square))).toBe(square);
	}
	const byKey = ALL.toSorted((one, other) => nameKey(one) - nameKey(other)).map(squareName);
	expect(byKey).toEqual(ALL.map(squareName).sort());
});

test.each([
	['a1', 'a1', 0],
	['a1', 'h8', 7],
	['d4', 'e5', 1],
	['d4', 'd2', 2],
	['b8', 'g3', 5]
])('from %s to %s a king takes %i moves', (one, other, moves) => {
	expect(distanceOf(one, other)).toBe(moves);
	expect(distanceOf(other, one)).toBe(moves);
});

test('distance and lines agree with coordinates everywhere', () => {
	for (const one of ALL) {
		for (const other of ALL) {
			const files = Math.abs(fileOf(one) - fileOf(other));
			const rows = Math.abs(rowOf(one) - rowOf(other));
			expect(distance(one, other)).toBe(Math.max(files, rows));
			expect(areAligned(one, other)).toBe((files === 0) !== (rows === 0));
			const between = ALL.filter((middle) => isBetween(middle, one, other));
			expect(between).toHaveLength(areAligned(one, other) ? files + rows - 1 : 0);
			for (const middle of between) {
				expect(areAligned(middle, one) && areAligned(middle, other)).toBe(true);
				expect(distance(middle, one) + distance(middle, other)).toBe(files + rows);
			}
		}
	}
});

function distanceOf(one: string, other: string): number {
	return distance(parseSquare(one) ?? NaN, parseSquare(other) ?? NaN);
}
