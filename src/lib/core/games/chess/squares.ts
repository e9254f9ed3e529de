/**
 * Squares are numbered on a grid twice as wide as the board ("0x88"), file by file: square = 16 * file + rank, so a1
 * = 0, a2 = 1, b1 = 16, h8 = 119. A step that leaves the board sets a bit of OFF_BOARD, and each direction is one
 * number from every square.
 *
 * Files come before ranks so that ascending numbers are ascending names: the listed order of moves in chess is by UCI
 * text, and moves packed from these squares sort into it as plain integers.
 */
export const OFF_BOARD = 0x88;

/** Placeholder for "no square"; off the board, so that no move leads to it. */
export const NO_SQUARE = 127;

/** Steps to the neighbouring squares, from White's point of view. */
export const NORTH = 1;
export const EAST = 16;

/** The 64 squares in ascending order, a1, a2, ... h8. */
export const SQUARES: Uint8Array = Uint8Array.from({ length: 64 }, (_, index) => {
	return ((index >> 3) << 4) | (index & 7);
});

/** @param file 0 (a) to 7 (h) @param rank 0 (rank 1) to 7 (rank 8) */
export function squareAt(file: number, rank: number): number {
	return (file << 4) | rank;
}

/** 0 for the a-file to 7 for the h-file. */
export function fileOf(square: number): number {
	return square >> 4;
}

/** 0 for rank 1 to 7 for rank 8. */
export function rankOf(square: number): number {
	return square & 7;
}

export function squareName(square: number): string {
	return String.fromCharCode(97 + fileOf(square), 49 + rankOf(square));
}

/** The square called `name`, such as "e4", or null if the name is unknown. */
export function parseSquare(name: string): number | null {
	if (!/^[a-h][1-8]$/.test(name)) return null;
	return squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49);
}
