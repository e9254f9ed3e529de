/**
 * Edits in the diagram: take a tree and a place in it, return the text of another tree. The page parses that text
 * like typed text.
 */
import { assert } from '../../base/assert.ts';
import type { Move } from '../game.ts';
import { formatTree } from './format.ts';
import { childCount, childRow, type ExplicitTree } from './tree.ts';

/** Sets the number at the leaf that `path` leads to. Typed numbers go through `parseValue` first. */
export function setLeafValue(tree: ExplicitTree, path: readonly Move[], value: number): string {
	const row = rowAt(tree, path);
	assert(childCount(tree, row) === 0, `the node at ${path.join(' ')} is not a leaf`);
	assert(!Number.isNaN(value), 'a leaf is worth a number');
	return formatTree({ ...tree, value: tree.value.with(row, value) });
}

/**
 * Moves one child of the node at `path` from place `from` to place `to`, both counted from 0 among its children; the
 * other children keep their order.
 */
export function reorderChildren(
	tree: ExplicitTree,
	path: readonly Move[],
	from: number,
	to: number
): string {
	const row = rowAt(tree, path);
	const count = childCount(tree, row);
	assert(
		isIndex(from, count) && isIndex(to, count),
		`${from} to ${to} is not within ${count} children`
	);
	const start = tree.childStart[row] as number;
	const moved = childRow(tree, row, from);
	const children = tree.children.slice();
	if (from < to) children.copyWithin(start + from, start + from + 1, start + to + 1);
	else children.copyWithin(start + to + 1, start + to, start + from);
	children[start + to] = moved;
	return formatTree({ ...tree, children });
}

function rowAt(tree: ExplicitTree, path: readonly Move[]): number {
	let row = 0;
	for (const child of path) {
		assert(isIndex(child, childCount(tree, row)), `the tree has no node at ${path.join(' ')}`);
		row = childRow(tree, row, child);
	}
	return row;
}

function isIndex(index: number, length: number): boolean {
	return Number.isInteger(index) && index >= 0 && index < length;
}
