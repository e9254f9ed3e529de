import type { Move } from '../../games/game.ts';

/**
 * Which move the root would play: the first one that gave it its value, in the search's last pass.
 *
 * That pass may only have shown that no move is better (MTD(f)). It still chooses rightly, because a search of
 * null windows remembers: a move before the right one was refuted when that was found, and is again worth less.
 */
export class RootChoice {
	best: Move | null = null;

	private maxToMove = true;
	/** The root move being searched. */
	private reached: Move | null = null;
	private value = 0;

	enter(maxToMove: boolean): void {
		this.maxToMove = maxToMove;
		this.best = null;
	}

	reach(move: Move): void {
		this.reached = move;
	}

	return(value: number): void {
		const isBetter = this.maxToMove ? value > this.value : value < this.value;
		if (this.best !== null && !isBetter) return;
		this.best = this.reached;
		this.value = value;
	}
}
