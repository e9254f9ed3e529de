import type { Move } from '../../games/game.ts';
import type { LearningOrder, MoveOrder } from '../search.ts';

/** Number of killers per ply. */
const KILLERS = 2;

/**
 * Killer moves: a move that refuted one position often refutes its neighbours too. At each ply the last two distinct
 * moves that caused a cutoff come first if they are legal, the latest before the other; then all others as listed. S.
 * G. Akl and M. M. Newborn, "The Principal Continuation and the Killer Heuristic", Proceedings of the ACM Annual
 * Conference (1977).
 *
 * A move is the game's integer: from-square, to-square and promotion, a cell, the index of a child. A cutoff
 * condition that becomes true after the last move prunes nothing, and makes no killer.
 */
export class KillerOrder implements LearningOrder {
	/** The killers of each ply, the latest first. */
	private readonly killers: Move[][] = [];

	readonly sort: MoveOrder = (moves, _, path) => {
		const killers = (this.killers[path.length] ?? []).filter((move) => moves.includes(move));
		return [...killers, ...moves.filter((move) => !killers.includes(move))];
	};

	onCut(move: Move, ply: number): void {
		const others = (this.killers[ply] ?? []).filter((killer) => killer !== move);
		this.killers[ply] = [move, ...others].slice(0, KILLERS);
	}

	onBest(): void {
		// A move without a cutoff is no killer.
	}
}
