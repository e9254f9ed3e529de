/** What a referee finds. */
import type { Claimable } from '../games/ruling.ts';

/** Counts of what was compared. */
export interface RefereeCounts {
	readonly games: number;
	readonly moves: number;
	/** The legal moves of all positions together. */
	readonly legalMoves: number;
	readonly checkmates: number;
	readonly stalemates: number;
	/** By their material. */
	readonly deadPositions: number;
	/** Positions at which a draw may be claimed. */
	readonly claims: Readonly<Record<Claimable, number>>;
}

/** A place where two sets of rules differ. */
export interface Disagreement {
	/** Number of the game, from 1. */
	readonly game: number;
	/** Moves before it, from the start of the record. */
	readonly ply: number;
	readonly fen: string;
	/** `move`: whether the move played is legal; `result`: the ending that the game is said to have. */
	readonly about: 'position' | 'moves' | 'ending' | 'claims' | 'move' | 'result';
	/** Our answer, and that of chess.js, in words. */
	readonly ours: string;
	readonly theirs: string;
}

/** A game or position that could not be compared. */
export interface Uncompared {
	/** Number of the game, from 1. */
	readonly game: number;
	/** In a sentence. */
	readonly why: string;
}

export interface RefereeVerdict {
	readonly counts: RefereeCounts;
	/** The first ones; their number is `found`. */
	readonly disagreements: readonly Disagreement[];
	readonly found: number;
	readonly uncompared: readonly Uncompared[];
}
