/**
 * The part of the board that the paper's program counts: the quadrant of the black king and four exceptions. Source:
 * Bozinovski and Jankuloski 2023, section II C, made precise by the released program's answers.
 *
 * A region is one integer, so that a number and the picture that explains it come from the same decision.
 */
import { distance, fileOf, rowOf } from '../../games/krk/squares.ts';
import {
	DOWN,
	LEFT,
	NOWHERE,
	RIGHT,
	UP,
	directionTo,
	opposite,
	quadrantOf,
	quadrantsOn
} from './directions.ts';
import type { PaperReading } from '../../games/krk/profile/readings.ts';

/**
 * - `check`: the rook attacks the black king; both quadrants on that side of the rook.
 * - `check-opposition`: the kings also face each other; of those two quadrants, the part away from the white king.
 *   That is one quadrant, or nothing if the rook and both kings share one line: counting both there would move the
 *   released program's 1-step mates from 48.3% to 48.1% of all games.
 * - `quadrant`: the ordinary case, the black king's quadrant.
 * - `blocked`: the white king blocks the rook with at most one square beyond it; also the quadrant.
 * - `blocked-passage`: there is room beyond the white king; both quadrants on that side and the squares of the
 *   passage.
 */
const REGION_CASES = [
	'check',
	'check-opposition',
	'quadrant',
	'blocked',
	'blocked-passage'
] as const;
export type RegionCase = (typeof REGION_CASES)[number];

/** A region: its case's index in bits 0..2, its quadrants in bits 3..6, the passage's direction in bits 7..9. */
export type Region = number;

export function packRegion(kind: number, quadrants: number, passage: number): Region {
	return kind | (quadrants << 3) | (passage << 7);
}

export function caseOf(region: Region): RegionCase {
	return REGION_CASES[region & 7] as RegionCase;
}

/** The set of quadrants, as bits Q1..Q4. */
export function quadrantsOf(region: Region): number {
	return (region >> 3) & 15;
}

/** The direction, from the white king, of the line squares that count; NOWHERE if none do. */
export function passageOf(region: Region): number {
	return region >> 7;
}

/** The indices of the cases. */
export const CHECK = 0;
const CHECK_OPPOSITION = 1;
export const QUADRANT = 2;
export const BLOCKED = 3;
const BLOCKED_PASSAGE = 4;

/**
 * The region of a placement. `authors` repeats two faults of the released program, both along ranks only: a check
 * with the white king above counts the quadrant on the wrong side of the rook, and a passage is counted on the wrong
 * side of the white king. `no-opposition` ignores the opposition.
 */
export function findRegion(
	blackKing: number,
	rook: number,
	whiteKing: number,
	reading: PaperReading
): Region {
	const ray = blockedRay(blackKing, rook, whiteKing);
	if (ray !== NOWHERE) {
		if (!leavesPassage(whiteKing, ray)) {
			return packRegion(BLOCKED, quadrantOf(rook, blackKing), NOWHERE);
		}
		const isFaulty = reading === 'authors' && (ray === LEFT || ray === RIGHT);
		return packRegion(BLOCKED_PASSAGE, quadrantsOn(ray), isFaulty ? opposite(ray) : ray);
	}
	const line = directionTo(rook, blackKing);
	if (line === NOWHERE) return packRegion(QUADRANT, quadrantOf(rook, blackKing), NOWHERE);
	if (reading === 'no-opposition' || !areOpposed(blackKing, rook, whiteKing)) {
		return packRegion(CHECK, quadrantsOn(line), NOWHERE);
	}
	const facing = directionTo(blackKing, whiteKing);
	const isFaulty = reading === 'authors' && facing === UP && (line === LEFT || line === RIGHT);
	const side = quadrantsOn(isFaulty ? opposite(line) : line);
	// With the white king beyond the black one, as seen from the rook, neither quadrant is away from it.
	const away = quadrantsOn(opposite(facing));
	return packRegion(CHECK_OPPOSITION, side & away, NOWHERE);
}

/**
 * The direction, from the rook, of a line that the white king blocks: the black king's row (or file) lies beyond the
 * white king's. The black king need not be on the line.
 */
export function blockedRay(blackKing: number, rook: number, whiteKing: number): number {
	const ray = directionTo(rook, whiteKing);
	if (ray === UP) return rowOf(blackKing) < rowOf(whiteKing) ? UP : NOWHERE;
	if (ray === DOWN) return rowOf(blackKing) > rowOf(whiteKing) ? DOWN : NOWHERE;
	if (ray === RIGHT) return fileOf(blackKing) > fileOf(whiteKing) ? RIGHT : NOWHERE;
	if (ray === LEFT) return fileOf(blackKing) < fileOf(whiteKing) ? LEFT : NOWHERE;
	return NOWHERE;
}

/** At least two squares between the white king and the edge: one that it guards, and one to slip through. */
function leavesPassage(whiteKing: number, ray: number): boolean {
	if (ray === UP) return rowOf(whiteKing) >= 2;
	if (ray === DOWN) return rowOf(whiteKing) <= 5;
	if (ray === RIGHT) return fileOf(whiteKing) <= 5;
	return fileOf(whiteKing) >= 2;
}

/** The kings on one file or rank with exactly one square between them, which is not the rook's. */
function areOpposed(blackKing: number, rook: number, whiteKing: number): boolean {
	return (
		distance(blackKing, whiteKing) === 2 &&
		directionTo(blackKing, whiteKing) !== NOWHERE &&
		blackKing + whiteKing !== 2 * rook
	);
}
