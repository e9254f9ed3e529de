import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	clampSight,
	leastScale,
	mostScale,
	pixelAt,
	plyGap,
	type WholeShape
} from '../../../src/lib/core/layout/whole-scale.ts';
import { wholeTreeOf } from '../../../src/lib/core/layout/whole-tree.ts';
import { addClipped } from '../../../src/lib/core/layout/clip-line.ts';
import { CROWDED, sceneOf } from '../../../src/lib/core/layout/ply-scene.ts';
import { wholeLook, type WholeLook } from '../../../src/lib/core/layout/whole-look.ts';
import { nestedTrees, record } from './recordings.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });

/** Any view of any tree at any step. */
const looks: fc.Arbitrary<WholeLook> = fc
	.record({
		tree: nestedTrees,
		basis: fc.constantFrom('search' as const, 'minimax' as const),
		step: part,
		// So far, a problem, and all of it.
		known: fc.constantFrom(
			{ drawsAhead: false, isWhole: false },
			{ drawsAhead: true, isWhole: false },
			{ drawsAhead: true, isWhole: true }
		),
		zoom: part,
		across: part,
		down: part
	})
	.map(({ tree: nested, basis, step, known, zoom, across, down }) => {
		const recording = record(nested);
		const tree = wholeTreeOf(recording, basis) ?? wholeTreeOf(recording, 'search');
		const size = { width: 240, height: 200 };
		const shape: WholeShape = { width: tree.width, plies: tree.plies, size, grown: 1 };
		const [least, most] = [leastScale(shape), mostScale(shape)];
		const k = least * (most / least) ** zoom;
		const top = down * tree.plies * plyGap(shape, k);
		const sight = clampSight(shape, { from: across * tree.width, k, top });
		const progress = tree.progressAt(Math.floor(step * (recording.trace.steps - 1)));
		return wholeLook(tree, progress, { shape, sight, known, boards: 'some' });
	});

/** The visible units of a ply in the pane, found by checking each. */
function seenOn(look: WholeLook, ply: number): number[] {
	const { source: tree, sight, shape, progress, known } = look;
	return Array.from({ length: tree.countAt(ply) }, (_, i) => tree.unitAt(ply, i)).filter((unit) => {
		const x = pixelAt(sight, tree.xOf(unit));
		return x >= 0 && x < shape.size.width && (known.drawsAhead || unit < progress.until);
	});
}

/** The distance to the nearest neighbour on its ply, visible or not. */
function roomOf({ source: tree, sight }: WholeLook, unit: number): number {
	const ply = tree.units.depthOf(unit);
	const others = Array.from({ length: tree.countAt(ply) }, (_, i) => tree.unitAt(ply, i));
	const x = tree.xOf(unit);
	return (
		Math.min(
			...others.filter((other) => other !== unit).map((other) => Math.abs(tree.xOf(other) - x))
		) * sight.k
	);
}

describe('whole tree: scene', () => {
	it('every visible node occurs once: as a mark, or in a crowd', () => {
		fc.assert(
			fc.property(looks, (look) => {
				for (const { ply, nodes, crowd } of sceneOf(look).plies) {
					const seen = seenOn(look, ply);
					if (crowd === 'all') {
						expect(nodes).toEqual([]);
						continue;
					}
					const drawn = new Set(nodes.map(({ unit }) => unit));
					expect(drawn.size).toBe(nodes.length);
					const marks = seen.filter((unit) => drawn.has(unit));
					const inPane = crowd.filter(({ x }) => x >= 0 && x < look.shape.size.width);
					expect(marks.length + inPane.length).toBe(seen.length);
				}
			})
		);
	});

	it('marks never touch', () => {
		fc.assert(
			fc.property(looks, (look) => {
				for (const { nodes } of sceneOf(look).plies) {
					for (const { unit, size } of nodes) {
						const room = roomOf(look, unit);
						expect(room).toBeGreaterThanOrEqual(CROWDED - 1e-3);
						expect(size).toBeLessThan(room);
					}
				}
			})
		);
	});

	it('a scene reveals nothing of a hidden future', () => {
		fc.assert(
			fc.property(looks, (look) => {
				fc.pre(!look.known.drawsAhead);
				for (const { nodes } of sceneOf(look).plies) {
					for (const { unit } of nodes) expect(unit).toBeLessThan(look.progress.until);
				}
			})
		);
	});
});

describe('addClipped', () => {
	const place = fc.integer({ min: -5000, max: 5000 });

	it('a clipped line is the part in the pane, on the same line', () => {
		fc.assert(
			fc.property(place, place, place, place, (x, y, toX, toY) => {
				const ends: [number, number][] = [];
				const add = (endX: number, endY: number): void => void ends.push([endX, endY]);
				addClipped({ moveTo: add, lineTo: add }, 200, x, y, toX, toY);
				const isOutside = Math.max(x, toX) < -60 || Math.min(x, toX) > 260;
				expect(ends).toHaveLength(isOutside ? 0 : 2);
				for (const [endX, endY] of ends) {
					expect(endX).toBeGreaterThanOrEqual(-60);
					expect(endX).toBeLessThanOrEqual(260);
					const cross = (endX - x) * (toY - y) - (endY - y) * (toX - x);
					expect(Math.abs(cross)).toBeLessThan(
						1e-3 * (1 + Math.abs(toX - x) + Math.abs(toY - y)) * 10
					);
				}
			})
		);
	});
});
