import type { ChessState } from '../games/chess/chess-state.ts';
import type { EvaluatorCode, Term } from './evaluator.ts';
import { endTerm, endValue } from './parts/chess-ends.ts';
import { chessReason } from './parts/chess-reason.ts';
import { materialBalance, materialTerm, type Prices } from './parts/material.ts';

const PRICES: Prices = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 };

/** Value of a checkmate to the side that gives it, in points; far more than any material. */
const MATE = 1000;

/**
 * Material in points, White's minus Black's, with a point for a check: 1000 for a checkmate by White and -1000 for
 * one by Black, 0 for any other end of the game; otherwise queens 9, rooks 5, bishops and knights 3, pawns 1, one
 * point less if White is in check and one more if Black is.
 *
 * Source: "Programming a simple minimax chess engine in R", R programming tutorials and exercises for data science
 * and mathematics, on R-bloggers (r-bloggers.com), 2024. All of it is published; nothing is ours. Draws there include
 * threefold repetition, which needs a position with its game.
 */
export const rBloggers: EvaluatorCode<ChessState> = {
	unit: 'points',
	dependsOnPly: false,
	granularity: () => 1,
	evaluate: (state) => endValue(state, MATE) ?? materialBalance(state, PRICES) + checkOf(state),
	terms: termsOf,
	reason: (state) => chessReason(state, termsOf(state))
};

function termsOf(state: ChessState): readonly Term[] {
	const end = endTerm(state, MATE);
	if (end !== null) return [end];
	return [materialTerm(state, PRICES), { id: 'check', name: 'Check', value: checkOf(state) }];
}

/** A point to the side that gives check, from White's side. */
function checkOf(state: ChessState): number {
	if (!state.inCheck()) return 0;
	return state.maxToMove() ? -1 : 1;
}
