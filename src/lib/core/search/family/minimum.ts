/**
 * The minimal tree: the fewest nodes of one tree that any alpha-beta has to visit, whatever the move order.
 *
 * A proof that the root has the value v proves both "at least v" and "at most v". "At least v" needs one good enough
 * move at each MAX node and every move at each MIN node; "at most v" needs the opposite. The two proofs share the
 * line that leads to v, and the bound is v all through the tree. These are the three types of node of D. E. Knuth and
 * R. W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975): nodes on the line need both
 * proofs, other nodes one. If several moves are good enough, the one with the smallest proof is chosen, which in an
 * uneven tree need not be the best move.
 *
 * Alpha-beta with cutoffs on equality visits exactly these nodes if it searches the chosen move first at each node.
 * Only a transposition table, which finds one position in several places, may need fewer.
 */
import type { PositionKey } from '../../games/game.ts';
import type { NodeKeys, SearchTree } from '../search.ts';

/** The nodes of the smallest proof at a node, itself included; Infinity if there is none. */
interface Proofs {
	readonly atLeast: number;
	readonly atMost: number;
	readonly both: number;
}

/**
 * Number of nodes, root included, of the smallest proof that the tree has the value `value`. The root has an open
 * window and cutoffs happen on equality, so an infinite value needs only one of the two proofs.
 *
 * @param value the tree's minimax value, from MAX's side
 * @param keys nodes with equal keys have equal subtrees, so only one of them is walked; it counts once per occurrence
 * in the tree
 * @param onVisit called for each node walked; may stop the walk by throwing
 */
export function minimumNodes(
	tree: SearchTree,
	value: number,
	keys: NodeKeys,
	onVisit: () => void
): number {
	const known = new Map<PositionKey, Proofs>();
	const { atLeast, atMost, both } = prove();
	if (value === Infinity) return atLeast;
	return value === -Infinity ? atMost : both;

	function prove(): Proofs {
		onVisit();
		if (tree.isLeaf()) return proveLeaf(tree.evaluate(), value);
		const key = keys(tree);
		let proofs = known.get(key);
		if (proofs === undefined) {
			proofs = proveInner();
			known.set(key, proofs);
		}
		return proofs;
	}

	function proveInner(): Proofs {
		const max = tree.maxToMove();
		let fewest = Infinity;
		let all = 0;
		let leastMore = Infinity;
		for (const move of tree.moves()) {
			tree.play(move);
			const child = prove();
			tree.undo();
			// One proof by a single move of the mover, the other by answers to all of its moves.
			const one = max ? child.atLeast : child.atMost;
			const every = max ? child.atMost : child.atLeast;
			fewest = Math.min(fewest, one);
			all += every;
			if (child.both < Infinity) leastMore = Math.min(leastMore, child.both - every);
		}
		const both = 1 + all + leastMore;
		return max
			? { atLeast: 1 + fewest, atMost: 1 + all, both }
			: { atLeast: 1 + all, atMost: 1 + fewest, both };
	}
}

function proveLeaf(worth: number, value: number): Proofs {
	return {
		atLeast: worth >= value ? 1 : Infinity,
		atMost: worth <= value ? 1 : Infinity,
		both: worth === value ? 1 : Infinity
	};
}
