/**
 * The squares that each interpretation counts, and those that the white king removes from it. All numbers, tables and
 * pictures are made from these sets.
 */
import { NOWHERE, directionTo, quadrantOf, quadrantsOn } from './directions.ts';
import { BLOCK, NEIGHBOURS, QUADRANT_SQUARES, ROOK_ATTACKS, SQUARES_BEYOND } from './masks.ts';
import type { Reading } from '../../games/krk/profile/readings.ts';
import {
	BLOCKED,
	CHECK,
	QUADRANT,
	blockedRay,
	findRegion,
	packRegion,
	passageOf,
	quadrantsOf,
	type Region
} from './region.ts';
import { highBit, lowBit } from './square-set.ts';

/** Two disjoint sets of squares; written by `countInto` and read at once. */
interface Counted {
	low: number;
	high: number;
	takenLow: number;
	takenHigh: number;
}

export function makeCounted(): Counted {
	return { low: 0, high: 0, takenLow: 0, takenHigh: 0 };
}

/**
 * Writes the sets of a placement into `out` and returns its region, with the case that applied. Requires three
 * distinct squares and kings that are not adjacent.
 *
 * `flood` and `mobility` have no regions; for them the region only names the arrangement of the pieces, as in
 * `no-opposition`.
 */
export function countInto(
	out: Counted,
	blackKing: number,
	rook: number,
	whiteKing: number,
	reading: Reading
): Region {
	switch (reading) {
		case 'authors':
		case 'authors-fixed':
		case 'no-opposition': {
			const region = findRegion(blackKing, rook, whiteKing, reading);
			writeRegion(out, rook, whiteKing, region);
			takeAway(out, BLOCK.low[whiteKing] as number, BLOCK.high[whiteKing] as number);
			return region;
		}
		case 'literal':
			return countLiteral(out, blackKing, rook, whiteKing);
		case 'area': {
			const region = findPlainRegion(blackKing, rook, whiteKing);
			writeRegion(out, rook, whiteKing, region);
			return region;
		}
		case 'flood':
			countFlood(out, blackKing, rook, whiteKing);
			return findRegion(blackKing, rook, whiteKing, 'no-opposition');
		case 'mobility':
			countMoves(out, blackKing, rook, whiteKing);
			return findRegion(blackKing, rook, whiteKing, 'no-opposition');
	}
}

function writeRegion(out: Counted, rook: number, whiteKing: number, region: Region): void {
	const quadrants = (rook << 4) | quadrantsOf(region);
	const passage = (whiteKing << 3) | passageOf(region);
	out.low = (QUADRANT_SQUARES.low[quadrants] as number) | (SQUARES_BEYOND.low[passage] as number);
	out.high =
		(QUADRANT_SQUARES.high[quadrants] as number) | (SQUARES_BEYOND.high[passage] as number);
	out.takenLow = 0;
	out.takenHigh = 0;
}

/** Moves the squares of a mask from the counted to the removed squares. */
function takeAway(out: Counted, low: number, high: number): void {
	out.takenLow = out.low & low;
	out.takenHigh = out.high & high;
	out.low &= ~low;
	out.high &= ~high;
}

/**
 * "The White King can subtract anywhere between 0-8 squares from the total free squares count, but only when it is
 * within the same quadrant as the Black King." Taken literally: its eight neighbours, not its own square (nine would
 * be too many), if they lie in the region; and nothing if either king is on the rook's file or rank, since it is then
 * in no quadrant. The regions are those of `authors-fixed`.
 */
function countLiteral(out: Counted, blackKing: number, rook: number, whiteKing: number): Region {
	const region = findRegion(blackKing, rook, whiteKing, 'authors-fixed');
	writeRegion(out, rook, whiteKing, region);
	const quadrant = quadrantOf(rook, blackKing);
	if (quadrant !== 0 && quadrant === quadrantOf(rook, whiteKing)) {
		takeAway(out, NEIGHBOURS.low[whiteKing] as number, NEIGHBOURS.high[whiteKing] as number);
	}
	return region;
}

