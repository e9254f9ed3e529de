/** Whether a row of a file was announced as its search announces. */
import { SEARCHED, type RowWalk } from './codec-walk.ts';
import { ANNOUNCED, FLAG, LEAF } from './schema.ts';

/**
 * Checks the announcement of a root by its pass, if the search announces passes, and of a re-searched child by the
 * previous row, which must have the same move.
 */
export function isRightlyAnnounced(walk: RowWalk, row: number): boolean {
	const { flags, move } = walk.columns;
	const how = (flags[row] as number) & ANNOUNCED;
	if (how !== 0 && walk.kind.visits === 'once') {
		return walk.refuse('flags', row, 'belongs to a search that does not search again');
	}
	const isFirst = walk.level < 0 || !((walk.children[walk.level] as number) & SEARCHED);
	const before = isFirst ? -1 : (walk.lastChild[walk.level] as number);
	const { events } = walk.kind;
	const fits =
		how === 0
			? walk.level >= 0 || (!events.has('pass') && walk.kind.passes.length === 1)
			: how === FLAG.PASS
				? walk.level < 0 && events.has('pass')
				: how === FLAG.PROBE
					? !isFirst && events.has('probe')
					: how === FLAG.AGAIN &&
						events.has('research') &&
						before >= 0 &&
						mayBeSearchedAgain(walk, before, move[row] as number);
	return fits || walk.refuse('flags', row, 'does not fit how the search reached it');
}

function mayBeSearchedAgain(walk: RowWalk, before: number, move: number): boolean {
	const flags = walk.columns.flags[before] as number;
	return walk.columns.move[before] === move && !(flags & (LEAF | FLAG.HIT | FLAG.AGAIN));
}
