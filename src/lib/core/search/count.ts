/** Runs a search and only counts, so it may be far larger than memory. */
import type { KeyKind, Move } from '../games/game.ts';
import type { SearchCounts } from './count-columns.ts';
import { FamilyCounter } from './family/counter.ts';
import { VisitedTree } from './family/visited-tree.ts';
import { prepareSearch, type PreparedSearch } from './prepare.ts';
import { codeOf, type AlgorithmId } from './registry.ts';
import type { Search } from './search.ts';
import type { SearchSetup } from './setup.ts';

/** The result of a search, and its cost over all its passes. */
export interface SearchTally extends SearchCounts {
	/** The root's value from MAX's side. */
	readonly value: number;
	/** The first root move, in search order, that gave the root its value; null if the root is a leaf or stands pat. */
	readonly bestMove: Move | null;
	/** Distinct positions among the visited nodes; null if not counted. */
	readonly distinct: number | null;
	/**
	 * Distinct nodes of the tree among the visited ones: each counts once, however often it was visited, and one
	 * position reached by two paths is two nodes. Null if not counted.
	 */
	readonly treeNodes: number | null;
	/** Number of searches from the root. */
	readonly passes: number;
	/** Children that were re-searched with a wider window. */
	readonly researches: number;
}

export type DistinctChoice = 'counted' | 'not-counted';

interface Counting {
	/** Which positions count as the same, for tables and for the count of distinct positions. */
	readonly keys: KeyKind;
	/** Counting distinct positions takes memory for each of them. */
	readonly distinct: DistinctChoice;
	/** Counting the distinct nodes of the tree takes 12 bytes for each of them; off if absent. */
	readonly treeNodes?: DistinctChoice;
	/** The most nodes to visit; the setup's budget if absent. */
	readonly budget?: number;
	/** Called at intervals with the counters; may stop the search by throwing. */
	readonly onProgress: (soFar: SearchCounts) => void;
}

/**
 * Counts a search. Its budget does not apply; the listener may stop it by throwing.
 * @throws BudgetExceeded if the exact values for its move order exceed the budget
 */
export function countSearch(
	setup: SearchSetup,
	onProgress: (soFar: SearchCounts) => void
): SearchTally {
	return countPrepared(setup.algorithm, prepareSearch(setup), {
		keys: 'exact',
		distinct: 'not-counted',
		budget: Infinity,
		onProgress
	});
}

/**
 * Counts a search by one of the algorithms; the setup's own is ignored.
 * @throws BudgetExceeded when it visits more nodes than its budget
 */
export function countPrepared(
	id: AlgorithmId,
	prepared: PreparedSearch,
	{ keys, distinct, treeNodes, budget = prepared.setup.budget, onProgress }: Counting
): SearchTally {
	const keyHere = distinct === 'counted' ? () => search.tree.key(0, keys) : null;
	const tree = treeNodes === 'counted' ? new VisitedTree() : null;
	const counter: FamilyCounter = new FamilyCounter(
		budget,
		keyHere,
		() => {
			onProgress(counter);
		},
		tree
	);
	const search: Search = prepared.newSearch(id, counter, keys);
	const value = codeOf(id).run(search);
	return {
		...countsOf(counter),
		value,
		bestMove: counter.bestMove,
		distinct: counter.positions?.size ?? null,
		treeNodes: tree?.size ?? null,
		passes: Math.max(1, counter.passes),
		researches: counter.researches
	};
}

/** Copies the counts alone, since a counter cannot be sent to another thread. */
export function countsOf(counts: SearchCounts): SearchCounts {
	const { visited, leaves, cutoffs, prunedMoves, evaluations, tableHits } = counts;
	return { visited, leaves, cutoffs, prunedMoves, evaluations, tableHits };
}
