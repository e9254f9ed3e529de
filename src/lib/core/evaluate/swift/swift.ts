import type { ChessState } from '../../games/chess/chess-state.ts';
import type { EvaluatorCode } from '../evaluator.ts';
import { chessReason } from '../parts/chess-reason.ts';
import { SWIFT_STEP, swiftBalance, swiftTerms } from './swift-material.ts';

/**
 * Material alone, White's minus Black's, in pawns: pawn 1, knight 3, bishop 3.25, rook 5, queen 9, king 900.
 *
 * Source: "Implementing Minimax with Alpha-Beta pruning for a simple Chess AI in Swift", a blog post on
 * SwiftChessNeo, undated. As published the end of a game only counts the pieces on the board: kings are never
 * captured, so their 900 always cancel, and a checkmate or a stalemate is counted as plain material. Nothing here is
 * ours.
 */
export const swift: EvaluatorCode<ChessState> = {
	unit: 'pawns',
	dependsOnPly: false,
	ends: 'not scored',
	granularity: () => SWIFT_STEP,
	evaluate: swiftBalance,
	terms: swiftTerms,
	reason: (state) => chessReason(state, swiftTerms(state))
};
