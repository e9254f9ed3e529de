/**
 * The least that any alpha-beta has to visit of one tree, whatever the order of its moves: the minimal proof tree.
 *
 * Whoever knows that the root is worth v has proved that it is worth at least v and at most v. For "at least v"
 * one good enough move is needed at each MAX node and every move at each MIN node, for "at most v" the other way
 * round; the two share the line that leads to v, and the bound is v all through the tree. These are the three
 * types of node of D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6
 * (1975): on the line both are proved, beside it one of them. Where several moves are good enough, the one with the
 * smallest proof is taken, which in an uneven tree need not be the best.
 *
 * Alpha-beta with cuts on equality visits exactly these nodes where it meets the chosen move first at each node. Only
 * a table, which finds one position in several places, may do with less.
 */
import type { PositionKey } from '../../games/game.ts';
import type { NodeKeys, SearchTree } from '../search.ts';

/** The nodes of the smallest proof below and with a node, itself included; Infinity where there is none. */
interface Proofs {
	readonly atLeast: number;
	readonly atMost: number;
	readonly both: number;
}

/**
 * The number of nodes, the root among them, of the smallest proof that the tree is worth `value`. Searched within a
 * full window with cuts on equality: so an infinite value needs one of the two proofs only.
 *
 * @param value the tree's minimax value, from MAX's side
 * @param keys nodes with equal keys have equal trees below them, so that one of them is looked at for all; it counts
 * as often as it stands in the tree
 * @param onVisit called for each node looked at; may stop the walk by throwing
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
			// What the mover shows by one move, and what the other side shows by answering all of them.
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
