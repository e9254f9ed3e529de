import type { KeyKind, Move } from '../../games/game.ts';
import type { PreparedSearch } from '../prepare.ts';
import type { Search } from '../search.ts';
import { FamilyCounter, type LiveCounts } from './counter.ts';
import { algorithmOf, type AlgorithmId } from '../registry.ts';
import { VisitedTree } from './visited-tree.ts';

/** What a search found, and what it took over all its passes. */
export interface FamilyTally {
	/** The root's value from MAX's side. */
	readonly value: number;
	/** The first root move, in search order, that gave the root its value; null where the root is a leaf or stands pat. */
	readonly bestMove: Move | null;
	/** Visited nodes: the root once for each pass, a node searched again once more, also what a table answered. */
	readonly nodes: number;
	readonly leaves: number;
	readonly cutoffs: number;
	/** Legal moves of cut nodes, never searched. */
	readonly prunedMoves: number;
	/** Calls of the evaluator: one for each leaf, and in quiescence one for each node that may stand pat. */
	readonly evaluations: number;
	/** Nodes that the table answered. */
	readonly tableHits: number;
	/** Different positions among the visited nodes; null where they were not counted. */
	readonly distinct: number | null;
	/**
	 * Different nodes of the tree among the visited ones: each counts once, however often it was visited, and one
	 * position reached in two ways is two nodes. Null where they were not counted.
	 */
	readonly treeNodes: number | null;
	/** How often the tree was searched from its root. */
	readonly passes: number;
	/** Children searched again with a wider window. */
	readonly researches: number;
}

export const DISTINCT_CHOICES = ['counted', 'not-counted'] as const;
export type DistinctChoice = (typeof DISTINCT_CHOICES)[number];

export interface Counting {
	/** Which positions are taken for one, by tables and in the count of distinct positions. */
	readonly keys: KeyKind;
	/** Counting different positions takes memory for each of them. */
	readonly distinct: DistinctChoice;
	/** Counting the different nodes of the tree takes 12 bytes for each of them; not done where it is left out. */
	readonly treeNodes?: DistinctChoice;
	/** Hears how many nodes were visited, and what else was done, now and then; may stop the search by throwing. */
	readonly onProgress: (visited: number, soFar: LiveCounts) => void;
}

/**
 * Runs a search of the family and counts. The setup's own algorithm does not matter.
 * @throws BudgetExceeded when it visits more nodes than the setup's budget
 */
export function countFamily(
	id: AlgorithmId,
	prepared: PreparedSearch,
	{ keys, distinct, treeNodes, onProgress }: Counting
): FamilyTally {
	const { setup } = prepared;
	const keyHere = distinct === 'counted' ? () => search.tree.key(0, keys) : null;
	const visited = treeNodes === 'counted' ? new VisitedTree() : null;
	const observer = new FamilyCounter(setup.budget, keyHere, onProgress, visited);
	const search: Search = prepared.newSearch(id, observer, keys);
	const value = algorithmOf(id).run(search);
	const { bestMove, nodes, leaves, evaluations, cutoffs, prunedMoves, tableHits, researches } =
		observer;
	return {
		value,
		bestMove,
		nodes,
		leaves,
		cutoffs,
		prunedMoves,
		evaluations,
		tableHits,
		distinct: observer.positions?.size ?? null,
		treeNodes: visited?.size ?? null,
		passes: Math.max(1, observer.passes),
		researches
	};
}
