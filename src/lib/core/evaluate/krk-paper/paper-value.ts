/**
 * The value of a position in the paper: freeSquares + endgameValues. Black is MAX, so a mate is the least value.
 * Source: Bozinovski and Jankuloski 2023, section II C. Endings that depend on the game's history, the fifty moves
 * and the third repetition, are not judged here.
 */
import { CHECKMATE, STALEMATE, factsOf } from '../../games/krk/legality.ts';
import {
	blackKingOf,
	isRookTaken,
	rookOf,
	whiteKingOf,
	type Turn
} from '../../games/krk/placement.ts';
import { freeSquares } from './free-squares.ts';
import type { Reading } from '../../games/krk/profile/readings.ts';

/** endgameValues for a checkmate, and for each draw. */
export const MATE_VALUE = -1000;
export const DRAW_VALUE = 1000;

/** The endings that a position alone determines. */
export type PaperEnding = 'checkmate' | 'stalemate' | 'rook-capture';

/**
 * The ending of a position, or null if the game is not over. `id` is legal with `turn` to move, or has the black king
 * on the rook's square: the rook has been captured (games/krk/placement.ts).
 */
export function judgeEnding(id: number, turn: Turn): PaperEnding | null {
	if (isRookTaken(id)) return 'rook-capture';
	if (turn === 'white') return null;
	const facts = factsOf(id);
	if ((facts & CHECKMATE) !== 0) return 'checkmate';
	return (facts & STALEMATE) !== 0 ? 'stalemate' : null;
}

/** endgameValues of an ending; freeSquares is 0 "by definition" if Black cannot move, and without a rook. */
export function endgameValue(ending: PaperEnding): number {
	return ending === 'checkmate' ? MATE_VALUE : DRAW_VALUE;
}

/** Value of a position to Black; `id` and `turn` as in `judgeEnding`. */
export function paperValue(id: number, turn: Turn, reading: Reading): number {
	const ending = judgeEnding(id, turn);
	if (ending !== null) return endgameValue(ending);
	return freeSquares(blackKingOf(id), rookOf(id), whiteKingOf(id), reading);
}
