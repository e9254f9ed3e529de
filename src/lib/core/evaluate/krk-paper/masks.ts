/**
 * The parts of the board that the interpretations use, as precomputed bits (square-set.ts): quadrants of a rook,
 * squares beyond a white king, a king's surroundings, the squares a rook attacks.
 */
import { SQUARES, distance, fileOf, rowOf } from '../../games/krk/squares.ts';
import { DOWN, LEFT, Q1, Q2, Q3, Q4, RIGHT, UP } from './directions.ts';
import { highBit, lowBit } from './square-set.ts';

/** Both halves of one set for each index of a table. */
interface Masks {
	readonly low: Int32Array;
	readonly high: Int32Array;
}

/** At 16 * rook + set of quadrants: their squares, without the rook's file and rank. */
export const QUADRANT_SQUARES: Masks = makeQuadrants();

/** At 8 * square + direction: the squares in that direction, from two steps away to the edge. Empty for NOWHERE. */
export const SQUARES_BEYOND: Masks = makeBeyond();

/** At square: the up to eight adjacent squares. */
export const NEIGHBOURS: Masks = makeSurroundings(1);

/** At square: it and its neighbours, the 3 x 3 block of a king. */
export const BLOCK: Masks = makeSurroundings(0);

/**
 * At 64 * rook + white king: the squares that the rook attacks up to that king, the only piece in its way. The black
 * king hides nothing: it cannot step back along the line of a check.
 */
export const ROOK_ATTACKS: Masks = makeRookAttacks();

/** A file is a byte of its half, so a quadrant is the same byte in some of the files. */
function makeQuadrants(): Masks {
	const { low, high } = makeMasks(SQUARES * 16);
	for (let index = 0; index < low.length; index++) {
		const rookFile = fileOf(index >> 4);
		const above = (1 << rowOf(index >> 4)) - 1;
		const below = (0xfe << rowOf(index >> 4)) & 0xff;
		const right = ((index & Q1) === 0 ? 0 : above) | ((index & Q4) === 0 ? 0 : below);
		const left = ((index & Q2) === 0 ? 0 : above) | ((index & Q3) === 0 ? 0 : below);
		for (let file = 0; file < 8; file++) {
			if (file === rookFile) continue;
			const half = file < 4 ? low : high;
			const rows = file > rookFile ? right : left;
			half[index] = (half[index] as number) | (rows << (8 * (file & 3)));
		}
	}
	return { low, high };
}

function makeBeyond(): Masks {
	const masks = makeMasks(SQUARES * 8);
	for (let from = 0; from < SQUARES; from++) {
		for (let way = UP; way <= LEFT; way++) {
			let square = step(from, way);
			while (square >= 0) {
				square = step(square, way);
				add(masks, (from << 3) | way, square);
			}
		}
	}
	return masks;
}

function makeSurroundings(least: number): Masks {
	const masks = makeMasks(SQUARES);
	for (let from = 0; from < SQUARES; from++) {
		for (let square = 0; square < SQUARES; square++) {
			const steps = distance(from, square);
			if (steps >= least && steps <= 1) add(masks, from, square);
		}
	}
	return masks;
}

function makeRookAttacks(): Masks {
	const masks = makeMasks(SQUARES * SQUARES);
	for (let index = 0; index < SQUARES * SQUARES; index++) {
		const king = index & 63;
		for (let way = UP; way <= LEFT; way++) {
			let square = index >> 6;
			do {
				square = step(square, way);
				add(masks, index, square);
			} while (square >= 0 && square !== king);
		}
	}
	return masks;
}

/** The next square in a direction, or -1 off the board. */
function step(square: number, way: number): number {
	if (way === UP) return rowOf(square) > 0 ? square - 1 : -1;
	if (way === DOWN) return rowOf(square) < 7 ? square + 1 : -1;
	if (way === RIGHT) return fileOf(square) < 7 ? square + 8 : -1;
	return fileOf(square) > 0 ? square - 8 : -1;
}

function makeMasks(length: number): Masks {
	return { low: new Int32Array(length), high: new Int32Array(length) };
}

/** Adds a square to the set at an index; -1 adds nothing. */
function add({ low, high }: Masks, index: number, square: number): void {
	if (square < 0) return;
	low[index] = (low[index] as number) | lowBit(square);
	high[index] = (high[index] as number) | highBit(square);
}
