/** Whether the value of a row of a file fits those of its parent and of its siblings. */
import { BEST, PRINCIPAL, SEARCHED, type RowWalk } from './codec-walk.ts';
import { FLAG, OPEN } from './schema.ts';

/**
 * Checks the principal variation: the first child that counts and has its parent's value, from a returned root
 * down.
 */
export function isRightlyPrincipal(walk: RowWalk, row: number): boolean {
	const { flags, value, subtreeEnd } = walk.columns;
	let expected = subtreeEnd[row] === OPEN && walk.level < 0 ? 0 : FLAG.PRINCIPAL;
	if (walk.level >= 0) {
		const above = walk.path[walk.level] as number;
		expected &= flags[above] as number;
		const isTaken = ((walk.children[walk.level] as number) & PRINCIPAL) !== 0;
		if (value[row] !== value[above] || isTaken || isSuperseded(walk, row)) {
			expected = 0;
		}
	}
	if (((flags[row] as number) & FLAG.PRINCIPAL) !== expected) {
		return walk.refuse('flags', row, 'does not fit the principal variation');
	}
	return true;
}

function isSuperseded(walk: RowWalk, row: number): boolean {
	const { flags, parent, subtreeEnd } = walk.columns;
	const next = subtreeEnd[row] as number;
	if (next >= walk.rows || parent[next] !== parent[row]) return false;
	return ((flags[next] as number) & FLAG.AGAIN) !== 0;
}

/** Folds a child into its parent; false if its value surpasses the parent's. */
export function isFoldedInto(walk: RowWalk, above: number, row: number): boolean {
	const value = walk.columns.value[row] as number;
	const best = walk.columns.value[above] as number;
	const isMax = ((walk.columns.flags[above] as number) & FLAG.MAX) !== 0;
	if (walk.kind.values === 'best' && (isMax ? value > best : value < best)) {
		return walk.refuse('value', above, `is surpassed by that of row ${row}`);
	}
	const isPrincipal = (walk.columns.flags[row] as number) & FLAG.PRINCIPAL;
	const known = SEARCHED | (isPrincipal ? PRINCIPAL : 0) | (value === best ? BEST : 0);
	walk.children[walk.level] = (walk.children[walk.level] as number) | known;
	return true;
}
