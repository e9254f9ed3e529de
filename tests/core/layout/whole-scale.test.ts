import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	clampSight,
	followSight,
	isWholeSight,
	leastScale,
	mostScale,
	panSight,
	pixelAt,
	pixelOfPly,
	plyAt,
	plyGap,
	sightOf,
	wholeSight,
	xAt,
	zoomSight,
	type Sight,
	type WholeShape
} from '../../../src/lib/core/layout/whole-scale.ts';

const shapes: fc.Arbitrary<WholeShape> = fc.record({
	width: fc.oneof(fc.constant(0), fc.double({ min: 1, max: 4_000_000, noNaN: true })),
	plies: fc.integer({ min: 1, max: 60 }),
	size: fc.record({
		width: fc.integer({ min: 200, max: 2500 }),
		height: fc.integer({ min: 150, max: 1600 })
	}),
	grown: fc.constantFrom(1, 1.5)
});

const part = fc.double({ min: 0, max: 1, noNaN: true });

/** A shape with a part of it in view, at any zoom. */
const looks = fc.tuple(shapes, part, part, part).map(([shape, zoom, across, down]) => {
	const [least, most] = [leastScale(shape), mostScale(shape)];
	const k = least * (most / least) ** zoom;
	const from = across * shape.width;
	const top = down * shape.plies * plyGap(shape, k);
	return { shape, sight: clampSight(shape, { from, k, top }) };
});

/** A part from where a node comes into view but for a rounding of the place of its ply. */
const ROUNDED = {
	shape: { width: 0, plies: 4, size: { width: 200, height: 150 }, grown: 1 },
	sight: { from: -0.5036895399318829, k: 171.36773191008155, top: 123.82997305704669 }
};

function expectNear(one: Sight, other: Sight): void {
	expect(one.k / other.k).toBeCloseTo(1, 9);
	expect((one.from - other.from) * one.k).toBeCloseTo(0, 4);
	expect(one.top).toBeCloseTo(other.top, 4);
}

describe('whole tree: scale', () => {
	it('the whole sight shows the first and last node, and the first and last ply', () => {
		fc.assert(
			fc.property(shapes, (shape) => {
				const sight = wholeSight(shape);
				expect(pixelAt(sight, 0)).toBeGreaterThanOrEqual(27);
				expect(pixelAt(sight, shape.width)).toBeLessThanOrEqual(shape.size.width - 27);
				expect(isWholeSight(shape, sight)).toBe(true);
				// Plies that would overlap are scrolled instead.
				const last = pixelOfPly(shape, sight, shape.plies - 1);
				if (last > shape.size.height - 26) expect(plyGap(shape, sight.k)).toBe(16);
				expect(pixelOfPly(shape, sight, 0)).toBeGreaterThanOrEqual(26);
			})
		);
	});

	it('the root of a whole sight stays where it is while its tree gets more plies', () => {
		const more = fc.integer({ min: 1, max: 12 });
		fc.assert(
			fc.property(shapes, more, (shape, plies) => {
				// A ply alone is in the middle.
				fc.pre(shape.plies > 1);
				const next = { ...shape, plies: shape.plies + plies };
				const before = pixelOfPly(shape, wholeSight(shape), 0);
				expect(pixelOfPly(next, wholeSight(next), 0)).toBeCloseTo(before, 6);
			})
		);
	});

	it('the closest zoom has space for boards, on every ply', () => {
		fc.assert(
			fc.property(shapes, (shape) => {
				expect(mostScale(shape)).toBeGreaterThanOrEqual(140 * shape.grown);
				expect(plyGap(shape, mostScale(shape))).toBeGreaterThanOrEqual(156 * shape.grown - 1e-6);
			})
		);
	});

	it('zooming in only moves plies apart, without jumps', () => {
		fc.assert(
			fc.property(looks, ({ shape, sight }) => {
				const gap = plyGap(shape, sight.k);
				const next = plyGap(shape, sight.k * 1.001);
				expect(next).toBeGreaterThanOrEqual(gap);
				expect(next / gap).toBeLessThan(1.01);
			})
		);
	});

	it('pixels and places convert in both directions', () => {
		fc.assert(
			fc.property(looks, part, ({ shape, sight }, at) => {
				const pixel = at * shape.size.width;
				expect(pixelAt(sight, xAt(sight, pixel))).toBeCloseTo(pixel, 4);
				const ply = Math.floor(at * shape.plies);
				const y = pixelOfPly(shape, sight, ply);
				expect(plyAt(shape, sight, y)).toBeCloseTo(ply + 0.5, 6);
			})
		);
	});
});

