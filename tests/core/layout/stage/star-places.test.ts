/** Where a star is: in the free corner of a triangle, at the corner of a leaf, beside the value of a board. */
import { expect, test } from 'vitest';
import { starBy, starRect } from '../../../../src/lib/core/layout/stage/marks/star.ts';
import type { NodePart, TextPart } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';
import { overlaps } from './overlaps.ts';

const square = (width: number): Rect => ({
	left: 100,
	top: 100,
	right: 100 + width,
	bottom: 100 + width
});
const value = (left: number, right: number, top: number, bottom: number): TextPart =>
	({
		size: bottom - top,
		at: { x: (left + right) / 2, y: (top + bottom) / 2 },
		rect: { left, right, top, bottom }
	}) as TextPart;
const star = (more: Partial<Pick<NodePart, 'rect' | 'value' | 'shape' | 'board'>>): Rect =>
	starBy({ rect: square(50), value: null, shape: 'leaf', board: false, ...more });
const widthOf = ({ left, right }: Rect): number => right - left;

test('a star grows with its node, between 10 and 26 px in a whole tree and from 16 px in a path', () => {
	expect([20, 50, 200].map((width) => widthOf(star({ rect: square(width) })))).toEqual([
		10, 16, 26
	]);
	expect([20, 50, 100].map((width) => widthOf(starRect(square(width), width)))).toEqual([
		16, 16, 32
	]);
});

test('it is at the upper left, out of every shape but a triangle that points up', () => {
	expect(star({}).left).toBe(96);
	expect(star({ shape: 'min' }).left).toBe(96);
	expect(star({ shape: 'max' }).left).toBe(102);
	for (const shape of ['leaf', 'min', 'max'] as const) expect(star({ shape }).top).toBe(97);
	const inPath = starRect(square(50), 50);
	expect((inPath.left + inPath.right) / 2).toBe(98);
	expect((inPath.top + inPath.bottom) / 2).toBe(107);
});

test('it moves to the left of a value that it would cover, and no further', () => {
	const wide = value(104, 146, 105, 135);
	const moved = star({ value: wide });
	expect(overlaps(moved, wide.rect)).toBe(false);
	expect(moved.right).toBe(104);
	expect(star({ value: value(130, 140, 105, 135) })).toEqual(star({}));
	expect(star({ value: value(104, 146, 120, 150) })).toEqual(star({}));
	// In a path, too, where a leaf may be hardly larger than its number.
	expect(starRect(square(20), 20).right).toBeCloseTo(107.2);
	expect(starRect(square(20), 20, 105).right).toBe(105);
	expect(starRect(square(20), 20, 110)).toEqual(starRect(square(20), 20));
});

test('that of a board is beside its value, below the board', () => {
	const below = value(115, 135, 152, 172);
	const beside = star({ board: true, value: below });
	expect(beside.right).toBe(113);
	expect(beside.top).toBeGreaterThanOrEqual(150);
	expect(overlaps(beside, square(50))).toBe(false);
	// A small value has a small star.
	expect(widthOf(star({ board: true, value: value(115, 135, 152, 162) }))).toBe(12);
	expect(star({ board: true })).toEqual(star({}));
});
