import type { Move } from '../../games/game.ts';
import type { MoveOrder } from '../search.ts';

/** At each node of a line, the line's own move first; everything else in the order that is given. */
export function lineFirst(line: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const ordered = order(moves, state, path);
		const own = line[path.length];
		if (own === undefined || path.some((move, ply) => move !== line[ply])) return ordered;
		return [own, ...ordered.filter((move) => move !== own)];
	};
}
