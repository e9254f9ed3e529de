/** A typed tree as a small sketch: leaves evenly in a row, parents above the middle of their children. */
import type { Side } from '$lib/core/games/game.ts';
import { childCount, childRow, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';

interface SketchNode {
	readonly row: number;
	/** The parent's index in the list; -1 at the root. */
	readonly parent: number;
	/** From 0 to 1, horizontally and vertically. */
	readonly x: number;
	readonly y: number;
	readonly shape: Side | 'leaf';
}

/** With more nodes than this the sketch would be unreadable. */
export const SKETCHED_NODES = 48;

/** Null if the tree is too large for a sketch. */
export function sketchTree(tree: ExplicitTree, root: Side): SketchNode[] | null {
	if (tree.parent.length > SKETCHED_NODES) return null;
	let leaves = 0;
	for (let row = 0; row < tree.parent.length; row++) if (childCount(tree, row) === 0) leaves++;
	const height = Math.max(1, tree.height[0] as number);
	const nodes: SketchNode[] = [];
	let leaf = 0;
	place(0, -1, 0);
	return nodes;

	function place(row: number, parent: number, ply: number): number {
		const index = nodes.length;
		const count = childCount(tree, row);
		const max = (root === 'max') === (ply % 2 === 0);
		const shape = count === 0 ? 'leaf' : max ? 'max' : 'min';
		const node = { row, parent, x: 0, y: ply / height, shape } satisfies SketchNode;
		nodes.push(node);
		if (count === 0) {
			node.x = (leaf++ + 0.5) / leaves;
			return node.x;
		}
		const xs = Array.from({ length: count }, (_, child) =>
			place(childRow(tree, row, child), index, ply + 1)
		);
		node.x = ((xs[0] as number) + (xs[xs.length - 1] as number)) / 2;
		return node.x;
	}
}
