/** Searching, recording and comparing. */
import { cellsOf } from '../lib/core/base/column.ts';
import { COMPARISON_COLUMNS } from '../lib/core/columns/comparison.ts';
import { BudgetExceeded } from '../lib/core/search/budget.ts';
import { ComparisonOverBudget, compareSearches } from '../lib/core/search/family/compare.ts';
import { ALGORITHM_IDS, type AlgorithmId } from '../lib/core/search/registry.ts';
import type { SearchSetup } from '../lib/core/search/setup.ts';
import { recordSearch } from '../lib/core/trace/record.ts';
import { describeOverBudget } from '../lib/core/search/over-budget.ts';
import { resultOf, summarise } from '../lib/core/columns/summary.ts';
import { mistaken } from './option-error.ts';
import { setupOf } from './options.ts';
import { traceOf } from './search-trace.ts';
import type { ComparedSearch, SearchOptions, SearchResult, SearchTrace } from './types.ts';

/**
 * Searches a position.
 *
 * @param options what to search, or a link to it
 * @returns the object that `plyscope search --json` prints: the root's value from MAX's side, its bound, the best
 * move, the counts, and every root move with its verdict
 * @throws OptionError for a mistake in the options, and for a search above its budget
 */
export function search(options: SearchOptions | string): SearchResult {
	return resultOf(summarise(recorded(setupOf(options))));
}

/**
 * Records a search, so that each of its steps can be explained and drawn.
 *
 * @param options what to search, or a link to it
 * @throws OptionError for a mistake in the options, and for a search above its budget
 */
export function trace(options: SearchOptions | string): SearchTrace {
	return traceOf(recorded(setupOf(options)));
}

/**
 * Counts several searches of one position.
 *
 * @param options what to search, or a link to it; its algorithm is ignored
 * @param algorithms by default minimax and alpha-beta
 * @returns a row for each, in the columns of `plyscope compare --json`: value, best move, nodes, leaves, cutoffs,
 * pruned moves, evaluations, table hits, distinct positions, and the nodes of the minimal tree
 * @throws OptionError for a mistake in the options, and for a search above its budget
 */
export function compare(
	options: SearchOptions | string,
	algorithms: readonly string[] = ['minimax', 'alphabeta']
): readonly ComparedSearch[] {
	const setup = setupOf(options);
	const ids = algorithms.map(algorithmNamed);
	try {
		return compareSearches(setup, ids, 'exact', () => undefined).map(
			(found) => cellsOf(COMPARISON_COLUMNS, { setup, search: found }) as unknown as ComparedSearch
		);
	} catch (error) {
		if (!(error instanceof ComparisonOverBudget)) throw error;
		const { algorithm } = error;
		const over = algorithm === 'order' ? setup : { ...setup, algorithm };
		return mistaken('budget', { message: describeOverBudget(over) });
	}
}

function algorithmNamed(name: string): AlgorithmId {
	return (
		ALGORITHM_IDS.find((id) => id === name) ??
		mistaken('algorithms', { message: `Choose from ${ALGORITHM_IDS.join(', ')}.` })
	);
}

function recorded(setup: SearchSetup): ReturnType<typeof recordSearch> {
	try {
		return recordSearch(setup);
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return mistaken('budget', { message: describeOverBudget(setup) });
	}
}
