/**
 * Sets of squares as 64 bits in two halves: bit s of `low` is square s (files a to d), bit s of `high` is square 32 +
 * s (files e to h). Within a half each file is a byte, with rank 8 as its lowest bit.
 */
export interface SquareSet {
	readonly low: number;
	readonly high: number;
}

/** Number of set bits of 32. */
export function countBits(bits: number): number {
	let count = bits - ((bits >>> 1) & 0x55555555);
	count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
	count = (count + (count >>> 4)) & 0x0f0f0f0f;
	return Math.imul(count, 0x01010101) >>> 24;
}

/** The `low` half of a single square's set; 0 for a square of files e to h. */
export function lowBit(square: number): number {
	return square < 32 ? 1 << square : 0;
}

/** The `high` half of a single square's set; 0 for a square of files a to d. */
export function highBit(square: number): number {
	return square < 32 ? 0 : 1 << (square - 32);
}

export function countSquares({ low, high }: SquareSet): number {
	return countBits(low) + countBits(high);
}

export function hasSquare({ low, high }: SquareSet, square: number): boolean {
	return (((square < 32 ? low : high) >>> (square & 31)) & 1) === 1;
}

/** The squares of a set, ascending. */
export function listSquares(set: SquareSet): number[] {
	const squares: number[] = [];
	for (let square = 0; square < 64; square++) if (hasSquare(set, square)) squares.push(square);
	return squares;
}
