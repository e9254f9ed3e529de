/**
 * When python-chess lets a player claim a draw, which the Python post takes for the end of the game. A claim may
 * look one move ahead: it is enough that a legal move would bring about the clock, or a position for the third time.
 * What has stood before is known where a position carries its game (games/chess/game-record.ts).
 *
 * Source: the post's own list of draws ends with python-chess's `can_claim_draw`; its rules are those of the laws
 * of chess, 9.2 and 9.3.
 */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { FIFTY_MOVES } from '../../games/chess/endings.ts';
import { moveFrom } from '../../games/chess/moves.ts';
import { PAWN, kindOf } from '../../games/chess/pieces.ts';
import type { Move } from '../../games/game.ts';
import type { DrawClaim } from '../evaluator.ts';

/** Why a draw may be claimed where the game goes on; null where it may not, and where it is over. */
export function claimsDraw(state: ChessState): DrawClaim | null {
	if (state.isTerminal()) return null;
	if (canClaimFiftyMoves(state)) return 'fifty-moves';
	// A position that stands for the third time has ended the game already.
	return state.canRepeatThrice() ? 'threefold' : null;
}

/** At 100 plies the game is over here; a ply before, a quiet move that leaves the opponent one will do. */
function canClaimFiftyMoves(state: ChessState): boolean {
	const { halfmoveClock } = state.position;
	if (halfmoveClock < FIFTY_MOVES - 1) return false;
	return anyMove(
		state,
		(move) => isQuiet(state, move),
		() => !['checkmate', 'stalemate'].includes(String(state.ending()))
	);
}

/** Neither a capture nor a move of a pawn: the clock runs on. */
function isQuiet(state: ChessState, move: Move): boolean {
	return kindOf(state.board[moveFrom(move)] as number) !== PAWN && !state.isCapture(move);
}

/** Whether a legal move of a kind leads to a position of a kind; the state is given back as it was. */
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
