/**
 * What the family of searches reports beyond the five events of every search (search/observer.ts).
 *
 * A search may go over its tree in several passes. Each begins with `pass`, walks from the root, and ends with
 * the root's `finish`; the last of them holds the answer. A search that always makes one pass with an open window
 * leaves the `pass` out. A node that a table answers is reported by `probe`
 * instead of `enter`, is a visited node like any other, and is returned to its parent like any other. A child
 * that is searched again has been returned already; `research` says that the node reached next is the same one.
 */
import type { Move } from '../../games/game.ts';
import type { SearchObserver } from '../observer.ts';

/** Why a pass was made: the first one; a ply deeper than the last; or the last ended below or above its window. */
export const PASS_REASONS = ['first', 'deeper', 'failed-low', 'failed-high'] as const;
export type PassReason = (typeof PASS_REASONS)[number];

export interface Pass {
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

export interface FamilyObserver extends SearchObserver {
	/** The tree is about to be searched from its root, once or once more. */
	pass(pass: Pass): void;
	/** An inner node was reached by `move` and answered by the table, from MAX's side, without being searched. */
	probe(move: Move, maxToMove: boolean, value: number, bound: TableBound): void;
	/** The child just returned, which `move` leads to, is searched once more with another window. */
	research(move: Move): void;
}
