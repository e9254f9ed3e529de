/**
 * A move is one integer of 17 bits: from-square, to-square, and the kind a pawn is promoted to (0 for
 * none). Integers in ascending order are moves in ascending UCI text: a1a2 < a1b1 < ... < h8h7, and
 * promotions b n q r. Castling is the king's move; en passant is the pawn's.
 */
import type { Move } from '../game.ts';
import { pieceLetter, parsePiece, BLACK, EMPTY } from './pieces.ts';
import { parseSquare, squareName } from './squares.ts';

export function packMove(from: number, to: number, promotion: number): Move {
	return (from << 10) | (to << 3) | promotion;
}

export function moveFrom(move: Move): number {
	return move >> 10;
}

export function moveTo(move: Move): number {
	return (move >> 3) & 127;
}

/** The piece kind a pawn becomes, or EMPTY. */
export function movePromotion(move: Move): number {
	return move & 7;
}

/** "e2e4", "e7e8q": the move in the Universal Chess Interface's notation. */
export function moveUci(move: Move): string {
	const promotion = movePromotion(move);
	const letter = promotion === EMPTY ? '' : pieceLetter(promotion | BLACK);
	return squareName(moveFrom(move)) + squareName(moveTo(move)) + letter;
}

/** Reads a move in UCI notation, legal or not; null if the text is not a move. */
export function readUci(text: string): Move | null {
	const [, from = '', to = '', promotion = ''] = /^(..)(..)([bnqr]?)$/.exec(text) ?? [];
	const [source, target] = [parseSquare(from), parseSquare(to)];
	if (source === null || target === null) return null;
	return packMove(source, target, parsePiece(promotion.toUpperCase()));
}
