import type { KeyKind, Move } from '../../games/game.ts';
import type { PreparedSearch } from '../prepare.ts';
import type { Search } from '../search.ts';
import { FamilyCounter, type LiveCounts } from './counter.ts';
import { codeOf, type AlgorithmId } from '../registry.ts';
import { VisitedTree } from './visited-tree.ts';

/** The result of a search, and its cost over all its passes. */
export interface FamilyTally {
	/** The root's value from MAX's side. */
	readonly value: number;
	/** The first root move, in search order, that gave the root its value; null if the root is a leaf or stands pat. */
	readonly bestMove: Move | null;
	/** Visited nodes: the root once per pass, a re-searched node each time, table hits included. */
	readonly visited: number;
	readonly leaves: number;
	readonly cutoffs: number;
	/** Legal moves that cutoffs pruned. */
	readonly prunedMoves: number;
	/** Calls of the evaluator: one per leaf, and in quiescence one per node that may stand pat. */
	readonly evaluations: number;
	/** Nodes answered by the table. */
	readonly tableHits: number;
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
	/** Called at intervals with the visited nodes and the other counters; may stop the search by throwing. */
	readonly onProgress: (visited: number, soFar: LiveCounts) => void;
}

/**
 * Runs a search of the family and counts. The setup's own algorithm is ignored.
 * @throws BudgetExceeded when it visits more nodes than the setup's budget
 */
export function countFamily(
	id: AlgorithmId,
	prepared: PreparedSearch,
	{ keys, distinct, treeNodes, onProgress }: Counting
): FamilyTally {
	const { setup } = prepared;
	const keyHere = distinct === 'counted' ? () => search.tree.key(0, keys) : null;
	const tree = treeNodes === 'counted' ? new VisitedTree() : null;
	const observer = new FamilyCounter(setup.budget, keyHere, onProgress, tree);
	const search: Search = prepared.newSearch(id, observer, keys);
	const value = codeOf(id).run(search);
	const { bestMove, visited, leaves, evaluations, cutoffs, prunedMoves, tableHits, researches } =
		observer;
	return {
		value,
		bestMove,
		visited,
		leaves,
		cutoffs,
		prunedMoves,
		evaluations,
		tableHits,
		distinct: observer.positions?.size ?? null,
		treeNodes: tree?.size ?? null,
		passes: Math.max(1, observer.passes),
		researches
	};
}
