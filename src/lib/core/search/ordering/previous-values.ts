import type { MoveOrder } from '../search.ts';
import type { ExactValues } from './exact-values.ts';
import { sortByValue } from './sort-by-value.ts';

/**
 * The best move first by the values of a shallower search, ties as listed. A real program can have this order, since
 * it has already searched one ply less. Beyond the leaves of that search the order is listed.
 */
export function previousValues(shallower: ExactValues): MoveOrder {
	return (moves, state, path) => {
		const values = shallower.childValues(path);
		if (values.length < moves.length) return moves;
		return sortByValue(moves, values, state.maxToMove() ? 'falling' : 'rising');
	};
}
