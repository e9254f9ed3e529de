import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode, Term } from '../evaluator.ts';
import { chessReason } from '../parts/chess-reason.ts';
import { soonestTerms, soonestValue } from '../parts/soonest-mate.ts';
import { SWIFT_STEP, swiftBalance, swiftTerms } from './swift-material.ts';

/** More than any pieces with their king, and a whole number of quarters, so that every value stays exact. */
const MATE = 10_000;

/**
 * The Swift post's material, with the ends of games scored: 10,000 minus the plies to it for a checkmate by White,
 * the negative for one by Black, 0 for a draw by the rules.
 *
 * Source of the prices: "Implementing Minimax with Alpha-Beta pruning for a simple Chess AI in Swift", a blog post on
 * SwiftChessNeo, undated. The score of mates and draws is ours: the post prices the king at 900 to make it the
 * target, but no search ever captures it.
 */
export const swiftMended: EvaluatorCode<ChessState> = {
	unit: 'pawns',
	dependsOnPly: true,
	granularity: () => SWIFT_STEP,
	evaluate: (state, ply) => soonestValue(state, MATE, ply) ?? swiftBalance(state),
	terms: termsOf,
	reason: (state, ply) => chessReason(state, termsOf(state, ply))
};

function termsOf(state: ChessState, ply: number): readonly Term[] {
	return soonestTerms(state, MATE, ply) ?? swiftTerms(state);
}
