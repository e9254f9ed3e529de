/**
 * The squares that each reading counts, and those that the white king takes away from it. Numbers, tables and
 * pictures are all made from these sets.
 */
import { NOWHERE, directionTo, quadrantOf, quadrantsOn } from './directions.ts';
import { floodSquares } from './flood.ts';
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

/** Two sets of squares, disjoint; written by `countInto` and read at once. */
export interface Counted {
	low: number;
	high: number;
	takenLow: number;
	takenHigh: number;
}

export function makeCounted(): Counted {
	return { low: 0, high: 0, takenLow: 0, takenHigh: 0 };
}

/**
 * Writes the sets of a placement into `out` and returns its region, with the case that applied. Three different
 * squares and kings that do not touch are taken for granted.
 *
 * For `flood` and `mobility`, which know no regions, the region is only said to name how the pieces stand, as
 * `no-opposition` would have it.
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

/** Moves what a mask covers from the squares that count to those taken away. */
function takeAway(out: Counted, low: number, high: number): void {
	out.takenLow = out.low & low;
	out.takenHigh = out.high & high;
	out.low &= ~low;
	out.high &= ~high;
}

/**
 * "The White King can subtract anywhere between 0-8 squares from the total free squares count, but only when it
 * is within the same quadrant as the Black King." Read as it stands: its eight neighbours, not its own square
 * (nine would be too many), as far as they lie in the region; and nothing where either king stands on the
 * rook's file or rank, since it is then in no quadrant. The regions are those of `authors-fixed`.
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
 * The black king's quadrant, whatever the white king does. On the rook's file or rank, where it is in no
 * quadrant, the two on its side: called a check, or `blocked` where the white king stands between.
 */
function findPlainRegion(blackKing: number, rook: number, whiteKing: number): Region {
	const line = directionTo(rook, blackKing);
	if (line === NOWHERE) return packRegion(QUADRANT, quadrantOf(rook, blackKing), NOWHERE);
	const isBlocked = blockedRay(blackKing, rook, whiteKing) === line;
	return packRegion(isBlocked ? BLOCKED : CHECK, quadrantsOn(line), NOWHERE);
}

/**
 * The squares that the black king could walk to, its own included, if White stood still: no step onto a square
 * that the rook or the white king attacks, nor onto the rook's. A king in check stands on an attacked square,
 * which then does not count, but may leave it to every side. Taken away is what lies in the white king's block
 * and could be walked to if that king guarded nothing but still stood in the rook's way.
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
 * The targets of the black king's legal moves, taking an unprotected rook included; with White to move, of the
 * moves it would have. Taken away is what the white king guards among the squares the rook leaves open.
 */
function countMoves(out: Counted, blackKing: number, rook: number, whiteKing: number): void {
	const sight = (rook << 6) | whiteKing;
	out.low = (NEIGHBOURS.low[blackKing] as number) & ~(ROOK_ATTACKS.low[sight] as number);
	out.high = (NEIGHBOURS.high[blackKing] as number) & ~(ROOK_ATTACKS.high[sight] as number);
	takeAway(out, BLOCK.low[whiteKing] as number, BLOCK.high[whiteKing] as number);
}