describe('whole tree: zooming', () => {
	it('zooming keeps the point under the pointer, if the tree extends over the pane', () => {
		const factors = fc.double({ min: 1, max: 3, noNaN: true });
		fc.assert(
			fc.property(looks, part, part, factors, ({ shape, sight }, across, down, factor) => {
				const { width, height } = shape.size;
				// A point on the tree: outside it, zooming in would move the tree out of view.
				const left = Math.max(pixelAt(sight, 0), 0);
				const right = Math.min(pixelAt(sight, shape.width), width);
				const point = { x: left + across * (right - left), y: down * height };
				const [x, ply] = [xAt(sight, point.x), plyAt(shape, sight, point.y)];
				const next = zoomSight(shape, sight, factor, point);
				const isWide = shape.width * sight.k > width;
				if (isWide) expect(pixelAt(next, x)).toBeCloseTo(point.x, 3);
				const isHigh = (shape.plies - 1) * plyGap(shape, sight.k) > height;
				const isOnTree = ply >= 0.5 && ply <= shape.plies - 0.5;
				if (isHigh && isOnTree) expect(plyAt(shape, next, point.y)).toBeCloseTo(ply, 5);
			})
		);
	});

	it('zooming in and out again returns to the same sight', () => {
		fc.assert(
			fc.property(looks, ({ shape, sight }) => {
				fc.pre(sight.k * 1.5 < mostScale(shape));
				const point = { x: shape.size.width / 2, y: shape.size.height / 2 };
				const there = zoomSight(shape, sight, 1.5, point);
				fc.pre(plyGap(shape, sight.k) === plyGap(shape, there.k));
				expectNear(zoomSight(shape, there, 1 / 1.5, point), sight);
			})
		);
	});

	it('zooming stops at the whole tree and at the closest view', () => {
		fc.assert(
			fc.property(looks, ({ shape, sight }) => {
				const point = { x: 40, y: 40 };
				const out = zoomSight(shape, sight, 1e-9, point);
				expectNear({ ...out, top: 0 }, { ...wholeSight(shape), top: 0 });
				expect(zoomSight(shape, sight, 1e12, point).k).toBe(mostScale(shape));
			})
		);
	});
});

describe('whole tree: moving', () => {
	it('moving never loses the tree', () => {
		const far = fc.double({ min: -1e9, max: 1e9, noNaN: true });
		fc.assert(
			fc.property(looks, far, far, ({ shape, sight }, dx, dy) => {
				const next = panSight(shape, sight, dx, dy);
				expect(pixelAt(next, 0)).toBeLessThan(shape.size.width);
				expect(pixelAt(next, shape.width)).toBeGreaterThan(0);
				expect(pixelOfPly(shape, next, 0)).toBeLessThan(shape.size.height);
				expect(pixelOfPly(shape, next, shape.plies - 1)).toBeGreaterThan(0);
				expectNear(clampSight(shape, next), next);
			})
		);
	});

	it('following moves only to invisible nodes, and without zooming', () => {
		fc.assert(
			fc.property(looks, part, part, ({ shape, sight }, across, down) => {
				const x = across * shape.width;
				const ply = Math.floor(down * (shape.plies - 1));
				const next = followSight(shape, sight, x, ply);
				expect(next.k).toBe(sight.k);
				expect(pixelAt(next, x)).toBeGreaterThanOrEqual(0);
				expect(pixelAt(next, x)).toBeLessThanOrEqual(shape.size.width + 1e-6);
				expect(pixelOfPly(shape, next, ply)).toBeGreaterThanOrEqual(0);
				expect(pixelOfPly(shape, next, ply)).toBeLessThanOrEqual(shape.size.height);
				expect(followSight(shape, next, x, ply)).toBe(next);
			}),
			{ examples: [[ROUNDED, 0, 0]] }
		);
	});

	it('sightOf brings a stretch into view as large as possible', () => {
		fc.assert(
			fc.property(looks, part, part, ({ shape }, one, other) => {
				const [from, to] = [Math.min(one, other) * shape.width, Math.max(one, other) * shape.width];
				const next = sightOf(shape, from, to, 0);
				const isClosest = next.k === mostScale(shape);
				const least = isClosest ? -Infinity : -1e-3;
				expect(pixelAt(next, from)).toBeGreaterThanOrEqual(least);
				expect(pixelAt(next, to)).toBeLessThanOrEqual(shape.size.width - least);
				expect(pixelOfPly(shape, next, 0)).toBeGreaterThan(0);
			})
		);
	});
});
