/**
 * Uniform trees: every inner node has the same number of moves and all leaves have the same ply. The formula of D. E.
 * Knuth and R. W. Moore (1975) is about these. The minimal tree of any tree is in minimum.ts.
 */
import type { SearchTree } from '../search.ts';

export interface UniformShape {
	/** Moves of each inner node, at least 1. */
	readonly moves: number;
	/** Plies from the root to each leaf, at least 1. */
	readonly plies: number;
}

/**
 * The shape of a tree; null for a single node or if the tree is not uniform, which shows early.
 * @param onVisit called for each node walked; may stop the walk by throwing
 */
export function uniformShapeOf(tree: SearchTree, onVisit: () => void): UniformShape | null {
	if (tree.isLeaf()) return null;
	const moves = tree.moves().length;
	/** Plies of the leaves; a single number as long as the walk continues. */
	const depths = new Set<number>();
	const [plies] = walk() ? depths : [];
	return plies === undefined ? null : { moves, plies };

	function walk(): boolean {
		onVisit();
		if (tree.isLeaf()) {
			depths.add(tree.path.length);
			return depths.size === 1;
		}
		const own = tree.moves();
		return own.length === moves && own.every(walkBelow);
	}

	function walkBelow(move: number): boolean {
		tree.play(move);
		const isUniform = walk();
		tree.undo();
		return isUniform;
	}
}

/** The leaves of a uniform tree's minimal tree: b^ceil(d/2) + b^floor(d/2) - 1. */
export function minimalLeaves({ moves, plies }: UniformShape): number {
	return moves ** Math.ceil(plies / 2) + moves ** Math.floor(plies / 2) - 1;
}

/** Its nodes: each ply has as many as a tree that ends there would have leaves. */
export function minimalNodes({ moves, plies }: UniformShape): number {
	let nodes = 0;
	for (let ply = 0; ply <= plies; ply++) nodes += minimalLeaves({ moves, plies: ply });
	return nodes;
}
