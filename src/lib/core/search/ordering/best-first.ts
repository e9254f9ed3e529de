import type { MoveOrder } from '../search.ts';
import type { ExactValues } from './exact-values.ts';
import { sortByValue } from './sort-by-value.ts';

/**
 * The best move first, by the exact values: for MAX the largest, for MIN the smallest, ties as listed. These values
 * are not available before a search; the order shows the fewest nodes that alpha-beta can visit.
 */
export function bestFirst(exact: ExactValues): MoveOrder {
	return (moves, state, path) =>
		sortByValue(moves, exact.childValues(path), state.maxToMove() ? 'falling' : 'rising');
}
