import { codeOf } from './registry.ts';
import { FamilyCounter } from './family/counter.ts';
import { prepareSearch } from './prepare.ts';
import type { SearchSetup } from './setup.ts';

/** Counters of a search that is counted and not recorded. */
export interface SearchTally {
	readonly visited: number;
	readonly leaves: number;
	readonly cutoffs: number;
	/** Legal moves that cutoffs pruned. */
	readonly prunedMoves: number;
	/** The root's value from MAX's side; null until the search has finished. */
	readonly value: number | null;
}

/**
 * Runs a search and only counts, so it may be far larger than memory. Its budget does not apply; the listener may
 * stop it by throwing.
 * @throws BudgetExceeded if the exact values for its move order exceed the budget
 */
export function countSearch(
	setup: SearchSetup,
	onProgress: (tally: SearchTally) => void
): SearchTally {
	const prepared = prepareSearch(setup);
	const counter = new FamilyCounter(Infinity, null, () => {
		onProgress(tallyOf(counter, null));
	});
	const value = codeOf(setup.algorithm).run(prepared.newSearch(setup.algorithm, counter));
	return tallyOf(counter, value);
}

function tallyOf(
	{ visited, leaves, cutoffs, prunedMoves }: FamilyCounter,
	value: number | null
): SearchTally {
	return { visited, leaves, cutoffs, prunedMoves, value };
}
