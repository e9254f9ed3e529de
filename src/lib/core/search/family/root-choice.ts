import type { Move } from '../../games/game.ts';

/**
 * Which move the root would play: in each pass the first one that gave the root its value. A pass whose value
 * came out on the wrong side of its window has only shown that no move is better, and chooses nothing.
 */
export class RootChoice {
	best: Move | null = null;

	private alpha = -Infinity;
	private beta = Infinity;
	private maxToMove = true;
	/** The root move being searched, and the one that this pass would choose. */
	private reached: Move | null = null;
	private chosen: Move | null = null;
	private value = 0;

	open(alpha: number, beta: number): void {
		this.alpha = alpha;
		this.beta = beta;
	}

	enter(maxToMove: boolean): void {
		this.maxToMove = maxToMove;
		this.chosen = null;
	}

	reach(move: Move): void {
		this.reached = move;
	}

	return(value: number): void {
		const isBetter = this.maxToMove ? value > this.value : value < this.value;
		if (this.chosen !== null && !isBetter) return;
		this.chosen = this.reached;
		this.value = value;
	}

	finish(value: number): void {
		const { alpha, beta, maxToMove } = this;
		const proves = maxToMove
			? value > alpha || alpha === -Infinity
			: value < beta || beta === Infinity;
		if (proves || this.best === null) this.best = this.chosen;
	}
}
