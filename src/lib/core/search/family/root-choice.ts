import type { Move } from '../../games/game.ts';
import type { PassPlan } from '../observer.ts';

/**
 * The move that the root would play: the first one that gave it its value, in the last pass that found a move.
 *
 * A pass may only show that no move is better (MTD(f)); with MAX to move, that is a pass that ends at alpha or below.
 * Its moves have upper bounds, several of which may be equal, and the order may have changed since. So such a pass
 * keeps the choice of the previous pass.
 */
export class RootChoice {
	best: Move | null = null;

	private maxToMove = true;
	/** The root move being searched. */
	private reached: Move | null = null;
	private value = 0;
	/** The root's window in this pass, and the choice of the previous pass. */
	private window: Pick<PassPlan, 'alpha' | 'beta'> = { alpha: -Infinity, beta: Infinity };
	private before: Move | null = null;

	pass(window: Pick<PassPlan, 'alpha' | 'beta'>): void {
		this.window = window;
	}

	enter(maxToMove: boolean): void {
		this.maxToMove = maxToMove;
		this.before = this.best;
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

	finish(value: number): void {
		const { alpha, beta } = this.window;
		const foundNone = this.maxToMove ? value <= alpha : value >= beta;
		if (foundNone && this.before !== null) this.best = this.before;
	}
}
