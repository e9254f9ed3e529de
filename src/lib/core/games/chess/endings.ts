/**
 * When a game of chess is over, by the rules of chess.js, so that both agree: checkmate, stalemate, insufficient
 * material, a halfmove clock of 100 or more, and the third repetition. A position does not know its history, so the
 * caller passes the number of its occurrences.
 */
import { hasLegalMove } from './move-generation.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE, kindOf } from './pieces.ts';
import type { Position } from './position.ts';
import { SQUARES, fileOf, rankOf } from './squares.ts';

/** Plies without a capture or a pawn move after which the game is drawn. */
export const FIFTY_MOVES = 100;

/** The occurrence of a position that ends the game. */
export const THIRD_TIME = 3;

/** Plies without a capture or a pawn move, and the occurrence, that end a game although nobody claims the draw. */
const SEVENTY_FIVE_MOVES = 150;
const FIFTH_TIME = 5;

export type ChessEnding =
	| 'checkmate'
	| 'stalemate'
	| 'insufficient-material'
	| 'fifty-moves'
	| 'threefold';

/**
 * Returns why the game is over, or null if it is not over. If several reasons apply, the first one in the type's list is
 * returned: checkmate counts even if the clock has run out.
 * @param timesStood number of occurrences of the position, this one included
 */
export function findEnding(position: Position, timesStood: number): ChessEnding | null {
	if (!hasLegalMove(position)) return position.inCheck() ? 'checkmate' : 'stalemate';
	if (isInsufficientMaterial(position)) return 'insufficient-material';
	if (position.halfmoveClock >= FIFTY_MOVES) return 'fifty-moves';
	return timesStood >= THIRD_TIME ? 'threefold' : null;
}

/** An ending that needs no claim (FIDE Laws 9.6). */
export type UnclaimedEnding =
	| Exclude<ChessEnding, 'fifty-moves' | 'threefold'>
	| 'seventy-five-moves'
	| 'fivefold';

/**
 * Returns why a game is over by itself, or null if it goes on unless a player claims a draw. Games here end at the
 * first claim; a record that goes on after one shows that nobody made it.
 * @param timesStood number of occurrences of the position, this one included
 */
export function findUnclaimedEnding(
	position: Position,
	timesStood: number
): UnclaimedEnding | null {
	const ending = findEnding(position, timesStood);
	if (ending !== 'fifty-moves' && ending !== 'threefold') return ending;
	if (position.halfmoveClock >= SEVENTY_FIVE_MOVES) return 'seventy-five-moves';
	return timesStood >= FIFTH_TIME ? 'fivefold' : null;
}

/**
 * True where neither side can ever mate, by the rule of chess.js 1.4.0: bare kings; one knight or one bishop besides
 * them; or any number of bishops, of either side, all on squares of one colour. King and knight against king and
 * knight is not included, since a helpmate exists there.
 */
function isInsufficientMaterial(position: Position): boolean {
	if (countOf(position, PAWN) > 0) return false;
	if (countOf(position, ROOK) > 0 || countOf(position, QUEEN) > 0) return false;
	const knights = countOf(position, KNIGHT);
	const bishops = countOf(position, BISHOP);
	if (knights + bishops <= 1) return true;
	return knights === 0 && areBishopsOnOneColour(position.board);
}

function countOf(position: Position, kind: number): number {
	return (position.counts[WHITE | kind] as number) + (position.counts[BLACK | kind] as number);
}

function areBishopsOnOneColour(board: Int8Array): boolean {
	let shades = 0;
	for (const square of SQUARES) {
		if (kindOf(board[square] as number) !== BISHOP) continue;
		shades |= 1 << ((fileOf(square) + rankOf(square)) & 1);
	}
	return shades !== 3;
}
