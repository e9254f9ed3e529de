/** One question put to several searches: what each found, what it took, and the least that it could have taken. */
import { evaluatorOf } from '../../evaluate/registry.ts';
import type { KeyKind } from '../../games/game.ts';
import { BudgetExceeded } from '../budget.ts';
import { prepareSearch, type PreparedSearch } from '../prepare.ts';
import { PROGRESS_INTERVAL } from '../search.ts';
import type { SearchSetup } from '../setup.ts';
import { countFamily, type FamilyTally } from './count-family.ts';
import { nodeKeys } from './keys.ts';
import { minimumNodes } from './minimum.ts';
import { findsMinimax, type AlgorithmId } from '../registry.ts';

export interface ComparedSearch extends FamilyTally {
	readonly algorithm: AlgorithmId;
	/** Plies below the root; null for the whole tree. */
	readonly depth: number | null;
	/**
	 * The nodes of the minimal proof tree (minimum.ts); null where looking for it is over the budget, and for a search
	 * whose value need not be minimax's.
	 */
	readonly minimumNodes: number | null;
}

/** A search that did not fit the budget, or the order of its moves, which needs plain minimax first. */
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
 * Runs each of the searches on the tree of a setup, whose own algorithm does not matter.
 *
 * @param keys which positions are taken for one
 * @param onProgress hears which search is on, and how many nodes it has visited; may stop it by throwing
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
			countFamily(algorithm, prepared, {
				keys,
				distinct: 'counted',
				onProgress: (visited) => {
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
 * The nodes of the minimal proof tree of what was prepared; null where looking for it is over the budget. It takes a
 * visit of every node, as minimax does, but of each position only once.
 *
 * @param value the root's value
 * @param onProgress hears how many nodes were looked at, now and then
 */
export function findMinimum(
	prepared: PreparedSearch,
	value: number,
	onProgress: (visited: number) => void = () => undefined
): number | null {
	const { budget } = prepared.setup;
	let visited = 0;
	try {
		const keys = nodeKeys('exact', evaluatorOf(prepared.setup.evaluator));
		return minimumNodes(prepared.newTree(), value, keys, () => {
			if (visited++ === budget) throw new BudgetExceeded(budget);
			if (visited % PROGRESS_INTERVAL === 0) onProgress(visited);
		});
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}
