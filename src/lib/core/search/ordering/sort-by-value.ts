import type { Move } from '../../games/game.ts';

/**
 * The moves with the largest (`falling`) or the smallest (`rising`) value first, equal ones as they came.
 *
 * @param values what each move is worth, in the same order as `moves`; none where nothing is known of them
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

// Not a subtraction: the difference of two infinities is no number.
function compare(a: number, b: number): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}
