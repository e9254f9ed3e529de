/** The numbers of a fan, "26 ✂ 340": as large as their space allows, in one line, without a gap too much. */
import { describe, expect, test } from 'vitest';
import {
	numbersAt,
	scissorsIn,
	sizeIn,
	widthOf
} from '../../../../src/lib/core/layout/stage/marks/fan-numbers.ts';
import type { SpineView } from '../../../../src/lib/core/layout/stage/placement/spine/spine-view.ts';

/** Letters half as wide as they are high; type of 20 px, which may shrink outside a lecture. */
const viewOf = (smallest: number): SpineView =>
	({
		scene: {
			measure: (text: string, size: number) => text.length * size * 0.5,
			type: { small: 20, smallest }
		}
	}) as unknown as SpineView;
const page = viewOf(0.75);
const lecture = viewOf(1);

describe('the size of the numbers', () => {
	test.each([
		// "26" is 20 px wide at full size.
		[20, 20, 20],
		[100, 100, 20],
		[18, 20, 18],
		[20, 17, 17],
		// Not below four fifths.
		[16, 20, 16],
		[15.9, 20, null],
		[20, 15.9, null]
	])('in %d × %d is %s', (width, height, size) => {
		expect(sizeIn(page, 26, null, { width, height })).toBe(size);
	});

	test('does not shrink in a lecture', () => {
		expect(sizeIn(lecture, 26, null, { width: 20, height: 20 })).toBe(20);
		expect(sizeIn(lecture, 26, null, { width: 19, height: 20 })).toBeNull();
	});
});

test('the scissors have their number where it fits, stand alone where they fit, and are no smaller than 0.7', () => {
	// 1.1 + 0.14 of the size, and three figures of half of it.
	expect(scissorsIn(page, 340, { width: 54.8, height: 20 })).toEqual({
		pruned: 340,
		size: 20,
		width: widthOf(page, null, 340, 20)
	});
	expect(scissorsIn(page, 340, { width: 30, height: 20 })).toEqual({
		pruned: null,
		size: 20,
		width: 22
	});
	expect(scissorsIn(page, 340, { width: 15.5, height: 20 })?.size).toBeCloseTo(15.5 / 1.1, 6);
	expect(scissorsIn(page, 340, { width: 30, height: 14 })?.size).toBe(14);
	expect(scissorsIn(page, 340, { width: 30, height: 13.9 })).toBeNull();
	expect(scissorsIn(page, 340, { width: 15.3, height: 20 })).toBeNull();
});

test('they follow each other from the left, and are as wide as was counted', () => {
	for (const [visited, pruned] of [
		[26, 340],
		[26, null],
		[null, 7]
	] as const) {
		const found = numbersAt(page, 'a', visited, pruned, 100, 50, 20);
		expect(found.visited?.text ?? null).toBe(visited === null ? null : String(visited));
		expect(found.pruned?.text ?? null).toBe(pruned === null ? null : String(pruned));
		const rects = [found.visited?.rect, found.scissors, found.pruned?.rect].flatMap(
			(rect) => rect ?? []
		);
		expect(rects[0]?.left).toBeCloseTo(100, 6);
		expect((rects.at(-1)?.right ?? 0) - 100).toBeCloseTo(widthOf(page, visited, pruned, 20), 6);
		for (const [at, { left }] of rects.entries()) {
			if (at > 0) expect(left).toBeGreaterThan(rects[at - 1]?.right ?? 0);
		}
		for (const { top, bottom } of rects) expect((top + bottom) / 2).toBeCloseTo(50, 6);
	}
});
