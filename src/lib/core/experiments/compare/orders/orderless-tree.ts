import type { SearchTree } from '../../../search/search.ts';
import { VisitLimit } from '../../../search/visit-limit.ts';

/**
 * A tree whose moves have no order. Subtrees that differ only in the order of their moves are one node: over all
 * orders they have the same cost and result.
 */
export interface OrderlessNode {
	/** Identifies the node in the keys of others. */
	readonly id: number;
	readonly max: boolean;
	/** From MAX's side; NaN at an inner node. */
	readonly value: number;
	/** Empty at a leaf. */
	readonly children: readonly OrderlessChild[];
	/** Number of its moves. */
	readonly moves: number;
}

interface OrderlessChild {
	readonly node: OrderlessNode;
	/** Number of moves that lead to such a subtree. */
	readonly times: number;
}

/**
 * Walks a tree to its leaves.
 * @throws BudgetExceeded if it has more than `most` nodes
 */
export function forgetOrder(tree: SearchTree, most: number): OrderlessNode {
	const known = new Map<string, OrderlessNode>();
	const limit = new VisitLimit(most);
	return visit();

	function visit(): OrderlessNode {
		limit.visit();
		const max = tree.maxToMove();
		if (tree.isLeaf()) return take(max, tree.evaluate(), []);
		const moves = tree.moves().map((move) => {
			tree.play(move);
			const child = visit();
			tree.undo();
			return child;
		});
		return take(max, NaN, moves);
	}

	function take(max: boolean, value: number, moves: readonly OrderlessNode[]): OrderlessNode {
		const ids = moves.map(({ id }) => id).sort((a, b) => a - b);
		const key = `${max} ${value} ${ids.join(' ')}`;
		let node = known.get(key);
		if (node === undefined) {
			node = { id: known.size, max, value, children: group(moves), moves: moves.length };
			known.set(key, node);
		}
		return node;
	}
}

function group(moves: readonly OrderlessNode[]): OrderlessChild[] {
	const kinds = [...new Set(moves)];
	return kinds.map((node) => ({ node, times: moves.filter((one) => one === node).length }));
}
