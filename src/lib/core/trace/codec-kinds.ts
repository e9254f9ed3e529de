/** Whether a row of a file is a sound leaf, inner node or table hit. */
import { BOUNDS, type RowWalk } from './codec-walk.ts';
import { FLAG, LEAF, OPEN } from './schema.ts';

const NOT_OF_LEAF = FLAG.CUT | BOUNDS | FLAG.PRUNED | FLAG.FIRST_PRUNED | FLAG.HIT;

export function isSoundLeaf(walk: RowWalk, row: number): boolean {
	const { flags, value, subtreeEnd } = walk.columns;
	const own = flags[row] as number;
	if ((own & LEAF) === LEAF || own & NOT_OF_LEAF) {
		return walk.refuse('flags', row, 'does not fit a leaf');
	}
	const depth = walk.level + 1;
	const isShort = depth < walk.depth && walk.isOpened[depth] === 0;
	const isClaimed = walk.kind.claims === 'claims draws' && depth > 0 && depth < walk.depth;
	const fits = isLimit(walk, depth) || isShort || isClaimed;
	if (own & FLAG.HORIZON ? !fits : depth > walk.depth && !isLimit(walk, depth)) {
		return walk.refuse('flags', row, 'does not fit the depth limit');
	}
	if (Number.isNaN(value[row])) return walk.refuse('value', row, 'is missing at a leaf');
	const end = subtreeEnd[row] as number;
	if (end !== row + 1 && end !== OPEN) {
		return walk.refuse('subtreeEnd', row, `should be ${row + 1}`);
	}
	return true;
}

/** True where a depth may have leaves but no inner nodes. */
function isLimit(walk: RowWalk, depth: number): boolean {
	return depth === walk.depth || (walk.kind.visits === 'beyond' && depth > walk.depth);
}

export function isSoundInner(walk: RowWalk, row: number): boolean {
	const { flags, value, subtreeEnd } = walk.columns;
	const own = flags[row] as number;
	if (walk.level + 1 >= walk.depth && walk.kind.visits !== 'beyond') {
		return walk.refuse('flags', row, 'is no leaf at the depth limit');
	}
	if (walk.isOpened[walk.level + 1] === 0) {
		return walk.refuse('flags', row, 'is searched and was not opened');
	}
	const isOpen = subtreeEnd[row] === OPEN;
	if ((own & BOUNDS) === BOUNDS || (isOpen && own & BOUNDS)) {
		return walk.refuse('flags', row, 'bounds a value in a way that cannot be');
	}
	if (Number.isNaN(value[row]) !== isOpen) {
		return walk.refuse('value', row, isOpen ? 'is not known at an open node' : 'is missing');
	}
	return true;
}

/** True where a table hit has the value of an earlier inner node. */
export function isSoundHit(walk: RowWalk, row: number): boolean {
	const { flags, value, subtreeEnd, target } = walk.columns;
	if ((flags[row] as number) & (NOT_OF_LEAF & ~(FLAG.HIT | BOUNDS))) {
		return walk.refuse('flags', row, 'does not fit a table hit');
	}
	if (Number.isNaN(value[row])) return walk.refuse('value', row, 'is missing at a table hit');
	const end = subtreeEnd[row] as number;
	if (end !== row + 1 && end !== OPEN) {
		return walk.refuse('subtreeEnd', row, `should be ${row + 1}`);
	}
	const from = target?.[row] ?? -1;
	return (
		(from >= 0 && from < row && hasLeftItsValue(walk, from, row)) ||
		walk.refuse('target', row, 'is not a node that left something in the table')
	);
}

/**
 * True where a row is an inner node with the same side to move that was finished before the other row was entered.
 */
function hasLeftItsValue(walk: RowWalk, from: number, row: number): boolean {
	const { flags, enterStep, exitStep } = walk.columns;
	const left = flags[from] as number;
	const isInner = !(left & (LEAF | FLAG.PRUNED | FLAG.HIT));
	const isSameSide = !((left ^ (flags[row] as number)) & FLAG.MAX);
	return isInner && isSameSide && (exitStep[from] as number) < (enterStep[row] as number);
}
