import type { MoveOrder } from '../search.ts';
import type { ExactValues } from './exact-values.ts';
import { sortByValue } from './sort-by-value.ts';

/**
 * The best move first by the values of a shallower search, ties as listed: an order that a program can have, since
 * it has searched one ply less deep before. Where that search ended, moves stay as listed.
 */
export function previousValues(shallower: ExactValues): MoveOrder {
	return (moves, state, path) => {
		const values = shallower.childValues(path);
		if (values.length < moves.length) return moves;
		return sortByValue(moves, values, state.maxToMove() ? 'falling' : 'rising');
	};
}
