/**
 * A search reports its events as they happen; an observer may count, record or ignore them.
 *
 * Every search makes these events, in this order: `enter` an inner node or `evaluate` a leaf; `return` a finished
 * child to its parent, whose best, alpha and beta are then up to date; `cut` right after a return, if the cutoff
 * condition is true and moves remain unsearched; `finish` the root. Plain minimax and alpha-beta make no others.
 *
 * A search may make several passes over its tree. Each begins with `pass`, walks from the root, and ends with the
 * root's `finish`; the last of them holds the answer. A search that always makes one pass with an open window omits
 * the `pass`. `hit` replaces `enter` for a table hit, which is a visited node and is returned to its parent like any
 * other. `probe` announces a null-window probe of the next child. A child that is searched again has been returned
 * already; `research` says that the next node is the same one.
 *
 * Numbered from 0, the events are the steps of a trace.
 */
import type { Move } from '../games/game.ts';

/** The reason for a pass: the first one; a ply deeper than the last; or the last ended below or above its window. */
export type PassReason = 'first' | 'deeper' | 'failed-low' | 'failed-high';

export interface PassPlan {
	/** Plies below the root at which nodes become leaves; Infinity to the end. */
	readonly depth: number;
	/** The root's window, from MAX's side. */
	readonly alpha: number;
	readonly beta: number;
	readonly why: PassReason;
}

/** A node's value or bound in a table, from MAX's side. */
export type TableBound = 'exact' | 'lower' | 'upper';

/** The events of every search. */
export interface PlainObserver {
	/** An inner node was reached by `move` (NO_MOVE at the root); `moves` are all its legal moves in search order. */
	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): unknown;
	/** A leaf was reached by `move` and valued, from MAX's side; it is `terminal`, otherwise at the depth limit. */
	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void;
	/** The last searched child gave `value` to its parent, and is closed. */
	return(value: number): void;
	/** A cutoff at the node that was just returned to: its `moves[firstUnsearched...]` are pruned. */
	cut(firstUnsearched: number): void;
	/** The root is finished and has the value `value`. */
	finish(value: number): void;
}

/** The events of all searches. */
export interface SearchObserver extends PlainObserver {
	/** As in `PlainObserver`. Returns the listener's number for this visit, which a table may keep for `hit`. */
	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number;
	/** A search of the tree from its root begins, the first or a further one. */
	pass(plan: PassPlan): void;
	/**
	 * An inner node was reached by `move` and answered by the table, from MAX's side, without a search.
	 * @param visit the visit that stored the answer in the table
	 */
	hit(move: Move, maxToMove: boolean, value: number, bound: TableBound, visit: number): void;
	/** The child that `move` leads to is probed with a null window, while the window here is wider. */
	probe(move: Move): void;
	/** The child just returned, which `move` leads to, is searched again with another window. */
	research(move: Move): void;
}

/** Ignores every event: for searches of which only the result matters. */
export const nullObserver: SearchObserver = {
	enter: () => 0,
	evaluate: () => undefined,
	return: () => undefined,
	cut: () => undefined,
	finish: () => undefined,
	pass: () => undefined,
	hit: () => undefined,
	probe: () => undefined,
	research: () => undefined
};
