/**
 * The contract of a game, for searches and for readers.
 *
 * A search sees a game as integers: it asks a state for its legal moves, plays one, and takes it back. Text (SAN,
 * "a3", a child's name) is made only for display. The order in which a state lists its moves decides what alpha-beta
 * prunes, so that order is part of this contract: tic-tac-toe by cell 0..8, chess and king and rook by UCI text, a
 * typed tree in the order of its text.
 */
import type { Result } from '../base/result.ts';
import type { ReadPosition } from './reader.ts';
import type { Ruling } from './ruling.ts';

/** A game's own integer for an action: 0..8 in tic-tac-toe, packed squares in chess, a child's index in a tree. */
export type Move = number;

/** Placeholder for the move into a root. Never a legal move of any game. */
export const NO_MOVE: Move = 0xffffffff;

/**
 * Placeholder for the move into a stand-pat node: beyond the depth limit, the mover takes the static value instead of
 * a capture. Never a legal move and never played, since the position stays the same.
 */
export const STAND_PAT: Move = 0xfffffffe;

export type Side = 'max' | 'min';

/** Identifies a position within one tree. Two positions have the same key exactly when they are equal. */
export type PositionKey = number | string;

/** `symmetric` treats rotated and mirrored positions as one; not every game supports it. */
export type KeyKind = 'exact' | 'symmetric';

/** A position that changes in place as moves are played and taken back. A state is always a legal position. */
export interface GameState {
	/**
	 * True where MAX (X; White, but Black in king and rook) is to move. At a terminal state, the side that would move.
	 */
	maxToMove(): boolean;
	/** True where the game is over by the rules, so that there is a result and no moves. */
	isTerminal(): boolean;
	/** True where the king of the side to move is attacked. Absent if the game has no kings. */
	inCheck?(): boolean;
	/** The legal moves in the game's listed order, as a fresh array; empty at a terminal state. */
	legalMoves(): Move[];
	/** True for a legal capture or promotion. Absent if the game has neither. */
	changesMaterial?(move: Move): boolean;
	/** All moves since the state was set up. Absent if a position has no game before it. */
	movesSoFar?(): Move[];
	/**
	 * The result of the game at a terminal state, from MAX's side: 1, -1 or 0, or the number of a typed leaf; 0 where
	 * the game is not over. Absent in games whose positions are valued by more than their results.
	 */
	result?(): number;
	/** Plays a move from `legalMoves`; unchecked. */
	play(move: Move): void;
	/** Takes back the last move played. */
	undo(): void;
	/**
	 * Makes the moves played so far the record of a game: repetitions in it count from now on. Absent if the game's
	 * history does not matter.
	 */
	settleRecord?(): void;
	/**
	 * The moves with which a record may go on here: the legal ones, and those after a draw that a player could have
	 * claimed. Absent if they are the legal ones.
	 */
	recordMoves?(): Move[];
	/**
	 * A key without collisions. Two states of the tree under one root have the same key for `plies` only if their next
	 * `plies` plies are identical: side to move, all moves, and every ending. Counters that cannot run out by then are
	 * excluded, so that there are more transpositions.
	 */
	key(plies: number): PositionKey;
	/** The same, but also equal for symmetric positions, which have equal values. Absent if the game has none. */
	symmetricKey?(plies: number): PositionKey;
}

/** Why a game is over, for the sentence about it. */
export interface Ending {
	/** A stable lower-case hyphenated id: `checkmate`, `full-board`; `leaf` at the leaf of a typed tree. */
	readonly code: string;
	/** For tables: "Checkmate", "Full board". */
	readonly name: string;
	/** As a sentence begins with it, if not by its name: "The board is full". */
	readonly clause?: string;
	/** The winner; null in a draw and at the leaf of a typed tree. */
	readonly winner: Side | null;
	/** A fact that the reader can check on the board, such as "column a"; empty if there is nothing to add. */
	readonly detail: string;
}

/** Choices that belong to the position, not to the search. */
interface PositionOptions {
	/** The side to move at the root of a typed tree; the other games read it from the position. */
	readonly root: Side;
}

