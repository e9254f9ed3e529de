/**
 * Moves backwards: the predecessors of a placement. Used by retrograde analysis, and to find how far a change to one
 * placement's value can spread.
 */
import { LEGAL_REPLY, LEGAL_START, placementFacts } from './legality.ts';
import { LISTED_ORDER, tableStart } from './move-order.ts';
import { blackKingOf, whiteKingOf } from './placement.ts';

/**
 * Writes the legal starts (White to move) from which White can move to a placement with Black to move; returns
 * how many, 0..22.
 *
 * @param out at least MOST_MOVES long; written from index 0
 */
export function writeStartsBefore(id: number, out: Int32Array): number {
	const { kingTargets, rookTargets } = LISTED_ORDER.tables;
	const facts = placementFacts();
	let count = 0;
	// A rook that came from beyond the black king would have given check before: not a legal start.
	const line = tableStart(id & 4095);
	const rookless = id & ~(63 << 6);
	for (let at = line + (rookTargets[line] as number); at > line; at--) {
		const before = rookless | ((rookTargets[at] as number) << 6);
		if (((facts[before] as number) & LEGAL_START) !== 0) out[count++] = before;
	}
	const ring = tableStart(whiteKingOf(id));
	const kingless = id & ~63;
	for (let at = ring + (kingTargets[ring] as number); at > ring; at--) {
		const before = kingless | (kingTargets[at] as number);
		if (((facts[before] as number) & LEGAL_START) !== 0) out[count++] = before;
	}
	return count;
}

/**
 * Writes the placements (Black to move) from which Black can move to a legal start; returns how many, 0..8.
 *
 * @param out at least 8 long; written from index 0
 */
export function writeRepliesBefore(id: number, out: Int32Array): number {
	const { kingTargets } = LISTED_ORDER.tables;
	const facts = placementFacts();
	let count = 0;
	const ring = tableStart(blackKingOf(id));
	const kingless = id & 4095;
	for (let at = ring + (kingTargets[ring] as number); at > ring; at--) {
		const before = kingless | ((kingTargets[at] as number) << 12);
		if (((facts[before] as number) & LEGAL_REPLY) !== 0) out[count++] = before;
	}
	return count;
}
