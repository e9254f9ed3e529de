/**
 * The four castling rights: one bit each, with the squares that each right concerns. A right is lost for good as soon
 * as a move leaves or enters the king's or the rook's square.
 */
import { BLACK, WHITE } from './pieces.ts';
import { EAST, squareAt } from './squares.ts';

export const CASTLING_LETTERS = ['K', 'Q', 'k', 'q'] as const;
export type CastlingLetter = (typeof CASTLING_LETTERS)[number];

interface CastlingRight {
	readonly letter: CastlingLetter;
	readonly bit: number;
	readonly colour: number;
	readonly king: number;
	readonly rook: number;
	/** The rook's square after castling. */
	readonly rookTo: number;
	/** The king's square after castling. */
	readonly kingTo: number;
}

function castlingRight(letter: CastlingLetter, bit: number, colour: number): CastlingRight {
	const rank = colour === WHITE ? 0 : 7;
	const kingSide = letter.toUpperCase() === 'K';
	return {
		letter,
		bit,
		colour,
		king: squareAt(4, rank),
		rook: squareAt(kingSide ? 7 : 0, rank),
		rookTo: squareAt(kingSide ? 5 : 3, rank),
		kingTo: squareAt(kingSide ? 6 : 2, rank)
	};
}

/** In FEN order. */
export const CASTLING_RIGHTS: readonly CastlingRight[] = [
	castlingRight('K', 1, WHITE),
	castlingRight('Q', 2, WHITE),
	castlingRight('k', 4, BLACK),
	castlingRight('q', 8, BLACK)
];

/** The rights that survive a move from or to each square, as a mask. */
export const RIGHTS_KEPT = new Uint8Array(128).fill(15);
for (const right of CASTLING_RIGHTS) {
	for (const square of [right.king, right.rook]) {
		RIGHTS_KEPT[square] = (RIGHTS_KEPT[square] as number) & ~right.bit;
	}
}

/** A king's move over two files can only be castling. */
export function isCastling(from: number, to: number): boolean {
	return to - from === 2 * EAST || from - to === 2 * EAST;
}

/** The rook's square before castling, given the king's move. */
export function rookFrom(kingFrom: number, kingTo: number): number {
	return kingTo > kingFrom ? kingTo + EAST : kingTo - 2 * EAST;
}

/** The rook's square after castling, given the king's move. */
export function rookTo(kingFrom: number, kingTo: number): number {
	return (kingFrom + kingTo) >> 1;
}
