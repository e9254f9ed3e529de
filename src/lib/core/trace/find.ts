/**
 * Finding things in a trace: the cutoffs by savings, the largest pruned subtree, the deepest cutoff. One pass over
 * the rows makes columns of them (find-cutoffs.ts); after that a query costs a bisection, or one look per block of
 * cutoffs, however much of the trace follows its step.
 */
import { countAtMost } from '../base/bisect.ts';
import { eventAt, rowsAt } from './cursor.ts';
import { BLOCK, computeCutoffs, type CutoffColumns, type GhostSize } from './find-cutoffs.ts';
import type { Trace } from './trace.ts';

/** The cutoffs of one trace, for queries. A rank is a place in the order of savings, from 0. */
export class CutoffIndex {
	constructor(
		readonly trace: Trace,
		readonly columns: CutoffColumns
	) {}

	get size(): number {
		return this.columns.rows.length;
	}

	/** The first pruned row of the cutoff of that rank. */
	rowOf(rank: number): number {
		return this.columns.rows[rank] as number;
	}

	/** The savings of that cutoff, in `columns.unit`. */
	savedOf(rank: number): number {
		return this.columns.saved[rank] as number;
	}

	/** The ranks of the `count` largest cutoffs that have happened by `step`. */
	top(count: number, step: number): number[] {
		const { rows, earliest } = this.columns;
		const reached = rowsAt(this.trace, step);
		const ranks: number[] = [];
		for (let block = 0; block < earliest.length; block++) {
			if ((earliest[block] as number) >= reached) continue;
			const end = Math.min((block + 1) * BLOCK, rows.length);
			for (let rank = block * BLOCK; rank < end; rank++) {
				if (ranks.length === count) return ranks;
				if ((rows[rank] as number) < reached) ranks.push(rank);
			}
		}
		return ranks;
	}

	/** The rank of the cutoff at a step; null if there is none. Linear search: for key presses, not for each frame. */
	rankAt(step: number): number | null {
		const { kind, subject } = eventAt(this.trace, step);
		return kind === 'cut' ? this.columns.rows.indexOf(subject) : null;
	}

	/**
	 * The first pruned row of the next smaller cutoff; of the largest if the step is no cutoff. Null after the
	 * smallest.
	 */
	smallerThanAt(step: number): number | null {
		const rank = this.rankAt(step);
		return this.columns.rows[rank === null ? 0 : rank + 1] ?? null;
	}

	/** The first pruned row of the next larger cutoff; null at the largest, and if the step is no cutoff. */
	largerThanAt(step: number): number | null {
		const rank = this.rankAt(step);
		return rank === null ? null : (this.columns.rows[rank - 1] ?? null);
	}

	/** The pruned row with the most nodes below, of those pruned by `step`; null if none is known. */
	largestBy(step: number): number | null {
		return lastBy(this.trace, this.columns.largest, step);
	}

	/** The first pruned row of the deepest cutoff by `step`; null if there is none. */
	deepestBy(step: number): number | null {
		return lastBy(this.trace, this.columns.deepest, step);
	}
}

function lastBy(trace: Trace, rows: Uint32Array, step: number): number | null {
	return rows[countAtMost(rows, rowsAt(trace, step) - 1) - 1] ?? null;
}

const known = new WeakMap<Trace, CutoffIndex>();

/** The index of a trace: made once, and made again after the sizes of pruned moves have become known. */
export function cutoffIndex(trace: Trace, ghostSize: GhostSize): CutoffIndex {
	const index = known.get(trace);
	const unit = ghostSize === null ? 'moves' : 'nodes';
	if (index?.columns.unit === unit) return index;
	return adoptCutoffs(trace, computeCutoffs(trace, ghostSize));
}

/** Adopts columns that a worker has computed for this trace. */
export function adoptCutoffs(trace: Trace, columns: CutoffColumns): CutoffIndex {
	const index = new CutoffIndex(trace, columns);
	known.set(trace, index);
	return index;
}
