/**
 * A search reports what it does, as it does it; whoever listens may count, record or ignore it.
 *
 * Exactly these events happen, in this order (numbered from 0, they are the steps of a trace):
 * `enter` an inner node or `evaluate` a leaf; `return` a finished child to its parent, whose best, alpha
 * and beta are then up to date; `cut` right after a return, where the cut test holds and moves remain
 * unsearched; `finish` the root.
 */
import type { Move } from '../games/game.ts';

export interface SearchObserver {
	/** An inner node was reached by `move` (NO_MOVE at the root); `moves` are all its legal moves in search order. */
	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): void;
	/** A leaf was reached by `move` and valued, from MAX's side; it is `terminal`, or else stands at the depth limit. */
	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void;
	/** The child searched last gave `value` to its parent, and is closed. */
	return(value: number): void;
	/** The node just returned to searches no more: `moves[firstUnsearched...]` of it are pruned. */
	cut(firstUnsearched: number): void;
	/** The root is done and worth `value`. */
	finish(value: number): void;
}

/** Listens to nothing: for searches of which only the answer matters. */
export const nullObserver: SearchObserver = {
	enter: () => undefined,
	evaluate: () => undefined,
	return: () => undefined,
	cut: () => undefined,
	finish: () => undefined
};
