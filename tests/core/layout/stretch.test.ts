import fc from 'fast-check';
import { shares } from '../search/samples.ts';
import { describe, expect, it } from 'vitest';
import {
	followStretch,
	isWhole,
	LEAST_UNITS,
	panStretch,
	stretchAt,
	wholeStretch,
	zoomStretch,
	type Stretch
} from '../../../src/lib/core/layout/stretch.ts';

const parts = shares;
const scenes: fc.Arbitrary<{ width: number; stretch: Stretch }> = fc
	.tuple(fc.integer({ min: 1, max: 4_000_000 }), parts, parts)
	.map(([width, from, length]) => ({
		width,
		stretch: stretchAt(from * width, length * width, width)
	}));

function expectAllowed({ from, to }: Stretch, width: number): void {
	expect(from).toBeGreaterThanOrEqual(0);
	expect(to).toBeLessThanOrEqual(width + 1e-6);
	expect(to - from).toBeGreaterThanOrEqual(Math.min(LEAST_UNITS, width) - 1e-6);
}

describe('a stretch of the axis', () => {
	it('a stretch stays on the axis and between its scales under any changes', () => {
		fc.assert(
			fc.property(
				scenes,
				fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
				fc.double({ min: -2, max: 3, noNaN: true }),
				parts,
				({ width, stretch }, factor, at, part) => {
					expectAllowed(zoomStretch(stretch, factor, part * width, width), width);
					expectAllowed(panStretch(stretch, at * width, width), width);
					expectAllowed(followStretch(stretch, part * width, width), width);
				}
			)
		);
	});

	it('zooming keeps the point under the pointer', () => {
		const zoomed = zoomStretch({ from: 400, to: 600 }, 4, 450, 1000);
		expect(zoomed).toEqual({ from: 437.5, to: 487.5 });
		expect(zoomStretch(zoomed, 1 / 4, 450, 1000)).toEqual({ from: 400, to: 600 });
	});

	it('zooming out far enough returns to the whole', () => {
		fc.assert(
			fc.property(scenes, parts, ({ width, stretch }, part) => {
				const at = stretch.from + part * (stretch.to - stretch.from);
				expect(zoomStretch(stretch, 1e-9, at, width)).toEqual(wholeStretch(width));
			})
		);
		expect(isWhole({ from: 0, to: 10 }, 10)).toBe(true);
		expect(isWhole({ from: 0.5, to: 10 }, 10)).toBe(false);
	});

	it('following moves by the least that brings a unit into view', () => {
		const stretch = { from: 100, to: 200 };
		for (const unit of [100, 150, 200]) expect(followStretch(stretch, unit, 1000)).toBe(stretch);
		expect(followStretch(stretch, 201, 1000)).toEqual({ from: 105, to: 205 });
		expect(followStretch(stretch, 90, 1000)).toEqual({ from: 86, to: 186 });
		expect(followStretch(stretch, 1000, 1000)).toEqual({ from: 900, to: 1000 });
		fc.assert(
			fc.property(scenes, parts, ({ width, stretch }, part) => {
				const { from, to } = followStretch(stretch, part * width, width);
				expect(from - 1e-6).toBeLessThanOrEqual(part * width);
				expect(to + 1e-6).toBeGreaterThanOrEqual(part * width);
				expect(to - from).toBeCloseTo(stretch.to - stretch.from, 5);
			})
		);
	});
});
