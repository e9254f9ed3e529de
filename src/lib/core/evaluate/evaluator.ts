import type { GameId } from '../games/registry.ts';
import type { Game, GameState } from '../games/game.ts';

/** One part of a position's value; the terms of a position sum to its value. */
export interface Term {
	/** Stable, lower-case, hyphenated: `material`, `passed-pawns`. */
	readonly id: string;
	readonly name: string;
	/** From MAX's side. A mate, ±Infinity, is the only term. */
	readonly value: number;
	/** Each side's share of it, counted for that side; absent if the term is not a difference of the two. */
	readonly sides?: { readonly max: number; readonly min: number };
}

/** White's number of each kind of piece less Black's; kings cancel. */
export interface Edge {
	readonly pawn: number;
	readonly knight: number;
	readonly bishop: number;
	readonly rook: number;
	readonly queen: number;
}

/** How many rows, columns and diagonals have two marks of a side, and how many one, with none of the other side. */
export interface OpenLines {
	readonly twos: number;
	readonly ones: number;
}

/** Why a leaf has its static value, for its sentence. All numbers are from MAX's side, in the evaluator's unit. */
export type Reason =
	/** Pieces and other terms sum to the value: the material, null if it does not count, and every other term but 0. */
	| {
			readonly kind: 'terms';
			readonly material: { readonly edge: Edge; readonly value: number } | null;
			readonly others: readonly Term[];
	  }
	/**
	 * The squares left to the black king: those of its `region` less those that the white king has `taken`. `added` is
	 * the value of an ending that comes on top; 0 if there is none.
	 */
	| {
			readonly kind: 'free-squares';
			readonly region: number;
			readonly taken: number;
			readonly squares: number;
			readonly added: number;
	  }
	/** The game is not over: nobody has a line, which counts 0. */
	| { readonly kind: 'no-line' }
	/** Each side's open lines: one with two marks counts `weight` times as much as one with one. */
	| {
			readonly kind: 'open-lines';
			readonly weight: number;
			readonly max: OpenLines;
			readonly min: OpenLines;
	  }
	/** An ending of value `base` is worth less to its winner the later it comes: `plies` from the root. */
	| { readonly kind: 'plies'; readonly base: number; readonly plies: number };

/** A number per square that shows where a value comes from: a table of squares, a map of attacks. */
export interface BoardOverlay<S extends GameState = GameState> {
	readonly id: string;
	readonly name: string;
	/** Meaning of the numbers, in one line. */
	readonly about: string;
	/** By square, a1, a2, ... h8, from MAX's side; null for squares without a number. */
	valuesAt(state: S): readonly (number | null)[];
}

/** Why the author of an evaluator treats a position as drawn although the rules let the game continue. */
export type DrawClaim = 'threefold' | 'fifty-moves';

/** What is known of an evaluator before its code is loaded. */
export interface EvaluatorFacts {
	/** Its id in the registry. */
	readonly id: string;
	readonly name: string;
	/** The rule in one line, for its control. */
	readonly about: string;
	/** The games whose positions it can value. */
	readonly games: readonly GameId[];
}

/** The static value of a leaf. */
export interface Evaluator<S extends GameState = GameState>
	extends EvaluatorFacts, EvaluatorCode<S> {}

/** How a leaf is valued. One published (or plainly stated) rule per file, with its source. */
export interface EvaluatorCode<S extends GameState = GameState> {
	/** Unit of the value, for captions: "points", "result". */
	readonly unit: string;
	/** Name of the value ±Infinity, if it has one: a mate for the side of its sign. */
	readonly infinite?: 'mate';
	/** True if the value of a position also depends on its distance from the root, so that table keys include the ply. */
	readonly dependsOnPly: boolean;
	/**
	 * The least difference between the values of two leaves of a game, infinities aside. Null windows have this width,
	 * with nothing inside. 0 if any two numbers may be values.
	 */
	granularity(game: Pick<Game, 'hasTypedLeaves'>): number;
	/**
	 * The value of a leaf from MAX's side. May be +-Infinity, never NaN or -0.
	 *
	 * @param ply its distance from the root of the search
	 * @param depth the depth of the search in plies; Infinity to the end
	 */
	evaluate(state: S, ply: number, depth: number): number;
	/** Set if the end of a game is valued like any other position: its author scores no mates and no draws. */
	readonly ends?: 'not scored';
	/** Set if a draw has a value of its own by the rules of the paper, which its sentence then names. */
	readonly draws?: 'by the paper';
	/** The terms of the same value in display order. They sum to `evaluate`, exactly. */
	terms(state: S, ply: number, depth: number): readonly Term[];
	/**
	 * The reason for the same value, in few words: which pieces, which squares. Null where there is none to add, since
	 * the ending says it all; absent if the evaluator can never name one.
	 */
	reason?(state: S, ply: number, depth: number): Reason | null;
	/** False if a position has no value without a search: inside a typed tree. Absent if every position has one. */
	canEvaluate?(state: S): boolean;
	/**
	 * The part of the value that depends on earlier moves, as a whole number below 65,536, for table keys. Absent if
	 * the position alone decides.
	 */
	pastOf?(state: S): number;
	/** Board overlays that show where the value comes from. */
	readonly overlays?: readonly BoardOverlay<S>[];
	/**
	 * Why a position is a leaf although its game continues: a draw may be claimed, and the author's program stops
	 * there. Null if no draw may be claimed; absent if the author has no claims.
	 */
	claimsDraw?(state: S): DrawClaim | null;
	/** The result of a search to a depth, known without searching; absent if only a search can find it. */
	readonly lookAhead?: LookAhead<S>;
}

export interface LookAhead<S extends GameState = GameState> {
	/** True where searches of this depth from this root can be answered. */
	canReach(root: S, depth: number): boolean;
	/** The value that minimax to `depth` returns at one of its inner nodes other than the root, from MAX's side. */
	valueAt(state: S, ply: number, depth: number): number;
}
