import type { MoveOrder } from '../search.ts';
import type { ExactValues } from './exact-values.ts';
import { sortByValue } from './sort-by-value.ts';

/** The worst move first, by the exact values: for MAX the smallest, for MIN the largest, ties as listed. */
export function worstFirst(exact: ExactValues): MoveOrder {
	return (moves, state, path) =>
		sortByValue(moves, exact.childValues(path), state.maxToMove() ? 'rising' : 'falling');
}
