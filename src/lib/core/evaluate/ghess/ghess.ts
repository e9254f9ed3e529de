import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { ghessBy } from './ghess-by.ts';

/**
 * The selected terms of ghess, White's minus Black's, in tenths of a pawn.
 *
 * Source: a post on ghess, a chess engine written in Go at the Recurse Center, undated. It gives the pawn's 10, the
 * traditional 1, 3, 3, 5, 9, the map of attacks ("tension") with its figure for the opening, and the names of the six
 * other ideas, without numbers. So the scale of the other pieces, the weight of every term but the pawn, the exact
 * meaning of the six and the default selection are ours. As published a sliding piece attacks its own square, and a
 * position without moves is valued as any other: no mates, no draws.
 *
 * @param chosen ids of terms, at least one
 */
export function ghess(chosen: readonly string[]): EvaluatorCode<ChessState> {
	return ghessBy(chosen, 'counted', null);
}
