import type { MoveOrder } from '../search.ts';
import type { ExactValues } from './exact-values.ts';
import { sortByValue } from './sort-by-value.ts';

/**
 * The best move first, by the exact values: for MAX the largest, for MIN the smallest, ties as listed.
 * Nobody has these values before the search; it shows how little alpha-beta needs at its best.
 */
export function bestFirst(exact: ExactValues): MoveOrder {
	return (moves, state, path) =>
		sortByValue(moves, exact.childValues(path), state.maxToMove() ? 'falling' : 'rising');
}
