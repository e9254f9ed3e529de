import { NO_ROW } from '../trace/cursor.ts';
import { FLAG } from '../trace/schema.ts';
import type { Trace } from '../trace/trace.ts';
import type { Known } from '../explain/known.ts';

/** The rules that decide which moves of a node are drawn singly. */
export interface RunRules {
	readonly known: Known;
	/** The rows that exist at its step. */
	readonly reached: number;
	/** True for rows that must be drawn singly at any place. */
	keeps(row: number): boolean;
}

/** The first and the last row of a run of sibling moves, and how many moves it has: three entries a run. */
export type Runs = readonly number[];
export const RUN_STRIDE = 3;

/** Up to this many moves are all drawn singly. */
export const MAX_SINGLE = 9;

/**
 * The moves of a node as runs of neighbours that are drawn as one item each. Few moves are all single; of many, the
 * relevant ones are: the move under consideration (or the last one searched) with its neighbours, the best so far,
 * the first and the last, the principal variation if all is shown, and those that the rules keep. All moves of
 * a longer run are in the same state at this step, so the run can be drawn in that state; if the future is hidden, a
 * move that will be pruned counts as not searched yet.
 */
export function childRuns(trace: Trace, row: number, rules: RunRules): Runs {
	const children = [...trace.childrenOf(row)];
	const runs: number[] = [];
	if (children.length <= MAX_SINGLE) {
		for (const child of children) runs.push(child, child, 1);
		return runs;
	}
	const last = children.length - 1;
	const focus = children.findLastIndex((child) => stateOf(trace, child, rules) === 'searched');
	const best = bestChildAt(trace, row, children, rules.known.step);
	let open: MoveState | null = null;
	for (const [i, child] of children.entries()) {
		const single =
			i === 0 ||
			i === last ||
			(focus >= 0 && Math.abs(i - focus) <= 1) ||
			child === best ||
			(rules.known.drawsAhead &&
				rules.known.isWhole &&
				(trace.flagsOf(child) & FLAG.PRINCIPAL) !== 0) ||
			rules.keeps(child);
		const state = stateOf(trace, child, rules);
		if (single || state !== open) {
			runs.push(child, child, 1);
			open = single ? null : state;
		} else {
			runs[runs.length - 2] = child;
			(runs[runs.length - 1] as number) += 1;
		}
	}
	return runs;
}

type MoveState = 'searched' | 'waiting' | 'pruned';

function stateOf(trace: Trace, row: number, { reached, known }: RunRules): MoveState {
	if (trace.isPruned(row) && known.isReached(row)) return 'pruned';
	return row < reached ? 'searched' : 'waiting';
}

/** The first of a node's children that returned the best value by `step`; NO_ROW before the first return. */
function bestChildAt(
	trace: Trace,
	parent: number,
	children: readonly number[],
	step: number
): number {
	const max = trace.isMax(parent);
	let best = NO_ROW;
	for (const child of children) {
		if (trace.isPruned(child) || trace.exitStepOf(child) > step) break;
		const value = trace.valueOf(child);
		if (best === NO_ROW || (max ? value > trace.valueOf(best) : value < trace.valueOf(best))) {
			best = child;
		}
	}
	return best;
}
