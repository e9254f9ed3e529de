import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { ghessBy } from './ghess-by.ts';

/** More than the sum of all other terms can be, however many plies it takes. */
const MATE = 10_000;

/**
 * ghess's terms (ghess.ts, with their source), corrected: no piece attacks its own square, a checkmate has the value
 * 10,000 minus the plies to it for the side that gives it, and a draw by the rules 0. These three changes are ours.
 *
 * @param chosen ids of terms, at least one
 */
export function ghessMended(chosen: readonly string[]): EvaluatorCode<ChessState> {
	return ghessBy(chosen, 'left-out', MATE);
}
