import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IcicleAxis } from '../../../src/lib/core/layout/icicle-axis.ts';
import { RECT, type IcicleRects } from '../../../src/lib/core/layout/icicle-rects.ts';
import { icicleRects } from '../../../src/lib/core/layout/icicle.ts';
import { NO_ROW, rowsAt } from '../../../src/lib/core/trace/cursor.ts';
import type { Recording } from '../../../src/lib/core/trace/recording.ts';
import { shares } from '../search/samples.ts';
import { expectSame } from '../../same.ts';
import { nestedTrees, record } from './recordings.ts';

/** A recording with its shadow, with none, or of minimax, which is its own shadow. */
const recordings: fc.Arbitrary<Recording> = fc
	.tuple(nestedTrees, fc.constantFrom('shadow', 'none', 'minimax'))
	.map(([tree, kind]) => {
		if (kind === 'minimax') return record(tree, 'minimax');
		const recording = record(tree);
		return kind === 'shadow' ? recording : { ...recording, shadow: null, shadowRow: null };
	});

interface Bar {
	readonly x: number;
	readonly end: number;
	readonly ply: number;
	readonly row: number;
	readonly kind: number;
}

function barsOf(rects: IcicleRects): Bar[] {
	return Array.from(rects.xs, (x, i) => ({
		x,
		end: x + (rects.ws[i] as number),
		ply: rects.ply[i] as number,
		row: rects.row[i] as number,
		kind: rects.kind[i] as number
	}));
}

/** Every node of the axis as a bar of its own, computed slowly. */
function everyBar({ trace, shadow, shadowRow }: Recording): Bar[] {
	const units = shadow ?? trace;
	const rowOfUnit = new Int32Array(units.rows).fill(NO_ROW);
	for (let row = 0; row < trace.rows; row++) rowOfUnit[shadowRow?.[row] ?? row] = row;
	const bars: Bar[] = [];
	let pruned = NO_ROW;
	for (let x = 0; x < units.rows; x++) {
		const own = rowOfUnit[x] as number;
		if (own >= 0 && trace.isPruned(own)) pruned = own;
		const ghost = own < 0 || trace.isPruned(own);
		bars.push({
			x,
			end: units.endOf(x),
			ply: units.depthOf(x),
			row: ghost ? pruned : own,
			kind: ghost
				? RECT.GHOST
				: trace.isLeaf(own)
					? RECT.LEAF
					: trace.isMax(own)
						? RECT.MAX
						: RECT.MIN
		});
	}
	return bars;
}

const views = fc.tuple(shares, shares, fc.integer({ min: 1, max: 300 }));

function viewOf(width: number, [a, b, widthPx]: readonly [number, number, number]) {
	const from = Math.min(a, b) * width;
	return { from, to: Math.max(from + 0.5, Math.max(a, b) * width), widthPx };
}

