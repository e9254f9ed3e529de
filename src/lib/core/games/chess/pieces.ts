/**
 * A piece is one small integer, colour | kind, and an empty square is 0. The kinds a pawn may become
 * have the lowest numbers, in the alphabetical order of their letters (b n q r), so that a kind can be
 * packed into a move as it is and promotions still sort by their UCI text.
 */
export const EMPTY = 0;
export const BISHOP = 1;
export const KNIGHT = 2;
export const QUEEN = 3;
export const ROOK = 4;
export const PAWN = 5;
export const KING = 6;

export const WHITE = 0;
export const BLACK = 8;

/** The kinds in the order in which tables of the literature list them. */
export const KINDS = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING] as const;

/** One more than the greatest piece code: the length of a table with one entry per piece. */
export const PIECE_CODES = 16;

/** The FEN letter of each piece code; a space where there is no piece. */
const LETTERS = ' BNQRPK  bnqrpk ';

const KIND_NAMES = ['', 'bishop', 'knight', 'queen', 'rook', 'pawn', 'king', ''] as const;

export function kindOf(piece: number): number {
	return piece & 7;
}

/** WHITE or BLACK; not meaningful for EMPTY. */
export function colourOf(piece: number): number {
	return piece & BLACK;
}

export function opponentOf(colour: number): number {
	return colour ^ BLACK;
}

/** The FEN letter of a piece: upper case for White. */
export function pieceLetter(piece: number): string {
	return LETTERS.charAt(piece);
}

/** The piece of a FEN letter, or EMPTY if there is none. */
export function parsePiece(letter: string): number {
	if (letter.length !== 1 || letter === ' ') return EMPTY;
	return Math.max(EMPTY, LETTERS.indexOf(letter));
}

/** "queen", "pawn": the kind of a piece in words, without its colour. */
export function kindName(piece: number): string {
	return KIND_NAMES[kindOf(piece)] ?? '';
}

export function colourName(colour: number): 'White' | 'Black' {
	return colour === WHITE ? 'White' : 'Black';
}
