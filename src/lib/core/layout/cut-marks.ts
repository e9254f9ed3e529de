import { FLAG } from '../trace/schema.ts';
import type { CountIndex } from '../trace/counts.ts';
import type { Trace } from '../trace/trace.ts';
import type { IcicleAxis } from './icicle-axis.ts';
import { columnStart, type IcicleView } from './icicle.ts';

/** Cutoffs among the first `row` rows of a trace. */
function cutoffsBefore(trace: Trace, counts: CountIndex, row: number): number {
	if (row >= trace.rows) return counts.total.cutoffs;
	if (row <= 0) return 0;
	const flags = trace.flagsOf(row);
	// All moves that a cutoff pruned share its step; only the first of them represents the cutoff.
	const isLaterPruned = (flags & (FLAG.PRUNED | FLAG.FIRST_PRUNED)) === FLAG.PRUNED;
	const step = trace.enterStepOf(row);
	return counts.at(isLaterPruned ? step : step - 1).cutoffs;
}

/** Number of cutoffs in each column of a view; a cutoff is at its first pruned move. O(columns x log rows). */
export function cutoffCounts(
	trace: Trace,
	axis: IcicleAxis,
	counts: CountIndex,
	view: IcicleView
): Uint32Array {
	const columns = new Uint32Array(view.widthPx);
	let before = cutoffsUpTo(0);
	for (let column = 0; column < view.widthPx; column++) {
		const after = cutoffsUpTo(column + 1);
		columns[column] = after - before;
		before = after;
	}
	return columns;

	function cutoffsUpTo(column: number): number {
		const unit = Math.min(Math.max(columnStart(view, column), 0), axis.width);
		return cutoffsBefore(trace, counts, axis.rowsBefore(unit));
	}
}