describe('icicleRects', () => {
	it('every node is a bar of its own if there is space', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const { width } = new IcicleAxis(recording);
				const rects = icicleRects(recording, { from: 0, to: width, widthPx: width }, 1);
				expect(barsOf(rects)).toEqual(everyBar(recording));
			})
		);
	});

	it('pruned branches have the size that minimax counts', () => {
		fc.assert(
			fc.property(nestedTrees, (tree) => {
				const recording = record(tree);
				const { trace, shadow } = recording;
				const axis = new IcicleAxis(recording);
				let visited = 0;
				let ghosts = 0;
				for (let row = 0; row < trace.rows; row++) {
					if (trace.isPruned(row)) ghosts += axis.widthOfRow(row);
					else visited++;
				}
				expect(visited + ghosts).toBe(shadow?.rows);
				const view = { from: 0, to: axis.width, widthPx: 1000 };
				const bars = barsOf(icicleRects(recording, view, 0));
				expect(bars.filter(({ kind }) => kind === RECT.GHOST)).toHaveLength(ghosts);
			})
		);
	});

	it('pruned moves are stubs of width 1 without a shadow', () => {
		const { trace } = record([
			[3, 12, 8],
			[2, [4, 4], 6],
			[14, 5, 2]
		]);
		const view = { from: 0, to: trace.rows, widthPx: 100 };
		const bars = barsOf(icicleRects({ trace, shadow: null, shadowRow: null }, view, 1));
		const ghosts = bars.filter(({ kind }) => kind === RECT.GHOST);
		expect(ghosts.map(({ x, end, row }) => [x, end, row])).toEqual([
			[7, 8, 7],
			[8, 9, 8]
		]);
	});

	it('only the visible part of a pruned branch is drawn', () => {
		// Units: 0 root; 1 with 2; 3 with 4, and 5 pruned with 6 7 8 9 below it.
		const recording = record([[5], [3, [1, 2, 3, 4]]]);
		const view = { from: 6.5, to: 8, widthPx: 100 };
		const bars = barsOf(icicleRects(recording, view, 1));
		expect(bars.map(({ x }) => x)).toEqual([0, 3, 5, 6, 7]);
		expect(bars.filter(({ kind }) => kind === RECT.GHOST).map(({ row }) => row)).toEqual([5, 5, 5]);
	});

	it('every visible node is covered by a bar, and every bar has nodes', () => {
		fc.assert(
			fc.property(recordings, views, fc.integer({ min: 1, max: 8 }), (recording, v, minWidth) => {
				const axis = new IcicleAxis(recording);
				const view = viewOf(axis.width, v);
				const unitsPerMin = (minWidth * (view.to - view.from)) / view.widthPx;
				const bars = barsOf(icicleRects(recording, view, minWidth));
				const all = everyBar(recording);
				const own = new Set(bars.filter(({ kind }) => kind !== RECT.DENSITY).map(({ x }) => x));
				const density = bars.filter(({ kind }) => kind === RECT.DENSITY);
				for (const bar of all) {
					if (bar.end <= view.from || bar.x >= view.to) continue;
					const covered =
						own.has(bar.x) ||
						density.some(({ ply, x, end }) => ply === bar.ply && x <= bar.x && end >= bar.end);
					expectSame(bar.end - bar.x >= unitsPerMin ? own.has(bar.x) : covered, true);
				}
				const byStart = new Map(all.map((bar) => [bar.x, bar]));
				for (const bar of bars) {
					expectSame(bar.end > view.from && bar.x < view.to, true);
					if (bar.kind !== RECT.DENSITY) {
						expectSame(bar, byStart.get(bar.x));
						continue;
					}
					expectSame(bar.row, NO_ROW);
					expectSame(
						all.some(({ ply, x }) => ply === bar.ply && x >= bar.x && x < bar.end),
						true
					);
				}
			})
		);
	});

	it('bars of a ply do not overlap, and their number is bounded by the pixels', () => {
		fc.assert(
			fc.property(recordings, views, (recording, v) => {
				const view = viewOf(new IcicleAxis(recording).width, v);
				const bars = barsOf(icicleRects(recording, view, 1));
				for (const ply of new Set(bars.map((bar) => bar.ply))) {
					const row = bars.filter((bar) => bar.ply === ply).sort((a, b) => a.x - b.x);
					for (const [i, bar] of row.entries()) {
						expectSame(bar.x >= (row[i - 1]?.end ?? 0), true);
					}
					// Up to one bar and one density bar per pixel, and the overhang on either side.
					expect(row.length).toBeLessThanOrEqual(2 * view.widthPx + 3);
				}
			})
		);
	});

	it('all is one bar a ply where the whole is narrower than a bar may be', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const { width } = new IcicleAxis(recording);
				const [bar, ...rest] = barsOf(
					icicleRects(recording, { from: 0, to: width, widthPx: 1 }, 2)
				);
				const root = everyBar(recording)[0];
				expect(bar).toEqual({ ...root, row: NO_ROW, kind: RECT.DENSITY });
				expect(rest.every(({ x, end }) => x === 0 && end === width)).toBe(true);
			})
		);
	});
});

describe('IcicleAxis', () => {
	it('exactly the nodes visited or pruned by the step are left of the playhead', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const { trace } = recording;
				const axis = new IcicleAxis(recording);
				let before = 0;
				for (let step = 0; step < trace.steps; step += 1 + (step >> 4)) {
					const playhead = axis.xOfStep(step);
					let happened = 0;
					for (let row = 0; row < rowsAt(trace, step); row++) {
						happened += trace.isPruned(row) ? axis.widthOfRow(row) : 1;
					}
					expectSame(playhead, happened);
					expectSame(playhead >= before, true);
					before = playhead;
				}
				expect(axis.xOfStep(trace.steps - 1)).toBe(axis.width);
			})
		);
	});

	it('the step at a place is when its row was entered or pruned', () => {
		fc.assert(
			fc.property(recordings, (recording) => {
				const { trace } = recording;
				const axis = new IcicleAxis(recording);
				for (const { x, row } of everyBar(recording)) {
					expectSame(axis.stepAtX(x + 0.5), trace.enterStepOf(row));
					expectSame(axis.xOfStep(axis.stepAtX(x)) > x, true);
				}
				expect(axis.stepAtX(-5)).toBe(0);
				expect(axis.stepAtX(axis.width + 5)).toBe(axis.stepAtX(axis.width - 1));
			})
		);
	});
});
