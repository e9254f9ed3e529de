import type { Move } from '../../games/game.ts';

/**
 * The moves with the largest (`falling`) or the smallest (`rising`) value first, equal ones in input order.
 *
 * @param values the value of each move, in the same order as `moves`; empty if unknown
 */
export function sortByValue(
	moves: readonly Move[],
	values: readonly number[],
	direction: 'falling' | 'rising'
): Move[] {
	const sign = direction === 'rising' ? 1 : -1;
	const places = Array.from(moves.keys());
	places.sort((a, b) => sign * compare(values[a] as number, values[b] as number));
	return places.map((place) => moves[place] as Move);
}

// Not a subtraction: the difference of two infinities is NaN.
function compare(a: number, b: number): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
