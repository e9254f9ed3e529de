/**
 * What may be known of a recorded search at a step. Every picture, table, spoken text and export asks here, so that
 * none tells more than another.
 */
import { bestAt, returnedBy, type Amount } from './knowledge.ts';
import type { Future } from '../trace/future.ts';
import { FLAG } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';

/** `waiting`: known as a legal move, not reached yet; `open`: being searched; `ghost`: pruned. */
export type NodeState = 'waiting' | 'open' | 'closed' | 'ghost';

export interface Known {
	readonly future: Future;
	/** The current step. */
	readonly step: number;
	/** The state of a row; null where not even the row may be known. */
	stateOf(row: number): NodeState | null;
	/**
	 * The value that may be written at a row, from MAX's side: what it returned, or its best so far while it is open;
	 * null if it has none yet, or none that may be known.
	 */
	amountOf(row: number): Amount | null;
	/** True where a row's cutoff may be known. */
	wasCut(row: number): boolean;
}

/** @param step 0 <= step < trace.steps */
export function knownAt(trace: Trace, step: number, future: Future): Known {
	const at = future === 'show' ? trace.steps - 1 : step;
	return { future, step, stateOf, amountOf, wasCut };

	function stateOf(row: number): NodeState | null {
		const parent = trace.parentOf(row);
		if (future === 'problem') return (trace.flagsOf(row) & FLAG.AGAIN) !== 0 ? null : 'waiting';
		if (future === 'hide') {
			if (parent >= 0 && trace.enterStepOf(parent) > step) return null;
			const isAhead = trace.enterStepOf(row) > step;
			// Until a re-search begins, nothing announces it.
			if (isAhead && (trace.flagsOf(row) & FLAG.AGAIN) !== 0) return null;
			if (isAhead) return 'waiting';
		}
		if (trace.isPruned(row)) return 'ghost';
		if (trace.enterStepOf(row) > step) return 'closed';
		return trace.exitStepOf(row) <= step ? 'closed' : 'open';
	}

	function amountOf(row: number): Amount | null {
		if (future === 'problem') {
			return trace.isLeaf(row) ? { value: trace.valueOf(row), bound: 'exact' } : null;
		}
		const state = stateOf(row);
		if (state === 'closed') return returnedBy(trace, row);
		if (state !== 'open') return null;
		if (step === trace.enterStepOf(row) && trace.isAnnounced(row)) return null;
		if (trace.isLeaf(row)) return { value: trace.valueOf(row), bound: 'exact' };
		if (trace.isHit(row)) return returnedBy(trace, row);
		const best = bestAt(trace, row, step);
		// Once moves are pruned, the node has only a bound, whatever is known of its best move.
		if (best === null || !wasCut(row)) return best;
		return { value: best.value, bound: trace.isMax(row) ? 'lower' : 'upper' };
	}

	function wasCut(row: number): boolean {
		if (future === 'problem' || (trace.flagsOf(row) & FLAG.CUT) === 0) return false;
		for (const child of trace.childrenOf(row)) {
			if (trace.isPruned(child)) return trace.enterStepOf(child) <= at;
		}
		return false;
	}
}
