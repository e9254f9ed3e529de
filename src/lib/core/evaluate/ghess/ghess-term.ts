import type { ChessState } from '../../games/chess/chess-state.ts';

/** One term of ghess, which can be selected or not. */
export interface GhessTerm {
	/** Its name in an evaluator's id, after the colon. */
	readonly id: string;
	readonly name: string;
	/** The counted quantity in one line, for its checkbox. */
	readonly about: string;
	/** Value of one unit, in tenths of a pawn. */
	readonly weight: number;
	/** A side's count; `colour` is WHITE or BLACK. */
	count(state: ChessState, colour: number): number;
}
