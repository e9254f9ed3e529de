/**
 * The text of a typed tree around one node, for a small pane: the path to the node and its subtree as they were
 * written, distant parts as an ellipsis.
 */
import { formatValue } from '$lib/core/explain/format.ts';
import { pathLabel } from '$lib/core/games/explicit/labels.ts';
import { childCount, childRow, type ExplicitTree } from '$lib/core/games/explicit/tree.ts';

/** Placeholder for omitted siblings. */
export const GAP = 'gap';

export interface TreeText {
	readonly row: number;
	/** The name before the node in the text; empty if it has none. */
	readonly name: string;
	/** The value as text, at a leaf only. */
	readonly leaf: string;
	/** Null at an inner node whose children are omitted. */
	readonly children: readonly (TreeText | typeof GAP)[] | null;
}

/** Trees of up to this many nodes are shown whole. */
const SMALL_TREE = 64;
/** Nodes shown below the current one in a larger tree. */
const BELOW = 40;
/** Siblings shown on either side of a node on the path. */
const BESIDE = 2;
/** A subtree off the path is shown as it is up to this many nodes. */
const SMALL_BESIDE = 4;
/** Plies shown above the current node. */
const ABOVE = 4;
/** Children shown of one node. */
const BROAD = 12;

/** The name of a node in the text, or its label: "a2". */
export function nodeName(tree: ExplicitTree, row: number): string {
	return tree.name[row] ?? pathLabel(tree, row);
}

/** Number of nodes of each subtree, its root included. */
export function subtreeSizes(tree: ExplicitTree): Int32Array {
	const sizes = new Int32Array(tree.parent.length).fill(1);
	for (let row = sizes.length - 1; row > 0; row--) {
		const parent = tree.parent[row] as number;
		sizes[parent] = (sizes[parent] as number) + (sizes[row] as number);
	}
	return sizes;
}

/**
 * The tree around `here`, starting at its root or, if that is far up, at the highest ancestor shown.
 *
 * @param sizes see `subtreeSizes`
 */
export function treeTextAround(tree: ExplicitTree, sizes: Int32Array, here: number): TreeText {
	const way: number[] = [];
	for (let row = here; row >= 0; row = tree.parent[row] as number) way.unshift(row);
	const whole = tree.parent.length <= SMALL_TREE;
	const start = whole ? 0 : Math.max(0, way.length - 1 - ABOVE);
	const onWay = new Set(way.slice(start));
	const open = whole ? null : rowsToOpen(tree, here);

	return write(way[start] as number);

	function write(row: number): TreeText {
		const count = childCount(tree, row);
		const name = tree.name[row] ?? '';
		if (count === 0) {
			return { row, name, leaf: formatValue(tree.value[row] as number), children: [] };
		}
		if (!isOpen(row)) return { row, name, leaf: '', children: null };
		const next = indexOnWay(row, count);
		const [from, to] = whole
			? [0, count]
			: next < 0
				? [0, Math.min(count, BROAD)]
				: windowAround(count, next, 2 * BESIDE + 1);
		const children: (TreeText | typeof GAP)[] = from > 0 ? [GAP] : [];
		for (let child = from; child < to; child++) children.push(write(childRow(tree, row, child)));
		if (to < count) children.push(GAP);
		return { row, name, leaf: '', children };
	}

	function isOpen(row: number): boolean {
		if (open === null || onWay.has(row) || open.has(row)) return true;
		const below = row > here && row < here + (sizes[here] as number);
		return !below && (sizes[row] as number) <= SMALL_BESIDE;
	}

	/** Index of the child of `row` that leads to `here`; -1 at `here` itself and off the path. */
	function indexOnWay(row: number, count: number): number {
		for (let child = 0; child < count; child++) {
			if (onWay.has(childRow(tree, row, child))) return child;
		}
		return -1;
	}
}

/** The rows below `here` whose children are shown, nearest first, until there are enough. */
function rowsToOpen(tree: ExplicitTree, here: number): ReadonlySet<number> {
	const open = new Set<number>();
	const queue = [here];
	let shown = 1;
	for (const row of queue) {
		const count = Math.min(childCount(tree, row), BROAD);
		if (count === 0) continue;
		if (row !== here && shown + count > BELOW) break;
		open.add(row);
		shown += count;
		for (let child = 0; child < count; child++) queue.push(childRow(tree, row, child));
	}
	return open;
}

/** The `size` indices out of `count` around `focus`, as [from, to). */
export function windowAround(count: number, focus: number, size: number): [number, number] {
	const from = Math.max(0, Math.min(focus - Math.floor(size / 2), count - size));
	return [from, Math.min(count, from + size)];
}
