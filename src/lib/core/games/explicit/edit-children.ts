/**
 * Adds and removes children in the diagram: takes a tree and one of its rows, returns the text of another tree. The
 * page parses that text like typed text.
 */
import { assert } from '../../base/assert.ts';
import { formatTree } from './format.ts';
import { childCount, TreeBuilder, type ExplicitTree } from './tree.ts';

/**
 * Adds a leaf with the value 0 and no name after the children of the inner node `row`. Its row in the new text is
 * `subtreeEnd(tree, row)`.
 */
export function addLeaf(tree: ExplicitTree, row: number): string {
	assert(childCount(tree, row) > 0, `row ${row} is a leaf: a child would take its value away`);
	const builder = new TreeBuilder();
	for (let at = 0; at < tree.parent.length; at++) {
		builder.add(tree.parent[at] as number, tree.value[at] as number, tree.name[at] ?? null);
	}
	builder.add(row, 0, null);
	return formatTree(builder.build());
}

/** True where the node may be removed: its parent must keep a child, or it would have neither children nor a value. */
export function canRemove(tree: ExplicitTree, row: number): boolean {
	return row > 0 && childCount(tree, tree.parent[row] as number) > 1;
}

/** Removes the node `row` and its subtree; the siblings after it move up. */
export function removeNode(tree: ExplicitTree, row: number): string {
	assert(canRemove(tree, row), `row ${row} is the root or an only child`);
	const end = subtreeEnd(tree, row);
	const builder = new TreeBuilder();
	for (let at = 0; at < tree.parent.length; at++) {
		if (at >= row && at < end) continue;
		const parent = tree.parent[at] as number;
		builder.add(
			parent < end ? parent : parent - (end - row),
			tree.value[at] as number,
			tree.name[at] ?? null
		);
	}
	return formatTree(builder.build());
}

/** The first row after the subtree of `row`. Rows are in the order of the text. */
export function subtreeEnd(tree: ExplicitTree, row: number): number {
	let end = row + 1;
	while (end < tree.parent.length && (tree.parent[end] as number) >= row) end++;
	return end;
}
