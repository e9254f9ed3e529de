import { assert } from '../../base/assert.ts';
import { evaluatorOf } from '../../evaluate/registry.ts';
import type { KeyKind, Move } from '../../games/game.ts';
import type { PreparedSearch } from '../prepare.ts';
import { rulesOf } from '../setup.ts';
import { FamilyCounter, type LiveCounts } from './counter.ts';
import { nodeKeys } from './keys.ts';
import { familyOf, type FamilyId } from './registry.ts';
import { VisitedTree } from './visited-tree.ts';

/** What a search found, and what it took over all its passes. */
export interface FamilyTally {
	/** The root's value from MAX's side. */
	readonly value: number;
	/** The first root move, in search order, that gave the root its value; null where the root is a leaf. */
	readonly bestMove: Move | null;
	/** Visited nodes: the root once for each pass, a node searched again once more, also what a table answered. */
	readonly nodes: number;
	readonly leaves: number;
	readonly cutoffs: number;
	/** Legal moves of cut nodes, never searched. */
	readonly prunedMoves: number;
	/** Calls of the evaluator; as many as leaves, since nothing else is evaluated by these searches. */
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
	id: FamilyId,
	prepared: PreparedSearch,
	{ keys, distinct, treeNodes, onProgress }: Counting
): FamilyTally {
	const { setup } = prepared;
	const tree = prepared.newTree();
	const keyHere = distinct === 'counted' ? () => tree.key(0, keys) : null;
	const visited = treeNodes === 'counted' ? new VisitedTree() : null;
	const observer = new FamilyCounter(setup.budget, keyHere, onProgress, visited);
	const value = familyOf(id).run({
		tree,
		observer,
		keys: nodeKeys(keys, evaluatorOf(setup.evaluator)),
		leastDepth: leastDepthOf(prepared),
		...rulesOf(setup)
	});
	const { bestMove, nodes, leaves, cutoffs, prunedMoves, tableHits, researches } = observer;
	return {
		value,
		bestMove,
		nodes,
		leaves,
		cutoffs,
		prunedMoves,
		evaluations: leaves,
		tableHits,
		distinct: observer.positions?.size ?? null,
		treeNodes: visited?.size ?? null,
		passes: Math.max(1, observer.passes),
		researches
	};
}

function leastDepthOf({ game, setup }: PreparedSearch): number {
	const root = game.parse(setup.position, { root: setup.root });
	assert(root.ok, `the position of a setup is legal: ${setup.position}`);
	return game.leastDepth?.(root.value) ?? 0;
}
