import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	fitTransform,
	followTransform,
	pointToScreen,
	pointToTree,
	rectToScreen,
	rectToTree,
	unionOf,
	type Rect,
	type Transform
} from '../../../src/lib/core/layout/viewport.ts';

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const scale = fc.double({ min: 0.05, max: 8, noNaN: true });
const transforms: fc.Arbitrary<Transform> = fc.record({ x: coordinate, y: coordinate, k: scale });
const points = fc.record({ x: coordinate, y: coordinate });
const rects: fc.Arbitrary<Rect> = fc
	.tuple(coordinate, coordinate, fc.double({ min: 0, max: 600, noNaN: true }), fc.nat(600))
	.map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));
const sizes = fc.record({
	width: fc.integer({ min: 200, max: 2000 }),
	height: fc.integer({ min: 200, max: 1500 })
});

const LIMITS = { minScale: 0.1, maxScale: 2, padding: 20 };
const MARGIN = 40;

function isInside(rect: Rect, width: number, height: number, margin: number): boolean {
	const slack = 1e-6;
	return (
		rect.left >= margin - slack &&
		rect.top >= margin - slack &&
		rect.right <= width - margin + slack &&
		rect.bottom <= height - margin + slack
	);
}

describe('viewport: conversions', () => {
	it('conversions to the screen and back are inverse', () => {
		fc.assert(
			fc.property(transforms, points, rects, (transform, point, rect) => {
				const back = pointToTree(transform, pointToScreen(transform, point));
				expect(back.x).toBeCloseTo(point.x, 6);
				expect(back.y).toBeCloseTo(point.y, 6);
				const rectBack = rectToTree(transform, rectToScreen(transform, rect));
				expect(rectBack.left).toBeCloseTo(rect.left, 6);
				expect(rectBack.bottom).toBeCloseTo(rect.bottom, 6);
			})
		);
	});

	it('a transform scales first and then moves, as in d3-zoom', () => {
		const transform = { x: 10, y: 20, k: 2 };
		expect(pointToScreen(transform, { x: 3, y: 4 })).toEqual({ x: 16, y: 28 });
		expect(rectToTree(transform, { left: 10, top: 20, right: 110, bottom: 220 })).toEqual({
			left: 0,
			top: 0,
			right: 50,
			bottom: 100
		});
	});
});

describe('fitTransform', () => {
	it('the fit shows everything in the middle, as large as possible', () => {
		const size = { width: 440, height: 240 };
		const bounds = { left: 100, top: 0, right: 300, bottom: 50 };
		expect(fitTransform(bounds, size, LIMITS)).toEqual({ x: -180, y: 70, k: 2 });
		expect(fitTransform({ ...bounds, bottom: 200 }, size, LIMITS)).toEqual({ x: 20, y: 20, k: 1 });
	});

	it('the fit shows a single point as large as the limits allow', () => {
		const point = { left: 7, top: 9, right: 7, bottom: 9 };
		const transform = fitTransform(point, { width: 100, height: 100 }, LIMITS);
		expect(transform.k).toBe(2);
		expect(pointToScreen(transform, { x: 7, y: 9 })).toEqual({ x: 50, y: 50 });
	});

	it('the fit respects the limits, keeps the padding if they allow it, and always centres', () => {
		fc.assert(
			fc.property(rects, sizes, (bounds, size) => {
				const transform = fitTransform(bounds, size, LIMITS);
				const seen = rectToScreen(transform, bounds);
				expect(transform.k).toBeGreaterThanOrEqual(LIMITS.minScale);
				expect(transform.k).toBeLessThanOrEqual(LIMITS.maxScale);
				expect((seen.left + seen.right) / 2).toBeCloseTo(size.width / 2, 6);
				expect((seen.top + seen.bottom) / 2).toBeCloseTo(size.height / 2, 6);
				const inside = isInside(seen, size.width, size.height, LIMITS.padding);
				expect(inside || transform.k === LIMITS.minScale).toBe(true);
				const touches =
					Math.abs(seen.left - LIMITS.padding) < 1e-6 || Math.abs(seen.top - LIMITS.padding) < 1e-6;
				const limited = transform.k === LIMITS.maxScale || transform.k === LIMITS.minScale;
				expect(touches || limited).toBe(true);
			})
		);
	});

	it('the fit is usable on a screen smaller than its padding', () => {
		const { x, y, k } = fitTransform(
			{ left: 0, top: 0, right: 10, bottom: 10 },
			{ width: 0, height: 0 },
			LIMITS
		);
		expect([x, y, k].every(Number.isFinite)).toBe(true);
	});
});

describe('followTransform', () => {
	const size = { width: 400, height: 300 };
	const still = { x: 0, y: 0, k: 1 };
	const node = (x: number, y: number): Rect => ({
		left: x - 10,
		top: y - 10,
		right: x + 10,
		bottom: y + 10
	});

	it('following does not move if the focus is in view', () => {
		expect(followTransform(still, [node(200, 150), node(60, 60)], size, MARGIN)).toBe(still);
		expect(followTransform(still, [], size, MARGIN)).toBe(still);
	});

	it('following moves just far enough', () => {
		expect(followTransform(still, [node(400, 150)], size, MARGIN)).toEqual({ x: -50, y: 0, k: 1 });
		expect(followTransform(still, [node(0, 400)], size, MARGIN)).toEqual({ x: 50, y: -150, k: 1 });
	});

	it('following drops parts that do not fit together with more important ones', () => {
		const far = node(2000, 150);
		const near = node(390, 150);
		expect(followTransform(still, [node(200, 150), far, near], size, MARGIN)).toEqual({
			x: -40,
			y: 0,
			k: 1
		});
	});

	it('following centres a focus that is larger than the screen', () => {
		const wide = { left: 0, top: 100, right: 1000, bottom: 120 };
		expect(followTransform(still, [wide], size, MARGIN)).toEqual({ x: -300, y: 0, k: 1 });
	});

	it('following shows the first focus, moves no axis the wrong way, and then rests', () => {
		fc.assert(
			fc.property(
				transforms,
				fc.array(rects, { minLength: 1, maxLength: 4 }),
				sizes,
				(current, focus, screen) => {
					const moved = followTransform(current, focus, screen, MARGIN);
					expect(moved.k).toBe(current.k);
					const first = rectToScreen(moved, focus[0] as Rect);
					const fits =
						first.right - first.left <= screen.width - 2 * MARGIN &&
						first.bottom - first.top <= screen.height - 2 * MARGIN;
					if (fits) expect(isInside(first, screen.width, screen.height, MARGIN)).toBe(true);
					const again = followTransform(moved, focus, screen, MARGIN);
					expect(again.x).toBeCloseTo(moved.x, 6);
					expect(again.y).toBeCloseTo(moved.y, 6);
					const all = rectToScreen(current, focus.reduce(unionOf));
					if (isInside(all, screen.width, screen.height, MARGIN + 1e-3)) {
						expect(moved).toBe(current);
					}
				}
			)
		);
	});
});
