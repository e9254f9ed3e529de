/** The orders of the children in a tree of Reorder as bytes: a number for each inner node. */
import { innerNodes, ordersOf, ordersOfMany, ranksOf, type Ranks } from './child-orders.ts';
import type { ByteReader, ByteWriter } from './code-bytes.ts';
import type { PlainTree } from './plain-tree.ts';

export function packOrders(bytes: ByteWriter, tree: PlainTree, ranks: Ranks | undefined): void {
	for (const rank of ranksOf(tree, ordersOf(tree, ranks))) bytes.whole(rank);
}

/** Null if the bytes end too early, or are no orders of this tree. */
export function unpackOrders(bytes: ByteReader, tree: PlainTree): Ranks | null {
	const ranks: number[] = [];
	for (const node of innerNodes(tree)) {
		const rank = bytes.whole();
		if (rank === null || rank >= ordersOfMany(tree.children[node]?.length ?? 0)) return null;
		ranks.push(rank);
	}
	return ranks;
}
