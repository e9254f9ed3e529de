import type { Trace } from '../trace/trace.ts';
import { countSetBefore, makeBitRanks, type BitRanksData } from './bit-ranks.ts';
import { Kept } from '../base/kept.ts';

/** Counts the visited nodes in any stretch of rows in constant time. */
class FoldIndex {
	/** @param pruned a bit for each pruned row */
	constructor(private readonly pruned: BitRanksData) {}

	/** Visited nodes among the rows [from, to); 0 unless `to` is after `from`. */
	visitedIn(from: number, to: number): number {
		if (to <= from) return 0;
		return to - from - (countSetBefore(this.pruned, to) - countSetBefore(this.pruned, from));
	}
}

const indices = new Kept((trace: Trace) => new FoldIndex(makeFoldIndex(trace)));

/** The index of a trace, computed at first use and kept as long as the trace. */
export function foldIndexOf(trace: Trace): FoldIndex {
	return indices.of(trace);
}

export function makeFoldIndex(trace: Trace): BitRanksData {
	return makeBitRanks(trace.rows, (row) => trace.isPruned(row));
}

/** Adopts an index that was computed elsewhere. */
export function adoptFoldIndex(trace: Trace, pruned: BitRanksData): void {
	indices.keep(trace, new FoldIndex(pruned));
}
