import type { Move } from '../../games/game.ts';
import type { MoveOrder } from '../search.ts';

/** At each node of a line, the line's own move comes first; all other moves are in the given order. */
export function lineFirst(line: readonly Move[], order: MoveOrder): MoveOrder {
	return (moves, state, path) => {
		const ordered = order(moves, state, path);
		const own = line[path.length];
		if (own === undefined || path.some((move, ply) => move !== line[ply])) return ordered;
		return [own, ...ordered.filter((move) => move !== own)];
	};
}
