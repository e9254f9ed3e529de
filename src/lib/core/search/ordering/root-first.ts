import type { Move } from '../../games/game.ts';
import type { MoveOrder } from '../search.ts';

/** At the root the given moves first, as they stand, then its others; everywhere in the order that is given. */
export function rootFirst(root: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const ordered = order(moves, state, path);
		if (path.length > 0) return ordered;
		return [...root, ...ordered.filter((move) => !root.includes(move))];
	};
}
