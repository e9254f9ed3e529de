import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeTreeOf } from '../../../src/lib/core/layout/whole-tree.ts';
import { NO_ROW } from '../../../src/lib/core/trace/cursor.ts';
import { record } from './recordings.ts';
import { recordMinimax, SMALL } from './whole-samples.ts';
import { trees, viewOf, views } from './whole-views.ts';

describe('the whole tree', () => {
	it('the progress at every step is what the search has reached', () => {
		fc.assert(
			fc.property(trees, ({ whole, slow, step }) => {
				const progress = whole.progressAt(step);
				expect(progress.until).toBe(whole.unitsUpTo(step));
				const fatesAt = slow.all.map((unit) => whole.fateAt(unit, progress));
				expect(fatesAt).toEqual(slow.all.map((unit) => slow.fateAt(unit, step)));
				const fates = slow.all.map((unit) => whole.fateOf(unit));
				expect(fates).toEqual(slow.all.map((unit) => slow.fateOf(unit)));
			})
		);
	});

	it('units match the rows of the trace', () => {
		fc.assert(
			fc.property(trees, ({ whole, slow }) => {
				expect(whole.units).toBe(slow.units);
				const found = slow.all.map((unit) => whole.rowOf(unit));
				expect(found).toEqual(slow.all.map((unit) => slow.rowOf(unit)));
				const rows = Array.from({ length: slow.trace.rows }, (_, row) => row);
				expect(rows.map((row) => slow.rowOf(whole.unitOf(row)))).toEqual(rows);
				expect(rows.map((row) => whole.rowOf(whole.unitOf(row)))).toEqual(rows);
			})
		);
	});

	it('rangeAt finds the units of a ply in a stretch of x', () => {
		fc.assert(
			fc.property(trees, views, ({ whole, slow }, someView) => {
				const { from, to } = viewOf(whole, someView);
				for (let ply = 0; ply < whole.plies; ply++) {
					const [first, end] = whole.rangeAt(ply, from, to);
					const found = Array.from({ length: end - first }, (_, i) => whole.unitAt(ply, first + i));
					const within = (unit: number): boolean => whole.xOf(unit) >= from && whole.xOf(unit) < to;
					expect(found).toEqual(slow.onPly(ply).filter(within));
					const [none, noneEnd] = whole.rangeAt(ply, to, from);
					expect(noneEnd).toBe(none);
				}
			})
		);
	});

	it('the node nearest to a point, or none within reach, equals a search of all', () => {
		const reaches = fc.constantFrom(0, 0.25, 0.5, 3);
		fc.assert(
			fc.property(trees, views, reaches, ({ whole, slow }, someView, reach) => {
				const { from: x } = viewOf(whole, someView);
				for (let ply = 0; ply < whole.plies; ply++) {
					let nearest = NO_ROW;
					let least = Infinity;
					for (const unit of slow.onPly(ply)) {
						const apart = Math.abs(x - whole.xOf(unit));
						if (apart >= least) continue;
						nearest = unit;
						least = apart;
					}
					expect(whole.nearest(ply, x)).toBe(nearest);
					expect(whole.hit(x, ply, reach)).toBe(least <= reach ? nearest : NO_ROW);
				}
				expect([whole.hit(x, -1, 9), whole.hit(x, whole.plies, 9)]).toEqual([NO_ROW, NO_ROW]);
				expect(() => whole.nearest(whole.plies, x)).toThrow('is not in 0..');
			})
		);
	});

	it('of two equally near nodes the left one is chosen', () => {
		const whole = wholeTreeOf(record(SMALL), 'search');
		const [left, right] = [whole.unitAt(1, 0), whole.unitAt(1, 1)];
		const middle = (whole.xOf(left) + whole.xOf(right)) / 2;
		expect(whole.nearest(1, middle)).toBe(left);
		expect(whole.nearest(1, middle + 0.01)).toBe(right);
	});

	it('childrenExtent is the range of a unit’s children', () => {
		fc.assert(
			fc.property(trees, ({ whole, slow }) => {
				const extents = slow.all.map((unit) => {
					const xs = [...slow.units.childrenOf(unit)].map((child) => whole.xOf(child));
					return xs.length === 0 ? null : [Math.min(...xs), Math.max(...xs)];
				});
				expect(slow.all.map((unit) => whole.childrenExtent(unit))).toEqual(extents);
			})
		);
	});

	it('each existing tree is made once', () => {
		const recording = record(SMALL);
		const minimax = recordMinimax(SMALL);
		expect(wholeTreeOf(recording, 'search')).toBe(wholeTreeOf(recording, 'search'));
		expect(wholeTreeOf(recording, 'minimax')).toBe(wholeTreeOf(recording, 'minimax'));
		expect(wholeTreeOf(recording, 'minimax')).not.toBe(wholeTreeOf(recording, 'search'));
		expect(wholeTreeOf(minimax, 'minimax')).toBe(wholeTreeOf(minimax, 'search'));
		expect(wholeTreeOf({ ...recording, shadow: null, shadowRow: null }, 'minimax')).toBeNull();
	});
});
