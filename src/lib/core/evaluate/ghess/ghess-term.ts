import type { ChessState } from '../../games/chess/chess-state.ts';

/** One thing that ghess looks at, as it can be switched on and off. */
export interface GhessTerm {
	/** As an evaluator's id names it behind the colon. */
	readonly id: string;
	readonly name: string;
	/** What is counted, in one line, for the box that switches it. */
	readonly about: string;
	/** What one of it is worth, in tenths of a pawn. */
	readonly weight: number;
	/** How much of it a side has; `colour` is WHITE or BLACK. */
	count(state: ChessState, colour: number): number;
}
