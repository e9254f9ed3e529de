/**
 * The input of every search: a tree to walk and an observer.
 *
 * `SearchTree` joins a game's state with the depth limit, the evaluator and the move order, so that an algorithm's
 * own file contains only the algorithm.
 */
import { assertExists } from '../base/assert.ts';
import type { GameState, KeyKind, Move, PositionKey, Side } from '../games/game.ts';
import type { PlainObserver, SearchObserver } from './observer.ts';

/** `equal` causes a cutoff when best reaches the bound (>=, <=); `strict` only when best passes the bound (>, <). */
export const CUT_RULES = ['equal', 'strict'] as const;
export type CutRule = (typeof CUT_RULES)[number];

/** `soft` returns the best value found; `hard` clamps the value of an inner node to the window it was given. */
export const FAIL_RULES = ['soft', 'hard'] as const;
export type FailRule = (typeof FAIL_RULES)[number];

/**
 * Treatment of ties at alpha-beta's root. `bounds`: a move that cannot beat the best may return a bound that only
 * looks equal. `exact`: the root's window is one wider, so that a tied move is searched to its exact value, and all
 * best moves are known. `open`: the root passes its whole window down to every move and has no cutoffs, so that every
 * root move gets its exact value.
 */
export const TIE_RULES = ['bounds', 'exact', 'open'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** The root's own bound after its best value, under a rule: alpha if MAX moves there, otherwise beta. */
export function rootLimit(ties: TieRule, max: boolean, best: number): number {
	switch (ties) {
		case 'bounds':
			return best;
		case 'exact':
			return max ? best - 1 : best + 1;
		case 'open':
			return max ? -Infinity : Infinity;
	}
}

/** The rules of cutoffs and return values, for searches with a window. */
export interface SearchRules {
	readonly cut: CutRule;
	readonly fail: FailRule;
	readonly ties: TieRule;
}

/** Visited nodes between two progress reports. */
export const PROGRESS_INTERVAL = 16_384;

/** Puts the legal moves of the state reached by `path` into search order; may reorder in place. */
export type MoveOrder<S extends GameState = GameState> = (
	moves: Move[],
	state: S,
	path: readonly Move[]
) => readonly Move[];

/**
 * An order that learns from its search through a `LearningObserver` (ordering/learning-observer.ts).
 *
 * Each search has its own, which starts empty; so the same setup gives the same nodes, whether they are counted or
 * recorded. Searches with several passes keep it from one pass to the next.
 */
export interface LearningOrder {
	readonly sort: MoveOrder;
	/** A cutoff: `move` was searched last at its node, `ply` plies below the root; the remaining moves are pruned. */
	onCut(move: Move, ply: number): void;
	/**
	 * A node is finished, and `move` was the first that gave it its value: the one with the cutoff, if there was one.
	 * @param maxToMove true if MAX made the move
	 * @param plies depth of the search below the node: 1 if all children were leaves
	 */
	onBest(move: Move, maxToMove: boolean, plies: number): void;
}

/** The value of a leaf from MAX's side, `ply` plies below the root of a search of `depth` plies. */
export type LeafValue<S extends GameState = GameState> = (
	state: S,
	ply: number,
	depth: number
) => number;

/** True where the author of the evaluator claims a draw, so that the search stops there. */
export type DrawClaims = (state: GameState) => boolean;

/** The game tree under one position, with its current node. */
export class SearchTree {
	/** The moves from the root to the current node. */
	readonly path: Move[] = [];
	/** The move order, if it learns from the events of the search (ordering/learning-observer.ts). */
	readonly learner: LearningOrder | null;

	private readonly order: MoveOrder;

	/**
	 * @param state the root position; moves are played on it during the search, and it is unchanged on return
	 * @param depth plies below the root at which nodes become leaves; Infinity to the end
	 * @param value an evaluator's rule
	 * @param order a learning order belongs to one search alone
	 * @param opened a path from the root: nodes off the path are leaves; null to search them all
	 * @param claims positions below the root where a draw is claimed, so the search stops there; null for none
	 */
	constructor(
		private readonly state: GameState,
		readonly depth: number,
		private readonly value: LeafValue,
		order: MoveOrder | LearningOrder,
		private readonly opened: readonly Move[] | null = null,
		private readonly claims: DrawClaims | null = null
	) {
		this.learner = typeof order === 'function' ? null : order;
		this.order = typeof order === 'function' ? order : order.sort;
	}

	maxToMove(): boolean {
		return this.state.maxToMove();
	}

	isTerminal(): boolean {
		return this.state.isTerminal();
	}

	/** True where the game is over, the depth limit is reached, a draw is claimed, or the node was not expanded. */
	isLeaf(): boolean {
		return (
			this.path.length >= this.depth ||
			this.state.isTerminal() ||
			!this.isOpened() ||
			this.isClaimed()
		);
	}

	/** True where the evaluator's author claims a draw below the root although the rules let the game continue. */
	isClaimed(): boolean {
		return this.claims !== null && this.path.length > 0 && this.claims(this.state);
	}

	private isOpened(): boolean {
		const { opened, path } = this;
		return opened === null || path.every((move, index) => move === opened[index]);
	}

	evaluate(): number {
		return this.value(this.state, this.path.length, this.depth);
	}

	/** The legal moves here, in search order. */
	moves(): readonly Move[] {
		return this.order(this.state.legalMoves(), this.state, this.path);
	}

	/** The legal captures and promotions here, in search order. */
	materialMoves(): readonly Move[] {
		const { state } = this;
		if (state.changesMaterial === undefined) return [];
		return this.moves().filter((move) => state.changesMaterial?.(move));
	}

	/** The key of the position here for the next `plies` plies; only for games that give that kind of key. */
	key(plies: number, kind: KeyKind): PositionKey {
		const { state } = this;
		const key = kind === 'exact' ? state.key(plies) : state.symmetricKey?.(plies);
		return assertExists(key, `this game has ${kind} keys`);
	}

	/** The fact that an evaluator reads from the moves before the current position (`Evaluator.pastOf`). */
	past(of: (state: GameState) => number): number {
		return of(this.state);
	}

	/**
	 * The tree under the same root with another depth limit and order. The two trees share the state, so walk them in
	 * turn.
	 */
	seenTo(depth: number, reorder: (order: MoveOrder) => MoveOrder): SearchTree {
		const { state, value, opened, claims } = this;
		return new SearchTree(state, depth, value, reorder(this.order), opened, claims);
	}

	play(move: Move): void {
		this.state.play(move);
		this.path.push(move);
	}

	undo(): void {
		this.path.pop();
		this.state.undo();
	}
}

/** The table key of a tree's current node. Nodes with equal keys may share their results. */
export type NodeKeys = (tree: SearchTree) => PositionKey;

/** The input of the plain searches, minimax and alpha-beta. */
export interface PlainSearch extends SearchRules {
	readonly tree: SearchTree;
	readonly observer: PlainObserver;
}

export interface Search extends PlainSearch {
	readonly observer: SearchObserver;
	readonly keys: NodeKeys;
	/** The least difference of two values of the evaluator here: the width of a null window. */
	readonly granularity: number;
	/** The least depth at which every leaf has a value: the first depth of iterative deepening. */
	readonly leastDepth: number;
}

/** The kinds of events, which are also those of the steps of a trace. */
export type StepKind = keyof SearchObserver;

/** One line of pseudocode, with the events that highlight it. */
export interface PseudocodeLine {
	readonly text: string;
	readonly indent: number;
	/** `max` or `min` if the line belongs to one half of the algorithm. */
	readonly side?: 'max' | 'min';
	readonly events: readonly StepKind[];
}

/** Writes the lines of one half. */
export function lineOf(side: 'max' | 'min') {
	return (text: string, indent: number, ...events: PseudocodeLine['events']): PseudocodeLine => ({
		text,
		indent,
		side,
		events
	});
}

/**
 * Inputs of a search: `rules`, if cut and fail apply to it; `ties`, if the rule for ties at the root does; `keys`,
 * the game's position keys, for a table.
 */
export type Need = 'rules' | 'ties' | 'keys';

/** Headings of the searches in menus. */
type AlgorithmGroup = 'More searches' | 'From the sources';

/** What an algorithm is, to everybody but the search itself. */
export interface Algorithm {
	readonly name: string;
	/** Summary in one line, for its control. */
	readonly about: string;
	/** The heading that it is listed under in menus; absent for the searches that come first. */
	readonly group?: AlgorithmGroup;
	/** True where a window (alpha, beta) is passed down, so that there is something to show. */
	readonly usesWindow: boolean;
	/** Without `rules`, the algorithm uses the published ones. */
	readonly needs: readonly Need[];
	/** Those rules; by default cutoffs on equality, fail-soft. */
	readonly published?: SearchRules;
	/**
	 * Whether a side's nodes set a bound with their best, MAX alpha and MIN beta; by default both do. Nodes of a side
	 * that sets none either do not test the cutoff condition or test it in vain.
	 */
	readonly narrows?: Readonly<Record<Side, boolean>>;
	/**
	 * `once`: enters each node of minimax's tree at most once, so that the two trees can be matched; `again`: may
	 * re-enter nodes; `beyond`: enters nodes beyond the depth limit, so that its value need not be minimax's.
	 */
	readonly visits: 'once' | 'again' | 'beyond';
	/**
	 * MAX in its events: by default the game's MAX, for whom values count; or the side to move at the root, so that its
	 * value need not be minimax's.
	 */
	readonly maxIs?: 'root mover';
	/** Point of view of the values in its own lines: MAX's, or that of the side to move at the node. */
	readonly valuesFor: 'max' | 'mover';
}

/** How an algorithm works. */
export interface AlgorithmCode {
	/** Searches the tree, reports every event, and returns the root's value from MAX's side. */
	run(search: Search): number;
	/** The algorithm's lines with the chosen rules filled in. */
	pseudocode(rules: SearchRules): readonly PseudocodeLine[];
}
