import type { RootMove } from '$lib/core/trace/root-moves.ts';

/** More than any position of chess has; only a typed tree can have more. */
const MOST = 220;
const MOST_BEST = 20;

/**
 * The root moves to list, in search order: all of them, or of very many the first ones that are best and those around
 * the move of the search, since each listed move costs time at every step.
 *
 * @param current the row of the move on the current path; undefined at the root
 */
export function listedMoves(
	moves: readonly RootMove[],
	current: number | undefined
): readonly RootMove[] {
	if (moves.length <= MOST) return moves;
	const isDone = ({ value, searching }: RootMove): boolean => value !== null && !searching;
	const at = moves.findIndex((move) => move.row === current || !isDone(move));
	const middle = at < 0 ? moves.length : at;
	const around = MOST - MOST_BEST;
	const from = Math.max(0, Math.min(middle - around / 2, moves.length - around));
	const best = moves.filter(({ verdict }) => verdict === 'best' || verdict === 'best so far');
	const first = new Set(best.slice(0, MOST_BEST));
	return moves.filter((move, index) => first.has(move) || (index >= from && index < from + around));
}
