/**
 * The assertions of a sentence, as statements that can be checked against the trace without reading English. Every
 * number of a sentence is in one of its claims. Values are from MAX's side; "better" is from the point of view of the
 * side to move at the choice. All claims are about the explained step.
 */
import type { DrawClaim, Reason } from '../evaluate/evaluator.ts';
import type { Ending, Move, Side } from '../games/game.ts';
import type { Bound } from '../trace/schema.ts';
import type { Verdict } from '../trace/root-moves.ts';

/** How a returned move compares with the kept move, for the side to move, as far as is known. */
export type Relation = 'worse' | 'equal' | 'equal or worse' | 'equal or better' | 'unknown';

/** The end of a window that a side sets: MAX raises alpha, MIN lowers beta. */
export type Limit = 'alpha' | 'beta';

export type Claim =
	/** `side` is to move at `row`. */
	| { readonly kind: 'to-move'; readonly row: number; readonly side: Side }
	/** At the root `row` the game's MIN is to move, and is MAX in the search. */
	| { readonly kind: 'swapped'; readonly row: number }
	/** No value returned on the path to `row` has moved the bound of `side` from its infinity. */
	| { readonly kind: 'has-nothing'; readonly row: number; readonly side: Side }
	/** On the path to `row`, `side` has a best value that sets no bound there, since its node passes none down. */
	| { readonly kind: 'withheld'; readonly row: number; readonly side: Side }
	/**
	 * The bound of `side` in force at `row` is `limit`, first set `pliesAbove` plies higher at `owner` by its move
	 * `child`, with which `side` gets `value` or better. They are NO_ROW, NO_ROW and 0 if the bound came with the
	 * starting window.
	 */
	| {
			readonly kind: 'has';
			readonly row: number;
			readonly side: Side;
			readonly value: number;
			readonly limit: number;
			readonly owner: number;
			readonly child: number;
			readonly pliesAbove: number;
	  }
	/** The game is over at `row`, which has the value `value`. */
	| {
			readonly kind: 'ending';
			readonly row: number;
			readonly value: number;
			readonly ending: Ending;
	  }
	/** At `row` a draw may be claimed, for that reason, and the evaluator's author claims it: `value`. */
	| {
			readonly kind: 'draw-claim';
			readonly row: number;
			readonly value: number;
			readonly claim: DrawClaim;
	  }
	/** No value of the search of `row` is worse for `side` than `value`, which `row` has. */
	| {
			readonly kind: 'worst';
			readonly row: number;
			readonly value: number;
			readonly side: Side;
	  }
	/** `row` is at the depth limit, and its static value is `value`. */
	| { readonly kind: 'estimate'; readonly row: number; readonly value: number }
	/** The static value of `row`, `value`, has that reason. */
	| {
			readonly kind: 'reason';
			readonly row: number;
			readonly value: number;
			readonly reason: Reason;
	  }
	/** `row` returned `value`: its exact value, a lower or an upper bound. */
	| {
			readonly kind: 'returned';
			readonly row: number;
			readonly value: number;
			readonly bound: Bound;
	  }
	/** The best at `row` was `best`, but fail-hard returned the bound it was entered with, `value`. */
	| {
			readonly kind: 'clamped';
			readonly row: number;
			readonly best: number;
			readonly limit: Limit;
			readonly value: number;
	  }
	/**
	 * Of the moves of `row` searched so far, `child` was the first to return the best, `value`; `bound` is the kind of
	 * bound on their true best.
	 */
	| {
			readonly kind: 'best';
			readonly row: number;
			readonly child: number;
			readonly value: number;
			readonly bound: Bound;
	  }
	/** Of the moves of `row` searched so far, `child` was the first to return the best value. */
	| { readonly kind: 'kept'; readonly row: number; readonly child: number }
	/** `row` compared with its sibling `other`. */
	| {
			readonly kind: 'compared';
			readonly row: number;
			readonly other: number;
			readonly relation: Relation;
	  }
	/** The best of the siblings `rows` gives `side` nothing better than the `value` it has elsewhere. */
	| {
			readonly kind: 'no-gain';
			readonly rows: readonly number[];
			readonly side: Side;
			readonly value: number;
	  }
	/** This event moved the bound at `row` to `value`. */
	| {
			readonly kind: 'tightened';
			readonly row: number;
			readonly limit: Limit;
			readonly value: number;
	  }
	/** This event left the bound at `row` at `value`. */
	| {
			readonly kind: 'unchanged';
			readonly row: number;
			readonly limit: Limit;
			readonly value: number;
	  }
	/**
	 * The cutoff condition at `row`, of `best` against `value` of the other side's bound, is true or false, and `left`
	 * moves are unsearched.
	 */
	| {
			readonly kind: 'test';
			readonly row: number;
			readonly holds: boolean;
			readonly best: number;
			readonly limit: Limit;
			readonly value: number;
			readonly left: number;
	  }
	/**
	 * `row`, all its moves counted, has at most (at a MIN node) or at least (at a MAX node) the value `value`, by its
	 * move `child`.
	 */
	| {
			readonly kind: 'held';
			readonly row: number;
			readonly child: number;
			readonly value: number;
			readonly bound: Exclude<Bound, 'exact'>;
	  }
	/**
	 * The cutoff at `row` was caused by `limit`, set at `owner` (NO_ROW: the starting window) with `ownerChild` and the
	 * value `bound`.
	 */
	| {
			readonly kind: 'owner';
			readonly row: number;
			readonly owner: number;
			readonly ownerChild: number;
			readonly pliesAbove: number;
			readonly bound: number;
			readonly limit: number;
	  }
	/** For the side that owns `bound`, everything below `row` is worse than it, or at best equal. */
	| {
			readonly kind: 'refuted';
			readonly row: number;
			readonly bound: number;
			readonly relation: 'worse' | 'equal or worse';
	  }
	/** The values of the moves `rows` of `row`, whatever they are, do not change the value of the root. */
	| { readonly kind: 'no-effect'; readonly row: number; readonly rows: readonly number[] }
	/** The next move of `row`, which is `move`, may still change the value of the root. */
	| { readonly kind: 'may-matter'; readonly row: number; readonly move: Move }
	/** No value can be better for the side to move at `row` than `value`. */
	| { readonly kind: 'unbeatable'; readonly row: number; readonly value: number }
	/** `rows` are all the moves of `row` that were not searched. */
	| { readonly kind: 'unsearched'; readonly row: number; readonly rows: readonly number[] }
	/**
	 * The moves `rows` of the root `row` are `rest`, compared with the best, and `common` is true of the value of each;
	 * null if that is not said. With `which` it is said which others the root has.
	 */
	| {
			readonly kind: 'group';
			readonly row: number;
			readonly rows: readonly number[];
			readonly rest: 'worse' | 'may tie';
			readonly which: 'all' | 'searched' | 'searched in this pass';
			readonly common: { readonly value: number; readonly bound: Bound } | null;
	  }
	/** Plain minimax visits `nodes` nodes in the subtrees of `rows`, their roots included. */
	| { readonly kind: 'size'; readonly rows: readonly number[]; readonly nodes: number }
	/** With `row` the pass of that number begins, from 1, to `depth` plies (null: to the end), in that window. */
	| {
			readonly kind: 'pass';
			readonly row: number;
			readonly number: number;
			readonly depth: number | null;
			readonly alpha: number;
			readonly beta: number;
	  }
	/** `row` is probed with a null window: is it better for `side`, which moves at `parent`, than `value`? */
	| {
			readonly kind: 'asked';
			readonly row: number;
			readonly parent: number;
			readonly side: Side;
			readonly value: number;
	  }
	/**
	 * The probe of `row` has shown that it is, or is not, better for the side to move at `parent` than that side's best
	 * so far.
	 */
	| {
			readonly kind: 'answer';
			readonly row: number;
			readonly parent: number;
			readonly better: 'better' | 'not better';
	  }
	/** `row` is a re-search of the move of `before`. */
	| { readonly kind: 'again'; readonly row: number; readonly before: number }
	/**
	 * `row` was not searched: `target`, the same position, has stored `value` in the table, in that pass (null: in this
	 * one).
	 */
	| {
			readonly kind: 'recalled';
			readonly row: number;
			readonly target: number;
			readonly pass: number | null;
			readonly value: number;
			readonly bound: Bound;
	  }
	/** The root `row` has the value `value`; `result` is certain, not an estimate. */
	| {
			readonly kind: 'result';
			readonly row: number;
			readonly value: number;
			readonly result: 'max wins' | 'min wins' | 'draw';
	  }
	/** The root `row` of a pass has that value or bound, to the depth of the pass and by the evaluator. */
	| {
			readonly kind: 'worth';
			readonly row: number;
			readonly value: number;
			readonly bound: Bound;
	  }
	/** The finished search's verdict on the root move `row`. */
	| { readonly kind: 'verdict'; readonly row: number; readonly verdict: Verdict };
