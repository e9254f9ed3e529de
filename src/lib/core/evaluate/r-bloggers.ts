import type { ChessState } from '../games/chess/chess-state.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE } from '../games/chess/pieces.ts';
import type { Evaluator } from './evaluator.ts';

/** What a checkmate is worth to the side that gives it, in points; far beyond any material. */
const MATE = 1000;

/**
 * Material in points, White's minus Black's, with a point for a check: 1000 for a checkmate by White
 * and -1000 for one by Black, 0 for any other end of the game; otherwise queens 9, rooks 5, bishops
 * and knights 3, pawns 1, less a point where White is in check and with one more where Black is.
 *
 * Source: "Programming a simple minimax chess engine in R", R programming tutorials and exercises for
 * data science and mathematics, on R-bloggers (r-bloggers.com), 2024. Draws there include threefold
 * repetition, which a position alone cannot know and which is not judged here.
 */
export const rBloggers: Evaluator<ChessState> = {
	id: 'r-bloggers',
	name: 'R post: material and checks',
	about: 'Queen 9, rook 5, bishop and knight 3, pawn 1; a check 1; a mate 1000 (R-bloggers, 2024).',
	games: ['chess'],
	unit: 'points',
	dependsOnPly: false,
	granularity: () => 1,
	evaluate(state) {
		const ending = state.ending();
		if (ending === 'checkmate') return state.maxToMove() ? -MATE : MATE;
		if (ending !== null) return 0;
		const balance = material(state, WHITE) - material(state, BLACK);
		if (!state.inCheck()) return balance;
		return state.maxToMove() ? balance - 1 : balance + 1;
	}
};

function material(state: ChessState, colour: number): number {
	return (
		9 * state.count(colour | QUEEN) +
		5 * state.count(colour | ROOK) +
		3 * state.count(colour | BISHOP) +
		3 * state.count(colour | KNIGHT) +
		state.count(colour | PAWN)
	);
}
