/**
 * The bonus of the Python post's second board score for the last move, to the side that made it: a capture 20,
 * castling short 25 and long 20.
 *
 * As published the conditions are tested after the move has been played. Then the mover's own piece is on the target
 * square, so the test for a capture succeeds after every move; and the king has left its castling square, so the
 * tests for castling never succeed. `meant` tests the intended conditions.
 */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { isCastling } from '../../games/chess/castling.ts';
import { moveFrom, moveTo } from '../../games/chess/moves.ts';
import { EMPTY, KING, kindOf } from '../../games/chess/pieces.ts';
import { NO_MOVE } from '../../games/game.ts';

const CAPTURE = 20;
const CASTLING_SHORT = 25;
const CASTLING_LONG = 20;

/** Value of the last move, counted for the side that made it. */
export interface LastMoveRule {
	/** What earns the reward of `capture`, for its term. */
	readonly rewarded: string;
	capture(state: ChessState): number;
	castling(state: ChessState): number;
}

export const asPublished: LastMoveRule = {
	rewarded: 'Move made',
	capture: (state) => (state.lastMove() === NO_MOVE ? 0 : CAPTURE),
	castling: () => 0
};

export const meant: LastMoveRule = {
	rewarded: 'Capture',
	capture: (state) => (state.lastCaptured() === EMPTY ? 0 : CAPTURE),
	castling(state) {
		const move = state.lastMove();
		if (move === NO_MOVE) return 0;
		const [from, to] = [moveFrom(move), moveTo(move)];
		if (kindOf(state.board[to] as number) !== KING || !isCastling(from, to)) return 0;
		return to > from ? CASTLING_SHORT : CASTLING_LONG;
	}
};
