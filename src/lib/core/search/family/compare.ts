/** Runs several searches on the same position: the result and cost of each, and the least possible cost. */
import { evaluatorOf } from '../../evaluate/registry.ts';
import type { KeyKind } from '../../games/game.ts';
import { BudgetExceeded } from '../budget.ts';
import { countPrepared, type SearchTally } from '../count.ts';
import { prepareSearch, type PreparedSearch } from '../prepare.ts';
import type { SearchSetup } from '../setup.ts';
import { VisitLimit, type OnProgress } from '../visit-limit.ts';
import { nodeKeys } from './keys.ts';
import { minimumNodes } from './minimum.ts';
import { findsMinimax, type AlgorithmId } from '../registry.ts';

export interface ComparedSearch extends SearchTally {
	readonly algorithm: AlgorithmId;
	/** Plies below the root; null to the end. */
	readonly depth: number | null;
	/**
	 * The nodes of the minimal tree (minimum.ts); null if finding it exceeds the budget, or if the search's value need
	 * not be minimax's.
	 */
	readonly minimumNodes: number | null;
}

/** Thrown if a search exceeds the budget, or if its move order does, which needs plain minimax first. */
export class ComparisonOverBudget extends Error {
	constructor(
		readonly algorithm: AlgorithmId | 'order',
		readonly setup: SearchSetup
	) {
		super(`${algorithm} visits more than ${setup.budget} nodes`);
		this.name = 'ComparisonOverBudget';
	}
}

/**
 * Runs each of the searches on the tree of a setup, whose own algorithm is ignored.
 *
 * @param keys which positions count as the same
 * @param onProgress called with the current search and its visited nodes; may stop it by throwing
 * @throws ComparisonOverBudget
 */
export function compareSearches(
	setup: SearchSetup,
	algorithms: readonly AlgorithmId[],
	keys: KeyKind,
	onProgress: (algorithm: AlgorithmId, visited: number) => void
): ComparedSearch[] {
	const prepared = within('order', setup, () => prepareSearch(setup));
	const tallies = algorithms.map((algorithm) => ({
		algorithm,
		depth: setup.depth,
		...within(algorithm, setup, () =>
			countPrepared(algorithm, prepared, {
				keys,
				distinct: 'counted',
				onProgress: ({ visited }) => {
					onProgress(algorithm, visited);
				}
			})
		)
	}));
	const isOfTree = ({ algorithm }: { readonly algorithm: AlgorithmId }): boolean =>
		findsMinimax(algorithm);
	const first = tallies.find(isOfTree);
	const minimum = first === undefined ? null : findMinimum(prepared, first.value);
	return tallies.map((tally) => ({ ...tally, minimumNodes: isOfTree(tally) ? minimum : null }));
}

function within<T>(who: AlgorithmId | 'order', setup: SearchSetup, job: () => T): T {
	try {
		return job();
	} catch (error) {
		if (error instanceof BudgetExceeded) throw new ComparisonOverBudget(who, setup);
		throw error;
	}
}

/**
 * The nodes of the minimal tree of a prepared search; null if finding it exceeds the budget. The walk visits every
 * node, as minimax does, but each position only once.
 *
 * @param value the root's value
 * @param onProgress called at intervals with the number of nodes walked
 */
export function findMinimum(
	prepared: PreparedSearch,
	value: number,
	onProgress?: OnProgress
): number | null {
	const limit = new VisitLimit(prepared.setup.budget, onProgress);
	try {
		const keys = nodeKeys('exact', evaluatorOf(prepared.setup.evaluator));
		return minimumNodes(prepared.newTree(), value, keys, () => {
			limit.visit();
		});
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}
