/**
 * What may be known of a recorded search at a step. Every picture, table, spoken text and export asks here, so that
 * none tells more than another.
 */
import { assert } from '../base/assert.ts';
import { bestAt, returnedBy, type Amount } from './knowledge.ts';
import { visitsAll } from '../search/registry.ts';
import type { Future } from '../trace/future.ts';
import { FLAG } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';

/** `waiting`: known as a legal move, not reached yet; `open`: being searched; `ghost`: pruned. */
type NodeState = 'waiting' | 'open' | 'closed' | 'ghost';

export interface Known {
	readonly future: Future;
	/** The current step. */
	readonly step: number;
	/** The last step whose events may be known; -1 in a problem. */
	readonly until: number;
	/** False in a problem, where the search has done nothing. */
	readonly hasStarted: boolean;
	/** Whether places that the search has not reached yet are drawn: with all that it finds there, or in a problem bare. */
	readonly drawsAhead: boolean;
	/** Whether all of the recording may be known: its totals, its verdicts, the range of its values. */
	readonly isWhole: boolean;
	/** True where no value that the search finds may be known, nor why it cuts. */
	readonly isBare?: true;
	/** True where it may be known that the search has reached a row, or has pruned it. */
	isReached(row: number): boolean;
	/** The state of a row; null where not even the row may be known. */
	stateOf(row: number): NodeState | null;
	/**
	 * The value that may be written at a row, from MAX's side: what it returned, or its best so far while it is open;
	 * null if it has none yet, or none that may be known.
	 */
	amountOf(row: number): Amount | null;
	/** True where a row's cutoff may be known. */
	wasCut(row: number): boolean;
	/** True where it may be known that a row is a leaf. */
	isLeaf(row: number): boolean;
}

/**
 * A problem is read from a recording of plain minimax (core/trace/problem.ts): a search that prunes has no rows under
 * what it prunes, so its very shape would tell.
 *
 * @param step 0 <= step < trace.steps
 */
export function knownAt(trace: Trace, step: number, future: Future): Known {
	const isProblem = future === 'problem';
	assert(
		!isProblem || visitsAll(trace.header.setup.algorithm),
		'a problem is read from a search that visits every node'
	);
	const last = trace.steps - 1;
	const until = isProblem ? -1 : future === 'show' ? last : step;
	return {
		future,
		step,
		until,
		hasStarted: !isProblem,
		drawsAhead: future !== 'hide',
		isWhole: until === last,
		isReached: (row) => trace.enterStepOf(row) <= until,
		stateOf,
		amountOf,
		wasCut,
		isLeaf: (row) => trace.isLeaf(row) && (isProblem || trace.enterStepOf(row) <= until)
	};

	function stateOf(row: number): NodeState | null {
		if (isProblem) return 'waiting';
		const parent = trace.parentOf(row);
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
		if (isProblem) {
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
		if (best === null || !wasCut(row) || trace.told !== null) return best;
		return { value: best.value, bound: trace.isMax(row) ? 'lower' : 'upper' };
	}

	function wasCut(row: number): boolean {
		const isCut = (trace.flagsOf(row) & FLAG.CUT) !== 0;
		return (
			isCut &&
			trace
				.childrenOf(row)
				.some((child) => trace.isPruned(child) && trace.enterStepOf(child) <= until)
		);
	}
}
