/**
 * A search reports what it does, as it does it; whoever listens may count, record or ignore it.
 *
 * Every search makes these events, in this order: `enter` an inner node or `evaluate` a leaf; `return` a finished
 * child to its parent, whose best, alpha and beta are then up to date; `cut` right after a return, where the cut
 * test holds and moves remain unsearched; `finish` the root. Plain minimax and alpha-beta make no others.
 *
 * A search may go over its tree in several passes. Each begins with `pass`, walks from the root, and ends with
 * the root's `finish`; the last of them holds the answer. A search that always makes one pass with an open window
 * leaves the `pass` out. A node that a table answers is reported by `hit` instead of `enter`, is a visited node
 * like any other, and is returned to its parent like any other. `probe` says that the child reached next is only
 * asked whether it is better, by a null window. A child that is searched again has been returned already;
 * `research` says that the node reached next is the same one.
 *
 * Numbered from 0, the events are the steps of a trace.
 */
import type { Move } from '../games/game.ts';

/** Why a pass was made: the first one; a ply deeper than the last; or the last ended below or above its window. */
export const PASS_REASONS = ['first', 'deeper', 'failed-low', 'failed-high'] as const;
export type PassReason = (typeof PASS_REASONS)[number];

export interface PassPlan {
	/** Plies below the root at which nodes become leaves; Infinity for the whole tree. */
	readonly depth: number;
	/** The root's window, from MAX's side. */
	readonly alpha: number;
	readonly beta: number;
	readonly why: PassReason;
}

/** What a table knows of a node: its value, or a limit that its value keeps to. From MAX's side. */
export const TABLE_BOUNDS = ['exact', 'lower', 'upper'] as const;
export type TableBound = (typeof TABLE_BOUNDS)[number];

/** The events of every search. */
export interface PlainObserver {
	/** An inner node was reached by `move` (NO_MOVE at the root); `moves` are all its legal moves in search order. */
	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): unknown;
	/** A leaf was reached by `move` and valued, from MAX's side; it is `terminal`, or else stands at the depth limit. */
	evaluate(move: Move, maxToMove: boolean, value: number, terminal: boolean): void;
	/** The child searched last gave `value` to its parent, and is closed. */
	return(value: number): void;
	/** The node just returned to searches no more: `moves[firstUnsearched...]` of it are pruned. */
	cut(firstUnsearched: number): void;
	/** The root is done and worth `value`. */
	finish(value: number): void;
}

/** The events of all searches. */
export interface SearchObserver extends PlainObserver {
	/** As above; the answer is a number by which the listener knows this visit, which a table may keep for `hit`. */
	enter(move: Move, maxToMove: boolean, moves: readonly Move[]): number;
	/** The tree is about to be searched from its root, once or once more. */
	pass(plan: PassPlan): void;
	/**
	 * An inner node was reached by `move` and answered by the table, from MAX's side, without being searched.
	 * @param visit the visit that left the answer in the table
	 */
	hit(move: Move, maxToMove: boolean, value: number, bound: TableBound, visit: number): void;
	/** The child that `move` leads to is searched with a null window, while the window here is wider. */
	probe(move: Move): void;
	/** The child just returned, which `move` leads to, is searched once more with another window. */
	research(move: Move): void;
}

/** Listens to nothing: for searches of which only the answer matters. */
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
