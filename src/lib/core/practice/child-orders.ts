/** Orders of the children of a tree's nodes, as lists, and as numbers to be kept. */
import { isLeaf, type PlainTree } from './plain-tree.ts';

/** For each inner node the order of its children; a missing node keeps its own order. */
export type Orders = Readonly<Partial<Record<number, readonly number[]>>>;

/** For each inner node, in preorder, the number of its order among all, from 0: its own. */
export type Ranks = readonly number[];

/** What is missing, or no number of an order, is the node's own order. */
export function ordersOf(tree: PlainTree, ranks: Ranks = []): Orders {
	return Object.fromEntries(
		innerNodes(tree).map((node, index) => [
			node,
			orderAt(tree.children[node] ?? [], ranks[index] ?? 0)
		])
	);
}

export function ranksOf(tree: PlainTree, orders: Orders): Ranks {
	return innerNodes(tree).map((node) => {
		const own = tree.children[node] ?? [];
		const left = [...own];
		return (orders[node] ?? own).reduce((rank, child) => {
			const at = left.indexOf(child);
			left.splice(at, 1);
			return rank + at * ordersOfMany(left.length);
		}, 0);
	});
}

export function innerNodes(tree: PlainTree): number[] {
	return tree.children.flatMap((_, node) => (isLeaf(tree, node) ? [] : [node]));
}

/** In how many orders so many children can be. */
export function ordersOfMany(children: number): number {
	return children < 2 ? 1 : children * ordersOfMany(children - 1);
}

function orderAt(own: readonly number[], rank: number): readonly number[] {
	if (!Number.isSafeInteger(rank) || rank < 0 || rank >= ordersOfMany(own.length)) return own;
	const left = [...own];
	let rest = rank;
	return own.flatMap((_, place) => {
		const below = ordersOfMany(own.length - place - 1);
		const at = Math.floor(rest / below);
		rest %= below;
		return left.splice(at, 1);
	});
}
