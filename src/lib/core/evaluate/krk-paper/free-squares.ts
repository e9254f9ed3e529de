/**
 * freeSquares, the paper's measure of the black king's room: White wants it small, Black large. In each
 * interpretation, for one placement or for all of them at once.
 */
import { LEGAL_REPLY, LEGAL_START, placementFacts } from '../../games/krk/legality.ts';
import {
	PLACEMENTS,
	blackKingOf,
	rookOf,
	whiteKingOf,
	type Turn
} from '../../games/krk/placement.ts';
import { countInto, makeCounted } from './counted.ts';
import type { Reading } from '../../games/krk/profile/readings.ts';
import { countBits } from './square-set.ts';

/** Table entry of a placement that is not legal with that side to move; not a value of any interpretation. */
export const ILLEGAL = -32768;

/** Overwritten by each call. */
const counted = makeCounted();

/**
 * The number of free squares. It depends on the three squares alone, which must differ, with the kings not adjacent;
 * the side to move does not matter. It is pure geometry: a mate or stalemate has the value of endgameValues instead.
 */
export function freeSquares(
	blackKing: number,
	rook: number,
	whiteKing: number,
	reading: Reading
): number {
	countInto(counted, blackKing, rook, whiteKing, reading);
	return countBits(counted.low) + countBits(counted.high);
}

/** The same before the white king has taken its squares. */
export function regionSize(
	blackKing: number,
	rook: number,
	whiteKing: number,
	reading: Reading
): number {
	const left = freeSquares(blackKing, rook, whiteKing, reading);
	return left + countBits(counted.takenLow) + countBits(counted.takenHigh);
}

/**
 * freeSquares of every placement by id, and ILLEGAL for the ids that are not legal with `turn` to move: a fresh array
 * that the caller may change.
 */
export function freeSquaresTable(reading: Reading, turn: Turn): Int16Array {
	const facts = placementFacts();
	const legal = turn === 'white' ? LEGAL_START : LEGAL_REPLY;
	const table = new Int16Array(PLACEMENTS).fill(ILLEGAL);
	for (let id = 0; id < PLACEMENTS; id++) {
		if (((facts[id] as number) & legal) === 0) continue;
		table[id] = freeSquares(blackKingOf(id), rookOf(id), whiteKingOf(id), reading);
	}
	return table;
}
