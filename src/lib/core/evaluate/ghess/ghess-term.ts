import type { ChessState } from '../../games/chess/chess-state.ts';

/** One term of ghess, which can be selected or not. */
export interface GhessTerm extends GhessTermCode {
	readonly name: string;
}

/** A term without its name, which is there before its code. */
export interface GhessTermCode {
	/** Its name in an evaluator's id, after the colon. */
	readonly id: string;
	/** The counted quantity in one line, for its checkbox. */
	readonly about: string;
	/** Value of one unit, in tenths of a pawn. */
	readonly weight: number;
	/** A side's count; `colour` is WHITE or BLACK. */
	count(state: ChessState, colour: number): number;
}