/**
 * The black king's quadrant, wherever the white king is. On the rook's file or rank, where the black king is in no
 * quadrant, the two on its side: called a check, or `blocked` if the white king is in between.
 */
function findPlainRegion(blackKing: number, rook: number, whiteKing: number): Region {
	const line = directionTo(rook, blackKing);
	if (line === NOWHERE) return packRegion(QUADRANT, quadrantOf(rook, blackKing), NOWHERE);
	const isBlocked = blockedRay(blackKing, rook, whiteKing) === line;
	return packRegion(isBlocked ? BLOCKED : CHECK, quadrantsOn(line), NOWHERE);
}

/**
 * The squares that the black king could walk to, its own included, if White never moved: no step onto a square that
 * the rook or the white king attacks, nor onto the rook's. A king in check is on an attacked square, which does not
 * count, but it may leave in every direction. Removed squares are those in the white king's block that could be
 * walked to if that king guarded nothing but still blocked the rook.
 */
function countFlood(out: Counted, blackKing: number, rook: number, whiteKing: number): void {
	const sight = (rook << 6) | whiteKing;
	const openLow = ~((ROOK_ATTACKS.low[sight] as number) | lowBit(rook));
	const openHigh = ~((ROOK_ATTACKS.high[sight] as number) | highBit(rook));
	const blockLow = BLOCK.low[whiteKing] as number;
	const blockHigh = BLOCK.high[whiteKing] as number;
	floodSquares(out, blackKing, openLow, openHigh);
	const takenLow = out.low & blockLow;
	const takenHigh = out.high & blockHigh;
	floodSquares(out, blackKing, openLow & ~blockLow, openHigh & ~blockHigh);
	out.takenLow = takenLow;
	out.takenHigh = takenHigh;
}

/**
 * The targets of the black king's legal moves, including the capture of an unprotected rook; with White to move, the
 * moves that Black would have. Removed squares are those that the white king guards among the squares not attacked by
 * the rook.
 */
function countMoves(out: Counted, blackKing: number, rook: number, whiteKing: number): void {
	const sight = (rook << 6) | whiteKing;
	out.low = (NEIGHBOURS.low[blackKing] as number) & ~(ROOK_ATTACKS.low[sight] as number);
	out.high = (NEIGHBOURS.high[blackKing] as number) & ~(ROOK_ATTACKS.high[sight] as number);
	takeAway(out, BLOCK.low[whiteKing] as number, BLOCK.high[whiteKing] as number);
}

/** Rows 1..7 and rows 0..6 of every file: the possible targets of a step up or down a file. */
const NOT_FIRST_ROW = 0xfefefefe;
const NOT_LAST_ROW = 0x7f7f7f7f;

/**
 * Writes into `out` the open squares that a king can reach from `start` over open squares. The start need not be
 * open; it counts only if it is.
 */
function floodSquares(
	out: { low: number; high: number },
	start: number,
	openLow: number,
	openHigh: number
): void {
	let low = lowBit(start);
	let high = highBit(start);
	for (;;) {
		const tallLow = low | ((low << 1) & NOT_FIRST_ROW) | ((low >>> 1) & NOT_LAST_ROW);
		const tallHigh = high | ((high << 1) & NOT_FIRST_ROW) | ((high >>> 1) & NOT_LAST_ROW);
		const nextLow = (tallLow | (tallLow << 8) | (tallLow >>> 8) | (tallHigh << 24)) & openLow;
		const nextHigh = (tallHigh | (tallHigh << 8) | (tallHigh >>> 8) | (tallLow >>> 24)) & openHigh;
		if (nextLow === low && nextHigh === high) break;
		low = nextLow;
		high = nextHigh;
	}
	out.low = low;
	out.high = high;
}
