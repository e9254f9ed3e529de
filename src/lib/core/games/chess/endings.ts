/**
 * When a game of chess is over. Judged as chess.js judges it, so that both sides of the house agree:
 * checkmate, stalemate, insufficient material, a halfmove clock of 100 or more, and the third repetition. A
 * position alone does not know what came before it: how often it has stood is told by whoever has a record.
 */
import { hasLegalMove } from './move-generation.ts';
import { BISHOP, BLACK, KNIGHT, PAWN, QUEEN, ROOK, WHITE, kindOf } from './pieces.ts';
import type { Position } from './position.ts';
import { SQUARES, fileOf, rankOf } from './squares.ts';

/** Plies without a capture or a pawn move after which the game is drawn. */
export const FIFTY_MOVES = 100;

/** A position that stands for this time ends the game. */
export const THIRD_TIME = 3;

export const CHESS_ENDINGS = [
	'checkmate',
	'stalemate',
	'insufficient-material',
	'fifty-moves',
	'threefold'
] as const;
export type ChessEnding = (typeof CHESS_ENDINGS)[number];

/**
 * Why the game is over, or null where it goes on. Where several reasons hold the first in
 * CHESS_ENDINGS is given: a mate on the board counts although the clock has run out.
 * @param timesStood how often the position has stood, this time included
 */
export function findEnding(position: Position, timesStood: number): ChessEnding | null {
	if (!hasLegalMove(position)) return position.inCheck() ? 'checkmate' : 'stalemate';
	if (isInsufficientMaterial(position)) return 'insufficient-material';
	if (position.halfmoveClock >= FIFTY_MOVES) return 'fifty-moves';
	return timesStood >= THIRD_TIME ? 'threefold' : null;
}

/**
 * True where neither side could ever mate, as chess.js 1.4.0 decides it: bare kings; one knight or one
 * bishop besides them; or any number of bishops, of either side, all on squares of one colour. King
 * and knight against king and knight is not among them, since a mate can be built there with help.
 */
export function isInsufficientMaterial(position: Position): boolean {
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
