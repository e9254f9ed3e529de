/** What takes only a moment, and is done on the page itself. */
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { sizeOf, type TreeSize } from '$lib/core/search/size.ts';
import { recordSearch, wantsShadow, type Stop } from '$lib/core/trace/record.ts';
import type { Recording } from '$lib/core/trace/recording.ts';

/**
 * Searches up to this many nodes are recorded on the page itself: they take a millisecond or two, less than the way
 * to a worker and back, so that a changed setting shows at once.
 */
export const AT_ONCE = 3000;
const EXPANSIONS = 1500;
/** The tables of a tree that is expanded node by node would block the page for too long if it is deeper. */
const TABLES_AT_ONCE = 2;

/** Records a small search now; null if it, or its plain minimax, is too large for that. */
export function recordAtOnce(setup: SearchSetup, stop: Stop | null = null): Recording | null {
	if (setup.open !== null && (setup.depth ?? Infinity) > TABLES_AT_ONCE) return null;
	const fits = setup.budget <= AT_ONCE;
	try {
		const small = { ...setup, budget: Math.min(setup.budget, AT_ONCE) };
		const recording = recordSearch(small, undefined, stop);
		const isComplete =
			recording.trace.partial !== null || recording.shadow !== null || !wantsShadow(setup) || fits;
		return isComplete ? recording : null;
	} catch (error) {
		// A search that reaches its own small budget goes to the worker, which keeps the partial recording.
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}

/** The number of nodes minimax would visit: counted if that is quick, otherwise sampled. */
export function sizeAtOnce(setup: SearchSetup): TreeSize {
	return sizeOf(setup, AT_ONCE, EXPANSIONS);
}
