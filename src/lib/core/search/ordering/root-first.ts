import type { Move } from '../../games/game.ts';
import type { MoveOrder } from '../search.ts';

/** At the root the given moves come first, as given, then its others; all other nodes use the given order. */
export function rootFirst(root: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const ordered = order(moves, state, path);
		if (path.length > 0) return ordered;
		return [...root, ...ordered.filter((move) => !root.includes(move))];
	};
}
