/**
 * When python-chess lets a player claim a draw, which the Python post treats as the end of the game. A claim may look
 * one move ahead: it is enough that a legal move would reach the clock's limit, or the third occurrence of a
 * position. Earlier positions are known if a position carries its game (games/chess/game-record.ts).
 *
 * Source: the post's own list of draws ends with python-chess's `can_claim_draw`; its rules are those of the laws of
 * chess, 9.2 and 9.3.
 */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { FIFTY_MOVES } from '../../games/chess/endings.ts';
import { moveFrom } from '../../games/chess/moves.ts';
import { PAWN, kindOf } from '../../games/chess/pieces.ts';
import type { Move } from '../../games/game.ts';
import type { DrawClaim } from '../evaluator.ts';

/** Why a draw may be claimed although the game is not over; null if it may not, or if the game is over. */
export function claimsDraw(state: ChessState): DrawClaim | null {
	if (state.isTerminal()) return null;
	if (canClaimFiftyMoves(state)) return 'fifty-moves';
	// The third occurrence of a position has already ended the game.
	return state.canRepeatThrice() ? 'threefold' : null;
}

/** At 100 plies the game is over here; one ply before, a quiet move that leaves the opponent a legal move is enough. */
function canClaimFiftyMoves(state: ChessState): boolean {
	const { halfmoveClock } = state.position;
	if (halfmoveClock < FIFTY_MOVES - 1) return false;
	return anyMove(
		state,
		(move) => isQuiet(state, move),
		() => !['checkmate', 'stalemate'].includes(String(state.ending()))
	);
}

/** Neither a capture nor a pawn move: the clock continues. */
function isQuiet(state: ChessState, move: Move): boolean {
	return kindOf(state.board[moveFrom(move)] as number) !== PAWN && !state.isCapture(move);
}

/** True where a legal move of a kind leads to a position of a kind; the state is unchanged on return. */
function anyMove(
	state: ChessState,
	isTried: (move: Move) => boolean,
	holdsAfter: () => boolean
): boolean {
	for (const move of state.legalMoves()) {
		if (!isTried(move)) continue;
		state.play(move);
		const holds = holdsAfter();
		state.undo();
		if (holds) return true;
	}
	return false;
}
