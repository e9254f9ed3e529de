/**
 * What a game must tell a search, and what it must tell a reader.
 *
 * A search sees a game as integers: it asks a state for its legal moves, plays one, and takes it back.
 * Text (SAN, "a3", a child's name) is made only where something is shown. The order in which a state
 * lists its moves decides what alpha-beta prunes, so that order is part of this contract:
 * tic-tac-toe by cell 0..8, chess and king and rook by UCI text, a typed tree as it was written.
 */
import type { Result } from '../base/result.ts';

/** A game's own integer for an action: 0..8 in tic-tac-toe, packed squares in chess, a child's index in a tree. */
export type Move = number;

/** Stands where a move would, at a root that no move led to. Never a legal move of any game. */
export const NO_MOVE: Move = 0xffffffff;

/**
 * Stands where a move would, at a node beyond the depth limit whose mover takes the position as it is instead of a
 * capture. Never a legal move of any game, and never played: the position is the same one.
 */
export const STAND_PAT: Move = 0xfffffffe;

export type Side = 'max' | 'min';

/** What tells one position from another: equal for equal positions of one tree, never for different ones. */
export type PositionKey = number | string;

/** `symmetric` takes positions that are turned or mirrored images of each other for one; not every game can. */
export const KEY_KINDS = ['exact', 'symmetric'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** One position that is moved through by playing and taking back. A state is always a legal position. */
export interface GameState {
	/** True where MAX (X; White, but Black in king and rook) is to move; at a terminal state, who would be. */
	maxToMove(): boolean;
	/** True where the rules end the game here, so that there is a result instead of moves. */
	isTerminal(): boolean;
	/** The legal moves in the game's listed order, as a fresh array; empty at a terminal state. */
	legalMoves(): Move[];
	/** True for a legal move that is a capture or a promotion. Absent where the game has neither. */
	changesMaterial?(move: Move): boolean;
	/** Plays a move that `legalMoves` listed; unchecked. */
	play(move: Move): void;
	/** Takes back the last move played. */
	undo(): void;
	/**
	 * Makes the moves played so far the record of a game: what was repeated in them counts from now on. Absent
	 * where nothing hangs on what came before.
	 */
	settleRecord?(): void;
	/**
	 * A key without collisions: two states of the tree under one root have the same key for `plies` only where
	 * nothing tells them apart in the next `plies` plies: who moves, all moves, and every ending met. Counters that
	 * cannot run out by then are left out of it, so that more transpositions meet. Absent where nobody needs it.
	 */
	key?(plies: number): PositionKey;
	/** The same, equal also for images of each other under the game's symmetries, which have equal values. */
	symmetricKey?(plies: number): PositionKey;
}

/** Why a game is over, for the sentence that says so. */
export interface Ending {
	readonly code:
		| 'line'
		| 'full-board'
		| 'checkmate'
		| 'stalemate'
		| 'insufficient-material'
		| 'threefold'
		| 'fifty-moves'
		| 'leaf';
	/** Who won; null in a draw and at the leaf of a typed tree. */
	readonly winner: Side | null;
	/** What the reader can check on the board, such as "column a"; empty where there is nothing to add. */
	readonly detail: string;
}

/** Choices that belong to the position rather than to the search. */
export interface PositionOptions {
	/** Who moves at the root of a typed tree; the other games read it from the position. */
	readonly root: Side;
}

/** A position worth starting from, shown in the list of presets. */
export interface Preset {
	/** Stable, lower-case, hyphenated. */
	readonly id: string;
	readonly name: string;
	readonly position: string;
	/** One line: what it is and where it was published, without giving away what a search finds. */
	readonly about: string;
	/** What the search finds in it, for those who have seen the search. */
	readonly finding?: string;
	/** The search depth in plies that shows it best, where that is not the game's default. */
	readonly depth?: number;
}

export interface Game<S extends GameState = GameState> {
	/** Its key in the registry: lower-case, as links and the command line write it. */
	readonly id: string;
	readonly name: string;
	/** What the two sides are called in this game: X and O, White and Black, MAX and MIN. */
	readonly sideNames: Readonly<Record<Side, string>>;
	/** Null: the whole tree by default; otherwise a number of plies. */
	readonly defaultDepth: number | null;
	/** The largest depth that may be asked for, in plies. */
	readonly maxDepth: number;
	readonly defaultPosition: string;
	readonly presets: readonly Preset[];
	/** Reads untrusted text. A position that cannot exist is a fault with its place, never a state. */
	parse(text: string, options: PositionOptions): Result<S>;
	/** The position in its normalised text; parsing it again gives an equal state. */
	format(state: S): string;
	/** A move as people of this game write it, read at the state before it is played. */
	moveText(state: S, move: Move): string;
	/** A move as scripts write it: UCI, the cell number, the child's index. */
	moveId(state: S, move: Move): string;
	/**
	 * What a word may mean where somebody types moves: legal moves from here, one after the other, mostly
	 * just one. Several where it leaves something open, none where nothing fits. Absent where the texts
	 * and ids of the moves are all there is to read.
	 */
	readMoves?(state: S, word: string): Move[][];
	/** The least depth at which every leaf has a value; absent where any depth will do. */
	leastDepth?(state: S): number;
	/** Why the game is over here, or null where it goes on. */
	ending(state: S): Ending | null;
}
