/** The games of one part and one seed, filtered and sorted, for viewing one by one. */
import { LENGTHS } from './experiment.ts';
import { OUTCOMES, type Outcome } from './play-game.ts';
import { SQUARE_OF, type Piece } from './piece-square.ts';
import { UNPLAYED } from './run-results.ts';

export const GAME_ORDERS = ['id', 'longest', 'shortest'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

interface GameFilter {
	readonly outcome: Outcome | 'any';
	/** Only games with that piece on that starting square; null for all. */
	readonly square: { readonly piece: Piece; readonly square: number } | null;
}

/**
 * The indices, among the starts, of the played games that pass the filter, in the requested order; games of equal
 * length by id.
 *
 * @param results of one seed: a byte for each start
 */
export function listGames(
	results: Uint8Array,
	ids: Int32Array,
	filter: GameFilter,
	order: GameOrder
): Int32Array {
	const found = new Int32Array(results.length);
	const perLength = new Int32Array(LENGTHS + 1);
	let count = 0;
	const passes = passing(ids, filter);
	for (let place = 0; place < results.length; place++) {
		const packed = results[place] as number;
		if (packed === UNPLAYED || !passes(place, packed)) continue;
		found[count++] = place;
		const moves = packed % LENGTHS;
		perLength[moves] = (perLength[moves] as number) + 1;
	}
	const places = found.subarray(0, count);
	return order === 'id' ? places.slice() : sortByLength(places, results, perLength, order);
}

function passing(
	ids: Int32Array,
	{ outcome, square }: GameFilter
): (place: number, packed: number) => boolean {
	const code = outcome === 'any' ? -1 : OUTCOMES.indexOf(outcome);
	const squareOf = square === null ? () => 0 : SQUARE_OF[square.piece];
	const wanted = square?.square ?? 0;
	return (place, packed) =>
		(code === -1 || Math.floor(packed / LENGTHS) === code) &&
		squareOf(ids[place] as number) === wanted;
}

/** A counting sort: stable, and as fast as one more pass over the games. */
function sortByLength(
	places: Int32Array,
	results: Uint8Array,
	perLength: Int32Array,
	order: 'longest' | 'shortest'
): Int32Array {
	const next = new Int32Array(LENGTHS);
	let at = 0;
	for (let i = 0; i < LENGTHS; i++) {
		const moves = order === 'shortest' ? i : LENGTHS - 1 - i;
		next[moves] = at;
		at += perLength[moves] as number;
	}
	const sorted = new Int32Array(places.length);
	for (const place of places) {
		const moves = (results[place] as number) % LENGTHS;
		const to = next[moves] as number;
		next[moves] = to + 1;
		sorted[to] = place;
	}
	return sorted;
}
