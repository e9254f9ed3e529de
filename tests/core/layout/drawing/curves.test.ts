import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	busPath,
	edgeAt,
	edgePath,
	linePath
} from '../../../../src/lib/core/layout/drawing/curves.ts';
import type { Point } from '../../../../src/lib/core/layout/viewport.ts';

const coordinate = fc.double({ min: -4000, max: 4000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

/** The numbers of a path, in pairs. */
function pointsIn(path: string): Point[] {
	const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].map(([number]) =>
		Number(number)
	);
	return Array.from({ length: numbers.length / 2 }, (_, at) => ({
		x: numbers[2 * at] as number,
		y: numbers[2 * at + 1] as number
	}));
}

describe('an edge', () => {
	it('begins and ends at its nodes, and leaves and reaches them straight down', () => {
		fc.assert(
			fc.property(point, point, (source, target) => {
				const [from, down, up, to] = pointsIn(edgePath(source, target));
				expect(from?.x).toBeCloseTo(source.x, 2);
				expect(from?.y).toBeCloseTo(source.y, 2);
				expect(to?.x).toBeCloseTo(target.x, 2);
				expect(to?.y).toBeCloseTo(target.y, 2);
				expect(down?.x).toBe(from?.x);
				expect(up?.x).toBe(to?.x);
			})
		);
	});

	it('has a point at each height between its ends', () => {
		fc.assert(
			fc.property(point, point, fc.double({ min: 0, max: 1, noNaN: true }), (source, end, part) => {
				const target = { x: end.x, y: source.y + Math.abs(end.y - source.y) + 1 };
				const y = source.y + part * (target.y - source.y);
				const { x } = edgeAt(source, target, y);
				expect(x).toBeGreaterThanOrEqual(Math.min(source.x, target.x) - 1e-6);
				expect(x).toBeLessThanOrEqual(Math.max(source.x, target.x) + 1e-6);
			})
		);
	});
});

test('a line without corners goes through its points', () => {
	const points = [
		{ x: 1, y: 2 },
		{ x: 3.5, y: 4 },
		{ x: -5, y: 6 }
	];
	expect(linePath(points)).toBe('M1,2L3.5,4L-5,6');
	expect(linePath([])).toBe('');
});

test('a corner is as round as it is told, or as half of its shorter piece allows', () => {
	const corner = [
		{ x: 0, y: 0 },
		{ x: 0, y: 20 },
		{ x: 8, y: 20 }
	];
	expect(linePath(corner, 9)).toBe('M0,0L0,11Q0,20,4,20L8,20');
});

test('the line along a bus goes down, across and down, or straight down', () => {
	expect(busPath(0, 0, 30, 100, 60)).toBe('M0,0L0,21Q0,30,9,30L91,30Q100,30,100,39L100,60');
	expect(busPath(5, 0, 30, 5.2, 60)).toBe('M5,0L5.2,60');
});
