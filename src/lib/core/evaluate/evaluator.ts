import type { GameId } from '../games/registry.ts';
import type { GameState } from '../games/game.ts';

/** One part of what a position is worth; the parts of a position sum to its value. */
export interface Term {
	/** Stable, lower-case, hyphenated: `material`, `passed-pawns`. */
	readonly id: string;
	readonly name: string;
	/** From MAX's side. +-Infinity, a mate, stands alone. */
	readonly value: number;
	/** What each side has of it, counted for the side; absent where it is no difference between the two. */
	readonly sides?: { readonly max: number; readonly min: number };
}

/** A number for each square that says where a value comes from: a table of squares, a map of attacks. */
export interface BoardOverlay<S extends GameState = GameState> {
	readonly id: string;
	readonly name: string;
	/** What the numbers say, in one line. */
	readonly about: string;
	/** By square, a1, a2, ... h8, from MAX's side; null where it says nothing. */
	valuesAt(state: S): readonly (number | null)[];
}

/** Why the author of an evaluator takes a position for drawn though the rules let the game go on. */
export type DrawClaim = 'threefold' | 'fifty-moves';

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
	/** What a value of +-Infinity is, where that has a name: the mate of the side that it counts for. */
	readonly infinite?: 'mate';
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
	/** Set where the end of a game is worth what any other position is: its author scores no mates and no draws. */
	readonly ends?: 'not scored';
	/** The same value in its parts, in the order in which they are told. They sum to `evaluate`, exactly. */
	terms(state: S, ply: number, depth: number): readonly Term[];
	/** False where a position has no value without a search: inside a typed tree. Absent where every one has. */
	canEvaluate?(state: S): boolean;
	/**
	 * What the value takes from the moves behind a position, as a whole number below 65,536, so that tables tell
	 * apart what it tells apart. Absent where the position alone decides.
	 */
	pastOf?(state: S): number;
	/** What can be laid over the board to show where the value comes from. */
	readonly overlays?: readonly BoardOverlay<S>[];
	/**
	 * Why a position is a leaf although its game goes on: a draw may be claimed, and its author's program searches
	 * no further there. Null where it may not; absent where the author knows no claims.
	 */
	claimsDraw?(state: S): DrawClaim | null;
	/** What a search to a depth would find, known without it; absent where only searching can tell. */
	readonly lookAhead?: LookAhead<S>;
}

export interface LookAhead<S extends GameState = GameState> {
	/** Whether searches of this depth from this root can be answered. */
	canReach(root: S, depth: number): boolean;
	/** What minimax to `depth` returns at one of its inner nodes other than the root, from MAX's side. */
	valueAt(state: S, ply: number, depth: number): number;
}
