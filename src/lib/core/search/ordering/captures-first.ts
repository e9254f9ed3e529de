import type { ChessState } from '../../games/chess/chess-state.ts';
import type { Move } from '../../games/game.ts';
import type { KrkState } from '../../games/krk/krk-state.ts';
import type { MoveOrder } from '../search.ts';

/**
 * Captures first, en passant among them, then all other moves; both in the game's listed order. For chess: captures
 * are the most frequent refutations, so cutoffs come sooner. With king and rook there is at most one, of the rook.
 */
export const capturesFirst: MoveOrder<ChessState | KrkState> = (moves, state) => {
	const quiet: Move[] = [];
	let captures = 0;
	for (const move of moves) {
		if (state.isCapture(move)) moves[captures++] = move;
		else quiet.push(move);
	}
	for (const [index, move] of quiet.entries()) moves[captures + index] = move;
	return moves;
};
