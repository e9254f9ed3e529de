/**
 * Could it matter? Whether some value of a node would move the root's. A root's value never falls as a node's rises, so
 * the two ends of the scale say all.
 */
import { isLeaf, pathTo, type PlainTree } from './plain-tree.ts';

/** Values that nodes are given, instead of their own. */
type Given = ReadonlyMap<number, number>;

/** The root's value while a node goes from -Infinity to Infinity: it follows the node between these two. */
export interface Sway {
	readonly low: number;
	readonly high: number;
}

interface Matter extends Sway {
	/** What else is set: empty for a node that the search prunes, whose other nodes keep their values. */
	readonly given: Given;
}

/** Minimax's value of a node, with some nodes worth what they are given. */
export function valueWith(tree: PlainTree, given: Given, node = 0): number {
	const own = given.get(node);
	if (own !== undefined) return own;
	if (isLeaf(tree, node)) return tree.value[node] as number;
	const values = (tree.children[node] ?? []).map((child) => valueWith(tree, given, child));
	return tree.isMax[node] === true ? Math.max(...values) : Math.min(...values);
}

/** What is unseen as the search comes to a node, set against it: later siblings on its path are the worst for their parent. */
function unseenAt(tree: PlainTree, node: number): Given {
	const given = new Map<number, number>();
	for (const at of pathTo(tree, node).slice(1)) {
		const parent = tree.parent[at] as number;
		const worst = tree.isMax[parent] === true ? -Infinity : Infinity;
		const siblings = tree.children[parent] ?? [];
		for (const later of siblings.slice(siblings.indexOf(at) + 1)) given.set(later, worst);
	}
	return given;
}

function swayOf(tree: PlainTree, node: number, given: Given): Sway {
	return {
		low: valueWith(tree, new Map(given).set(node, -Infinity)),
		high: valueWith(tree, new Map(given).set(node, Infinity))
	};
}

/**
 * How far a node moves the root: one that the search prunes in the tree as it is, one that it visits with all that is
 * unseen set against it.
 */
export function matterOf(tree: PlainTree, node: number, fate: 'visited' | 'pruned'): Matter {
	const given: Given = fate === 'pruned' ? new Map<number, number>() : unseenAt(tree, node);
	return { ...swayOf(tree, node, given), given };
}

/** The root's value for one value of the node. */
export const rootAt = ({ low, high }: Sway, value: number): number =>
	Math.min(Math.max(value, low), high);

/** The node's own value and another one, in rising order, for which the root has two values; null if there are none. */
export function samplesOf(sway: Sway, own: number): readonly [number, number] | null {
	const { low, high } = sway;
	// Near its own, near or at an end of what the root can be, or anything; beyond the largest numbers only infinity is.
	const others = [own + 2, own - 2, low + 2, high - 2, low, high, 0, 2].filter(Number.isFinite);
	const other = [...others, Infinity, -Infinity].find(
		(one) => rootAt(sway, one) !== rootAt(sway, own)
	);
	if (other === undefined) return null;
	return other < own ? [other, own] : [own, other];
}

/** The stops of a slider, in rising order: from −∞ to ∞ by whole numbers a little beyond all that occurs, and what occurs itself. */
export function stopsOf(values: readonly number[]): number[] {
	const finite = values.filter(Number.isFinite);
	const low = Math.floor(Math.min(0, ...finite)) - 2;
	const high = Math.ceil(Math.max(0, ...finite)) + 2;
	const step = Math.max(1, Math.ceil((high - low) / 400));
	const count = Math.floor((high - low) / step) + 1;
	const whole = Array.from({ length: count }, (_, index) => low + index * step);
	return [...new Set([-Infinity, ...whole, ...finite, Infinity])].sort((one, other) =>
		one < other ? -1 : 1
	);
}
