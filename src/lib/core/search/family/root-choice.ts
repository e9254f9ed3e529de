import type { Move } from '../../games/game.ts';
import type { PassPlan } from '../observer.ts';

/**
 * Which move the root would play: the first one that gave it its value, in the last pass that found it a move.
 *
 * A pass may only have shown that no move is better (MTD(f)): where MAX is to move, one that ends at alpha or below.
 * Its moves have upper bounds, of which several may be equal, and the order may have changed since; so the choice of
 * the pass before stands.
 */
export class RootChoice {
	best: Move | null = null;

	private maxToMove = true;
	/** The root move being searched. */
	private reached: Move | null = null;
	private value = 0;
	/** The root's window in this pass, and the choice of the one before. */
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
