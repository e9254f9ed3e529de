import { ChessState } from '../../games/chess/chess-state.ts';
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

/** What a piece is worth, by its kind: the usual points, and a king that takes last of all. */
const WORTH: Readonly<Record<number, number>> = {
	[EMPTY]: 0,
	[PAWN]: 1,
	[KNIGHT]: 3,
	[BISHOP]: 3,
	[ROOK]: 5,
	[QUEEN]: 9,
	[KING]: 10
};

/** More than any piece is worth, so that the aggressor only decides between equal victims. */
const VICTIM = 16;

/**
 * Most valuable victim, least valuable aggressor: captures by what they take, the largest first, among equal
 * victims by the piece that takes, the smallest first; then the quiet moves; all other ties as listed. A promotion
 * counts as taking what the pawn gains, a new queen 8: after the capture of a queen, before that of a rook; one
 * that captures gains both. With king and rook it is `captures-first`, since there is but one capture.
 *
 * J. H. Condon and K. Thompson, "Belle Chess Hardware", Advances in Computer Chess 3 (1982), whose move generator
 * finds the most valuable victim first, and then the least valuable piece that can take it.
 */
export const mvvLva: MoveOrder<ChessState | KrkState> = (moves, state, path) => {
	if (!(state instanceof ChessState)) return capturesFirst(moves, state, path);
	return sortByValue(
		moves,
		moves.map((move) => rankOf(state, move)),
		'falling'
	);
};

/** Over 0 for a capture or a promotion, 0 for a quiet move. */
function rankOf(state: ChessState, move: Move): number {
	if (!state.changesMaterial(move)) return 0;
	return VICTIM * gainOf(state, move) - worthOf(state.board[moveFrom(move)] as number);
}

function gainOf(state: ChessState, move: Move): number {
	const promotion = movePromotion(move);
	const gained = promotion === EMPTY ? 0 : worthOf(promotion) - worthOf(PAWN);
	if (!state.isCapture(move)) return gained;
	const taken = state.board[moveTo(move)] as number;
	// En passant the pawn stands beside.
	return gained + worthOf(taken === EMPTY ? PAWN : taken);
}

function worthOf(piece: number): number {
	return WORTH[kindOf(piece)] as number;
}
