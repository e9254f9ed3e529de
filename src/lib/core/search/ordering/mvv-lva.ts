import type { ChessState } from '../../games/chess/chess-state.ts';
import { movePromotion, moveFrom, moveTo } from '../../games/chess/moves.ts';
import {
	BISHOP,
	EMPTY,
	KING,
	KNIGHT,
	PAWN,
	QUEEN,
	ROOK,
	kindOf
} from '../../games/chess/pieces.ts';
import type { Move } from '../../games/game.ts';
import type { KrkState } from '../../games/krk/krk-state.ts';
import type { MoveOrder } from '../search.ts';
import { capturesFirst } from './captures-first.ts';
import { sortByValue } from './sort-by-value.ts';

/** Value of a piece by its kind: the usual points, and the king as the last aggressor. */
const WORTH: Readonly<Record<number, number>> = {
	[EMPTY]: 0,
	[PAWN]: 1,
	[KNIGHT]: 3,
	[BISHOP]: 3,
	[ROOK]: 5,
	[QUEEN]: 9,
	[KING]: 10
};

/** More than the value of any piece, so that the aggressor only decides between equal victims. */
const VICTIM = 16;

/**
 * Most valuable victim, least valuable aggressor: captures by victim, the largest first; equal victims by aggressor,
 * the smallest first; then the quiet moves; all other ties as listed. A promotion counts as capturing the pawn's
 * gain, a new queen 8: after the capture of a queen, before that of a rook; a capturing promotion gains both. With
 * king and rook the order equals `captures-first`, since there is only one capture.
 *
 * J. H. Condon and K. Thompson, "Belle Chess Hardware", Advances in Computer Chess 3 (1982), whose move generator
 * finds the most valuable victim first, and then the least valuable piece that can capture it.
 */
export const mvvLva: MoveOrder<ChessState | KrkState> = (moves, state, path) => {
	if (!('board' in state)) return capturesFirst(moves, state, path);
	return sortByValue(
		moves,
		moves.map((move) => rankOf(state, move)),
		'falling'
	);
};

/** Greater than 0 for a capture or a promotion, 0 for a quiet move. */
function rankOf(state: ChessState, move: Move): number {
	if (!state.changesMaterial(move)) return 0;
	return VICTIM * gainOf(state, move) - worthOf(state.board[moveFrom(move)] as number);
}

function gainOf(state: ChessState, move: Move): number {
	const promotion = movePromotion(move);
	const gained = promotion === EMPTY ? 0 : worthOf(promotion) - worthOf(PAWN);
	if (!state.isCapture(move)) return gained;
	const taken = state.board[moveTo(move)] as number;
	// En passant: the pawn is not on the target square.
	return gained + worthOf(taken === EMPTY ? PAWN : taken);
}

function worthOf(piece: number): number {
	return WORTH[kindOf(piece)] as number;
}
