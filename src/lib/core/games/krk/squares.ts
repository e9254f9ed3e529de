/**
 * Squares in the numbering of the paper's program: square = 8 * file + row, file 0 is the a-file, and **row 0 is rank
 * 8**, so a8 = 0, a7 = 1, a1 = 7, b8 = 8, h1 = 63.
 */
export const SQUARES = 64;

/** @param file 0 (a) to 7 (h) @param row 0 (rank 8) to 7 (rank 1) */
export function squareAt(file: number, row: number): number {
	return (file << 3) | row;
}

/** 0 for the a-file to 7 for the h-file. */
export function fileOf(square: number): number {
	return square >> 3;
}

/** 0 for rank 8 to 7 for rank 1: rows count from the top of the board. */
export function rowOf(square: number): number {
	return square & 7;
}

export function squareName(square: number): string {
	return String.fromCharCode(97 + fileOf(square), 56 - rowOf(square));
}

/** The square called `name`, such as "e4", or null if the name is unknown. */
export function parseSquare(name: string): number | null {
	if (!/^[a-h][1-8]$/.test(name)) return null;
	return squareAt(name.charCodeAt(0) - 97, 56 - name.charCodeAt(1));
}

/** Sort key for squares by name: a1, a2, ... h8. */
export function nameKey(square: number): number {
	return square ^ 7;
}

/** King's moves from one square to another on an empty board, 0..7, at 64 * one + other. */
const DISTANCE: Uint8Array = new Uint8Array(SQUARES * SQUARES);
for (let index = 0; index < DISTANCE.length; index++) {
	const [one, other] = [index >> 6, index & 63];
	const files = Math.abs(fileOf(one) - fileOf(other));
	DISTANCE[index] = Math.max(files, Math.abs(rowOf(one) - rowOf(other)));
}

/** King's moves between two squares on an empty board. */
export function distance(one: number, other: number): number {
	return DISTANCE[(one << 6) | other] as number;
}

/** True where `middle` lies strictly between the two others on a common file or rank. */
export function isBetween(middle: number, one: number, other: number): boolean {
	if (fileOf(one) === fileOf(other)) {
		return fileOf(middle) === fileOf(one) && isInside(rowOf(middle), rowOf(one), rowOf(other));
	}
	if (rowOf(one) !== rowOf(other)) return false;
	return rowOf(middle) === rowOf(one) && isInside(fileOf(middle), fileOf(one), fileOf(other));
}

/** True where two distinct squares share a file or a rank. */
export function areAligned(one: number, other: number): boolean {
	return one !== other && (fileOf(one) === fileOf(other) || rowOf(one) === rowOf(other));
}

function isInside(value: number, one: number, other: number): boolean {
	return value > Math.min(one, other) && value < Math.max(one, other);
}
