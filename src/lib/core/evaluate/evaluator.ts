import type { GameId } from '../games/registry.ts';
import type { GameState } from '../games/game.ts';

/** What a leaf is worth. One published (or plainly stated) rule per file, with its source. */
export interface Evaluator<S extends GameState = GameState> {
	/** Its key in the registry. */
	readonly id: string;
	readonly name: string;
	/** The rule in one line, for the control that chooses it. */
	readonly about: string;
	/** The games whose positions it can value. */
	readonly games: readonly GameId[];
	/** What one unit of the value is, for captions: "points", "result". */
	readonly unit: string;
	/** True where the value of a position also hangs on its distance from the root, so that a table has to know it. */
	readonly dependsOnPly: boolean;
	/**
	 * The least by which two values differ that leaves below a root may have; infinities do not count. Null windows
	 * are so wide, and nothing lies inside. 0 where any two numbers may be values.
	 */
	granularity(root: S): number;
	/**
	 * The value of a leaf from MAX's side. May be +-Infinity, never NaN or -0.
	 *
	 * @param ply its distance from the root of the search
	 * @param depth the plies that the search looks ahead; Infinity for the whole tree
	 */
	evaluate(state: S, ply: number, depth: number): number;
	/** What a search to a depth would find, known without it; absent where only searching can tell. */
	readonly lookAhead?: LookAhead<S>;
}

export interface LookAhead<S extends GameState = GameState> {
	/** Whether searches of this depth from this root can be answered. */
	canReach(root: S, depth: number): boolean;
	/** What minimax to `depth` returns at one of its inner nodes other than the root, from MAX's side. */
	valueAt(state: S, ply: number, depth: number): number;
}
