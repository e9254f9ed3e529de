import type { ChessState } from '../../games/chess/chess-state.ts';
import type { Evaluator, Term } from '../evaluator.ts';
import { endTerm, endValue } from '../parts/chess-ends.ts';
import { chessReason } from '../parts/chess-reason.ts';
import { SWIFT_STEP, swiftBalance, swiftTerms } from './swift-material.ts';

/** More than any pieces with their king, and a whole number of quarters, so that every value stays exact. */
const MATE = 10_000;

/**
 * The Swift post's material, with the ends of games scored: 10,000 for a checkmate by White, -10,000 for one by
 * Black, 0 for a draw by the rules.
 *
 * Source of the prices: "Implementing Minimax with Alpha-Beta pruning for a simple Chess AI in Swift", a blog post on
 * SwiftChessNeo, undated. The score of mates and draws is ours: the post prices the king at 900 to make it the
 * target, but no search ever captures it.
 */
export const swiftMended: Evaluator<ChessState> = {
	id: 'swift-mended',
	name: 'Swift post, corrected: material, mates and draws',
	about: 'As the Swift post’s material, but a mate is worth 10,000 and a draw 0 (our values).',
	games: ['chess'],
	unit: 'pawns',
	dependsOnPly: false,
	granularity: () => SWIFT_STEP,
	evaluate: (state) => endValue(state, MATE) ?? swiftBalance(state),
	terms: termsOf,
	reason: (state) => chessReason(state, termsOf(state))
};

function termsOf(state: ChessState): readonly Term[] {
	const end = endTerm(state, MATE);
	return end === null ? swiftTerms(state) : [end];
}
