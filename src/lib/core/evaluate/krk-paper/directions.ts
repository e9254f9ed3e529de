/**
 * Positions of squares relative to another: the four directions along a line, and the four quadrants of a rook. All
 * are small integers for speed, since the value of every placement starts from them.
 */
import { fileOf, rowOf } from '../../games/krk/squares.ts';

/** The four directions along a line; rows are counted from the top, so up is towards row 0. */
export const UP = 0;
export const RIGHT = 1;
export const DOWN = 2;
export const LEFT = 3;
/** Placeholder for a direction if two squares share no line. */
export const NOWHERE = 4;

/** The quadrants by the paper's numbers, anticlockwise from the upper right: bits of a set of quadrants. */
export const Q1 = 1;
export const Q2 = 2;
export const Q3 = 4;
export const Q4 = 8;

/**
 * The direction from one square to another on the same file or rank; NOWHERE if there is none, or for the same
 * square.
 */
export function directionTo(from: number, to: number): number {
	const files = fileOf(to) - fileOf(from);
	const rows = rowOf(to) - rowOf(from);
	if (files === 0) return rows < 0 ? UP : rows > 0 ? DOWN : NOWHERE;
	if (rows !== 0) return NOWHERE;
	return files > 0 ? RIGHT : LEFT;
}

export function opposite(direction: number): number {
	return direction ^ 2;
}

/** The quadrant of a square relative to the rook; 0 on the rook's own file or rank. */
export function quadrantOf(rook: number, square: number): number {
	const files = fileOf(square) - fileOf(rook);
	const rows = rowOf(square) - rowOf(rook);
	if (files === 0 || rows === 0) return 0;
	if (files > 0) return rows < 0 ? Q1 : Q4;
	return rows < 0 ? Q2 : Q3;
}

const QUADRANTS_BY_SIDE = Uint8Array.of(Q1 | Q2, Q1 | Q4, Q3 | Q4, Q2 | Q3);

/** The two quadrants on one side of the rook. */
export function quadrantsOn(direction: number): number {
	return QUADRANTS_BY_SIDE[direction] as number;
}
