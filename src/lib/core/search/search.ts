/**
 * What every search is given: a tree to walk and somebody to report to.
 *
 * `SearchTree` joins a game's state with the depth limit, the evaluator and the move order, so that an
 * algorithm's own file holds nothing but the algorithm.
 */
import { assertExists } from '../base/assert.ts';
import type { GameState, KeyKind, Move, PositionKey, Side } from '../games/game.ts';
import type { PlainObserver, SearchObserver } from './observer.ts';

/** `equal` cuts where best meets the bound (>=, <=); `strict` only where it passes it (>, <). */
export const CUT_RULES = ['equal', 'strict'] as const;
export type CutRule = (typeof CUT_RULES)[number];

/** `soft` returns best as found; `hard` clamps what an inner node returns to the window it was given. */
export const FAIL_RULES = ['soft', 'hard'] as const;
export type FailRule = (typeof FAIL_RULES)[number];

/**
 * What alpha-beta makes of equals at its root. `bounds`: a move that cannot beat the best may come back as a
 * bound that only looks equal. `exact`: the root's window is kept one wider, so that a move as good as the best
 * is searched to its exact value, and all best moves are known. `open`: the root hands its whole window to every
 * move and is never cut, so that each of its moves is searched to its exact value.
 */
export const TIE_RULES = ['bounds', 'exact', 'open'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** Where its best value puts the root's own limit under a rule: alpha where MAX moves there, otherwise beta. */
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

/** The rules by which a search with a window cuts and returns. */
export interface SearchRules {
	readonly cut: CutRule;
	readonly fail: FailRule;
	readonly ties: TieRule;
}

/** How many nodes are visited between two reports of progress. */
export const PROGRESS_INTERVAL = 16_384;

/** Puts the legal moves of the state reached by `path` into search order; may reorder in place. */
export type MoveOrder<S extends GameState = GameState> = (
	moves: Move[],
	state: S,
	path: readonly Move[]
) => readonly Move[];

/**
 * An order that learns from the search that uses it, told by a `LearningObserver` (ordering/learning-observer.ts).
 *
 * Each search has one of its own, which begins with nothing; so the same setup gives the same nodes, whether they
 * are counted or recorded. Searches that make several passes keep it from one pass to the next.
 */
export interface LearningOrder {
	readonly sort: MoveOrder;
	/** `move` was searched last at its node, `ply` plies below the root; the moves left there are pruned. */
	onCut(move: Move, ply: number): void;
	/**
	 * A node is done, and `move` was the first that gave it its value: the one that cut, where one did.
	 * @param maxToMove who made the move
	 * @param plies how far the search went below the node: 1 where all children were leaves
	 */
	onBest(move: Move, maxToMove: boolean, plies: number): void;
}

/** What a leaf is worth from MAX's side, `ply` plies below the root of a search of `depth` plies. */
export type LeafValue<S extends GameState = GameState> = (
	state: S,
	ply: number,
	depth: number
) => number;

/** Whether a draw is claimed in a position, by the author of the evaluator, so that the search goes no further. */
export type DrawClaims = (state: GameState) => boolean;

/** The game tree under one position, as a search walks it. */
export class SearchTree {
	/** The moves from the root to the node we stand on. */
	readonly path: Move[] = [];
	/** The order of the moves, where it has to hear what the search does (ordering/learning-observer.ts). */
	readonly learner: LearningOrder | null;

	private readonly order: MoveOrder;

	/**
	 * @param state the root position; it is played on during the search and given back as it was
	 * @param depth plies below the root at which nodes become leaves; Infinity for the whole tree
	 * @param value an evaluator's rule
	 * @param order one that learns belongs to one search alone
	 * @param opened a path from the root: nodes that are not on it are leaves; null to search them all
	 * @param claims where below the root a draw is claimed, so that nobody searches on; null for nowhere
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

	/** True where the game is over, the depth limit is reached, a draw is claimed, or the node was not opened. */
	isLeaf(): boolean {
		return (
			this.path.length >= this.depth ||
			this.state.isTerminal() ||
			!this.isOpened() ||
			this.isClaimed()
		);
	}

	/** True where a draw is claimed below the root, by the evaluator's author, though the rules let the game go on. */
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

	/** Those of the legal moves here that are captures or promotions, in search order. */
	materialMoves(): readonly Move[] {
		const { state } = this;
		if (state.changesMaterial === undefined) return [];
		return this.moves().filter((move) => state.changesMaterial?.(move));
	}

	/** The key of the position here for the next `plies` plies; only for games that give that kind of key. */
	key(plies: number, kind: KeyKind): PositionKey {
		const { state } = this;
		const key = kind === 'exact' ? state.key?.(plies) : state.symmetricKey?.(plies);
		return assertExists(key, `this game has ${kind} keys`);
	}

	/** What an evaluator takes from the moves behind the position here (`Evaluator.pastOf`). */
	past(of: (state: GameState) => number): number {
		return of(this.state);
	}

	/** The tree under the same root, which is walked in turn with this one, with another horizon and order. */
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

/** What a table knows the node by that a tree stands on: what it may answer for is the same for equal keys. */
export type NodeKeys = (tree: SearchTree) => PositionKey;

/** What the plain searches need: minimax and alpha-beta. */
export interface PlainSearch extends SearchRules {
	readonly tree: SearchTree;
	readonly observer: PlainObserver;
}

export interface Search extends PlainSearch {
	readonly observer: SearchObserver;
	readonly keys: NodeKeys;
	/** The least by which two values of the evaluator differ here: how wide a null window is. */
	readonly granularity: number;
	/** The least depth at which every leaf has a value: where searches that go deeper and deeper begin. */
	readonly leastDepth: number;
}

/** The kinds of events, which are those of the steps of a trace. */
export type StepKind = keyof SearchObserver;

/** One line of pseudocode, with the events during which it is the current one. */
export interface PseudocodeLine {
	readonly text: string;
	readonly indent: number;
	/** `max` or `min` where the line belongs to one half of the algorithm. */
	readonly side?: 'max' | 'min';
	readonly events: readonly StepKind[];
}

/**
 * What a search may need: `rules`, for cut and fail apply to it; `ties`, for the rule of equals at the root does;
 * `keys`, the game's position keys, for a table.
 */
export type Need = 'rules' | 'ties' | 'keys';

export interface Algorithm {
	/** Its key in the registry. */
	readonly id: string;
	readonly name: string;
	/** What it does, in one line, for the control that chooses it. */
	readonly about: string;
	/** True where a window (alpha, beta) is handed down, so that there is something to show. */
	readonly usesWindow: boolean;
	/** Where `rules` is missing, it works by those published. */
	readonly needs: readonly Need[];
	/** Those rules; where not given, it cuts on equality and fails soft. */
	readonly published?: SearchRules;
	/**
	 * Which side's nodes set a limit with their best, MAX alpha and MIN beta; both where not given. A node that sets
	 * none is not tested for a cut, or in vain.
	 */
	readonly narrows?: Readonly<Record<Side, boolean>>;
	/**
	 * Whether it enters each node of minimax's tree `once` at the most, so that the two can be laid over each other;
	 * some of them `again`; or nodes `beyond` the depth limit, so that its value need not be minimax's.
	 */
	readonly visits: 'once' | 'again' | 'beyond';
	/**
	 * Who is MAX in what it reports: the game's MAX, whom values count for, where not given; or whoever moves at the
	 * root, so that its value need not be minimax's.
	 */
	readonly maxIs?: 'root mover';
	/** Whose point of view the values in its own lines have: MAX's, or that of whoever moves at the node. */
	readonly valuesFor: 'max' | 'mover';
	/** Searches the tree, reports every event, and returns the root's value from MAX's side. */
	run(search: Search): number;
	/** The algorithm's lines with the chosen rules written into them. */
	pseudocode(rules: SearchRules): readonly PseudocodeLine[];
}
