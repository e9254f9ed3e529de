import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seededRandom, type Random } from '../../../src/lib/core/base/random.ts';
import { cutoffCounts } from '../../../src/lib/core/layout/cut-marks.ts';
import { IcicleAxis } from '../../../src/lib/core/layout/icicle-axis.ts';
import type { IcicleRects } from '../../../src/lib/core/layout/icicle-rects.ts';
import { columnStart, icicleRects } from '../../../src/lib/core/layout/icicle.ts';
import { CountIndex } from '../../../src/lib/core/trace/counts.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { shares } from '../search/samples.ts';
import { record, type Nested } from './recordings.ts';
import { recordings } from './whole-samples.ts';

const places = fc.tuple(shares, shares, fc.integer({ min: 1, max: 200 }));

/** Any stretch of an axis, not only whole units. */
function viewOf(width: number, [a, b, widthPx]: readonly [number, number, number]) {
	const from = Math.min(a, b) * width;
	return { from, to: Math.max(from + 0.5, Math.max(a, b) * width), widthPx };
}

/** Per unit of the axis, whether it has a cutoff; computed one by one. */
function cutoffsOf(recording: Recording): boolean[] {
	const { trace } = recording;
	const axis = new IcicleAxis(recording);
	const cutoff = new Array<boolean>(axis.width).fill(false);
	for (let row = 0; row < trace.rows; row++) {
		cutoff[axis.xOfRow(row)] = (trace.flagsOf(row) & FLAG.FIRST_PRUNED) !== 0;
	}
	return cutoff;
}

/** Five moves in every position. */
function uniformTree(random: Random, plies: number): Nested {
	if (plies === 0) return Math.floor(random() * 19) - 9;
	return Array.from({ length: 5 }, () => uniformTree(random, plies - 1));
}

function barsOf({ xs, ws, ply, row, kind }: IcicleRects) {
	return Array.from(xs, (x, i) => {
		const end = x + (ws[i] as number);
		return { x, end, ply: ply[i], row: row[i], kind: kind[i] };
	});
}

const ones = (flags: boolean[]) => flags.filter((flag) => flag).length;

describe('icicle: a view of a part of the axis', () => {
	it('the cutoffs in each column equal a count', () => {
		fc.assert(
			fc.property(recordings, places, (recording, place) => {
				const { trace } = recording;
				const cutoff = cutoffsOf(recording);
				const view = viewOf(cutoff.length, place);
				const axis = new IcicleAxis(recording);
				const counts = cutoffCounts(trace, axis, new CountIndex(trace, null), view);
				for (const [column, count] of counts.entries()) {
					const units = cutoff.slice(columnStart(view, column), columnStart(view, column + 1));
					expect(count).toBe(ones(units));
				}
			})
		);
	});

	it('the bars are exactly those of the whole that extend into the view', () => {
		fc.assert(
			fc.property(recordings, places, (recording, place) => {
				const { width } = new IcicleAxis(recording);
				const view = viewOf(width, place);
				const whole = barsOf(icicleRects(recording, { from: 0, to: width, widthPx: 1 }, 0));
				const inView = whole.filter(({ x, end }) => end > view.from && x < view.to);
				expect(barsOf(icicleRects(recording, view, 0))).toEqual(inView);
			})
		);
	});

	it('everything recorded is left of the playhead, also in a stopped search', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const { trace } = recording;
				const axis = new IcicleAxis(recording);
				let recorded = 0;
				for (let row = 0; row < trace.rows; row++) {
					recorded += trace.isPruned(row) ? axis.widthOfRow(row) : 1;
				}
				expect(axis.xOfStep(trace.steps - 1)).toBe(recorded);
			})
		);
	});

	it('every unit is in exactly one column', () => {
		fc.assert(
			fc.property(places, fc.integer({ min: 1, max: 4_000_000 }), (place, width) => {
				const view = viewOf(width, place);
				expect(columnStart(view, 0)).toBe(Math.ceil(view.from));
				expect(columnStart(view, view.widthPx)).toBe(Math.ceil(view.to));
				for (let column = 0; column < view.widthPx; column++) {
					expect(columnStart(view, column + 1)).toBeGreaterThanOrEqual(columnStart(view, column));
				}
			})
		);
	});
});

describe('icicle: work of icicleRects', () => {
	const tree = uniformTree(seededRandom(7), 6);
	// A cutoff right below the root leaves one large ghost at the end.
	const cut: Nested = [
		[1, 1],
		[0, tree]
	];

	it.each([
		['the beginning', 0],
		['the middle', 0.5],
		['the end', 1]
	])('the work does not grow with the invisible part of %s', (_, at) => {
		for (const recording of [record(tree), record(tree, 'minimax'), record(cut)]) {
			const axis = new IcicleAxis(recording);
			expect(axis.width).toBeGreaterThan(19_000);
			const from = at * (axis.width - 40);
			// Values computed once per recording are not part of the measured work.
			icicleRects(recording, { from: 0, to: axis.width, widthPx: 1 }, 1);
			const asked = [recording.trace, axis.units].map((trace) => vi.spyOn(trace, 'endOf'));
			const rects = icicleRects(recording, { from, to: from + 40, widthPx: 400 }, 1);
			expect(rects.xs.length).toBeGreaterThanOrEqual(40);
			const calls = asked.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
			expect(calls).toBeLessThan(600);
			for (const spy of asked) spy.mockRestore();
		}
	});
});