/** An example position. */
export interface Preset {
	/** A stable lower-case hyphenated id. */
	readonly id: string;
	readonly name: string;
	readonly position: string;
	/** One line: its nature and where it was published, without results of a search. */
	readonly about: string;
	/** The result of a search, for readers who have seen the search. */
	readonly finding?: string;
	/** The heading that it is listed under: what it teaches. */
	readonly teaches: string;
	/** True for one that a source prints: in a list of all games it is with the others of the sources. */
	readonly isFromSource?: boolean;
	/** The search depth in plies that shows it best, if not the game's default. */
	readonly depth?: number;
}

/** What is known of a game without its rules: there from the start for every game. */
export interface GameFacts {
	/** Its key in the registry: lower-case, as links and the command line write it. */
	readonly id: string;
	readonly name: string;
	/** How its positions are written, in a few words with an example, for `--help`. */
	readonly notation: string;
	/** What the texts of its positions begin like, where a link names no game. The first game that fits is taken. */
	readonly looks?: RegExp;
	/** The heading that it is listed under in menus; absent for the games that come first. */
	readonly group?: string;
	/** Names of the two sides in this game: X and O, White and Black, MAX and MIN. */
	readonly sideNames: Readonly<Record<Side, string>>;
	/**
	 * True where the position does not say who moves at its root: the sides are only roles, and the side to move is
	 * chosen beside the position. Absent means false.
	 */
	readonly choosesSide?: boolean;
	/** What a child of a node is called, if not a move: a typed tree has named nodes. */
	readonly childWord?: 'node';
	/**
	 * True where each leaf has the number that the position gives it: the tree is searched whole, and an infinite
	 * value is a number, not a mate. Absent means false.
	 */
	readonly hasTypedLeaves?: boolean;
	/** True where the evaluator `outcome` values a position by its state's `result`. Absent means false. */
	readonly hasResult?: boolean;
	/** True where positions are FENs, moves UCI and games PGN, as other chess programs read them. Absent means false. */
	readonly hasPgn?: boolean;
	/** The position that a game begins with, if that is not the default one. */
	readonly startPosition?: string;
	/** Null: to the end by default; otherwise a number of plies. */
	readonly defaultDepth: number | null;
	/** The largest accepted depth, in plies. */
	readonly maxDepth: number;
	readonly defaultPosition: string;
}

/** The rules of a game, for searches and for readers, and its examples. */
export interface Game<S extends GameState = GameState> extends GameFacts {
	readonly presets: readonly Preset[];
	/** Reads untrusted text. An impossible position is a fault with its place, never a state. */
	parse(text: string, options: PositionOptions): Result<S>;
	/**
	 * Loads what reads positions in other notations, for fields, files and the command line. Absent if `parse` reads all.
	 */
	readonly reader?: () => Promise<ReadPosition>;
	/** What is assumed about a text that says less than it could, or ignored in one that says more; null if nothing is. */
	assumed?(text: string): string | null;
	/** The position in its normalised text; parsing it again gives an equal state. */
	format(state: S): string;
	/**
	 * True for two positions with the same tree of moves, whatever the numbers at its leaves. Absent where only equal
	 * positions have that.
	 */
	hasSameMoves?(one: S, other: S): boolean;
	/** A move in the game's usual notation, read at the state before it is played. */
	moveText(state: S, move: Move): string;
	/** A move as it is said: "bishop takes the g6 pawn". Absent where the notation says it already. */
	moveWords?(state: S, move: Move): string;
	/** A move in the notation of scripts: UCI, the cell number, the child's index. */
	moveId(state: S, move: Move): string;
	/**
	 * Reads a typed word as moves. Each result is a sequence of legal moves from here, usually of length 1. Several
	 * results if the word is ambiguous, none if nothing fits. Absent if only the texts and ids of moves are accepted.
	 */
	readMoves?(state: S, word: string): Move[][];
	/**
	 * Why a typed word is no legal move here, in a sentence without its end; null if it is not written as a move of
	 * the game. Absent where nobody types single moves.
	 */
	whyIllegal?(state: S, word: string): string | null;
	/** The least depth at which every leaf has a value; absent if every depth works. */
	leastDepth?(state: S): number;
	/** Why the game is over here, or null if it is not over. */
	ending(state: S): Ending | null;
	/**
	 * What its rules say here, in the terms of chess, so that a referee can compare; null where the game is over by a
	 * rule that chess does not have. Absent if its positions are none of chess.
	 */
	ruling?(state: S): Ruling | null;
}
