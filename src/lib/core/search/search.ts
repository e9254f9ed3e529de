/**
 * What every search is given: a tree to walk and somebody to report to.
 *
 * `SearchTree` joins a game's state with the depth limit, the evaluator and the move order, so that an
 * algorithm's own file holds nothing but the algorithm.
 */
import type { GameState, Move } from '../games/game.ts';
import type { SearchObserver } from './observer.ts';

/** `equal` cuts where best meets the bound (>=, <=); `strict` only where it passes it (>, <). */
export const CUT_RULES = ['equal', 'strict'] as const;
export type CutRule = (typeof CUT_RULES)[number];

/** `soft` returns best as found; `hard` clamps what an inner node returns to the window it was given. */
export const FAIL_RULES = ['soft', 'hard'] as const;
export type FailRule = (typeof FAIL_RULES)[number];

/** How many nodes are visited between two reports of progress. */
export const PROGRESS_INTERVAL = 16_384;

/** Puts the legal moves of the state reached by `path` into search order; may reorder in place. */
export type MoveOrder<S extends GameState = GameState> = (
	moves: Move[],
	state: S,
	path: readonly Move[]
) => readonly Move[];

/** The game tree under one position, as a search walks it. */
export class SearchTree {
	/** The moves from the root to the node we stand on. */
	readonly path: Move[] = [];

	/**
	 * @param state the root position; it is played on during the search and given back as it was
	 * @param depth plies below the root at which nodes become leaves; Infinity for the whole tree
	 * @param value an evaluator's rule: the worth of a leaf from MAX's side, given its ply
	 */
	constructor(
		private readonly state: GameState,
		private readonly depth: number,
		private readonly value: (state: GameState, ply: number) => number,
		private readonly order: MoveOrder
	) {}

	maxToMove(): boolean {
		return this.state.maxToMove();
	}

	isTerminal(): boolean {
		return this.state.isTerminal();
	}

	/** True where the game is over or the depth limit is reached. */
	isLeaf(): boolean {
		return this.path.length >= this.depth || this.state.isTerminal();
	}

	evaluate(): number {
		return this.value(this.state, this.path.length);
	}

	/** The legal moves here, in search order. */
	moves(): readonly Move[] {
		return this.order(this.state.legalMoves(), this.state, this.path);
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

export interface Search {
	readonly tree: SearchTree;
	readonly observer: SearchObserver;
	readonly cut: CutRule;
	readonly fail: FailRule;
}

/** One line of pseudocode, with the events during which it is the current one. */
export interface PseudocodeLine {
	readonly text: string;
	readonly indent: number;
	/** `max` or `min` where the line belongs to one half of the algorithm. */
	readonly side?: 'max' | 'min';
	readonly events: readonly ('enter' | 'evaluate' | 'return' | 'cut' | 'finish')[];
}

export interface Algorithm {
	/** Its key in the registry. */
	readonly id: string;
	readonly name: string;
	/** What it does, in one line, for the control that chooses it. */
	readonly about: string;
	/** True where a window (alpha, beta) is handed down, so that there is something to show. */
	readonly usesWindow: boolean;
	/** Searches the tree, reports every event, and returns the root's value from MAX's side. */
	run(search: Search): number;
	/** The algorithm's lines with the chosen rules written into them. */
	pseudocode(rules: { readonly cut: CutRule; readonly fail: FailRule }): readonly PseudocodeLine[];
}
