/** The whole tree of an exercise, without any search: what the student sees, and what wrong ideas are tried on. */
import type { Trace } from '../trace/trace.ts';

/** Nodes are numbered in preorder, children in search order; the root is 0. */
export interface PlainTree {
	readonly nodes: number;
	/** -1 at the root. */
	readonly parent: readonly number[];
	readonly children: readonly (readonly number[])[];
	readonly isMax: readonly boolean[];
	/** The value of a leaf, from MAX's side; NaN at an inner node. */
	readonly value: readonly number[];
}

/** The subtree of a row of a recorded minimax: node n is row `root + n`. */
export function plainTreeOf(minimax: Trace, root: number): PlainTree {
	const nodes = minimax.endOf(root) - root;
	const rows = Array.from({ length: nodes }, (_, node) => root + node);
	return {
		nodes,
		parent: rows.map((row) => (row === root ? -1 : minimax.parentOf(row) - root)),
		children: rows.map((row) => Array.from(minimax.childrenOf(row), (child) => child - root)),
		isMax: rows.map((row) => minimax.isMax(row)),
		value: rows.map((row) => (minimax.isLeaf(row) ? minimax.valueOf(row) : NaN))
	};
}

export function isLeaf(tree: PlainTree, node: number): boolean {
	return tree.children[node]?.length === 0;
}

/** The nodes from the root down to `node`, both included. */
export function pathTo(tree: PlainTree, node: number): number[] {
	const path: number[] = [];
	for (let at = node; at >= 0; at = tree.parent[at] as number) path.unshift(at);
	return path;
}

/** The nodes of the subtree of `node`, itself included. */
export function subtreeOf(tree: PlainTree, node: number): number[] {
	return [node, ...(tree.children[node] ?? []).flatMap((child) => subtreeOf(tree, child))];
}

/** The number of leaves at and below a node. */
export function countLeaves(tree: PlainTree, node: number): number {
	return subtreeOf(tree, node).filter((one) => isLeaf(tree, one)).length;
}
