import type { Move } from '../game.ts';
import type { KrkState } from './krk-state.ts';
import { isCheck, isCheckmate } from './legality.ts';
import { moveFrom, moveTo, placementAfter } from './moves.ts';
import { rookOf } from './placement.ts';
import { squareName } from './squares.ts';

/** "Rd7+", "Kxc7": standard algebraic notation. Disambiguation is never needed here. */
export function formatSan(state: KrkState, move: Move): string {
	const to = squareName(moveTo(move));
	if (state.maxToMove()) return `K${state.isCapture(move) ? 'x' : ''}${to}`;
	const next = placementAfter(state.id, move);
	const piece = moveFrom(move) === rookOf(state.id) ? 'R' : 'K';
	return `${piece}${to}${isCheckmate(next) ? '#' : isCheck(next) ? '+' : ''}`;
}

/** "rook to d7, check", "king takes the rook": a move as it is said. */
export function moveInWords(state: KrkState, move: Move): string {
	const to = squareName(moveTo(move));
	if (state.maxToMove()) return state.isCapture(move) ? 'king takes the rook' : `king to ${to}`;
	const next = placementAfter(state.id, move);
	const piece = moveFrom(move) === rookOf(state.id) ? 'rook' : 'king';
	const sign = isCheckmate(next) ? ', checkmate' : isCheck(next) ? ', check' : '';
	return `${piece} to ${to}${sign}`;
}
