import type { Move } from '../../games/game.ts';
import type { LearningOrder, MoveOrder } from '../search.ts';
import { sortByValue } from './sort-by-value.ts';

/**
 * The history heuristic: the moves that were best most often, anywhere in the tree, come first; those with equal
 * credit as listed. A move that was best at a node, or caused a cutoff there, is credited with 2^d, where d is the
 * depth of the subtree searched under the node, in plies, so results of deeper searches count more. J. Schaeffer,
 * "The History Heuristic", ICCA Journal 6 (1983).
 *
 * Each side has its own credits. A move is the game's integer: from-square, to-square and promotion, a cell, the
 * index of a child.
 */
export class HistoryOrder implements LearningOrder {
	private readonly ofMax = new Map<Move, number>();
	private readonly ofMin = new Map<Move, number>();

	readonly sort: MoveOrder = (moves, state) => {
		const credits = this.creditsOf(state.maxToMove());
		return sortByValue(
			moves,
			moves.map((move) => credits.get(move) ?? 0),
			'falling'
		);
	};

	onCut(): void {
		// A move that causes a cutoff is also the best of its node.
	}

	onBest(move: Move, maxToMove: boolean, plies: number): void {
		const credits = this.creditsOf(maxToMove);
		credits.set(move, (credits.get(move) ?? 0) + 2 ** plies);
	}

	private creditsOf(maxToMove: boolean): Map<Move, number> {
		return maxToMove ? this.ofMax : this.ofMin;
	}
}
