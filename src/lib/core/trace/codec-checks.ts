/**
 * Checks that the columns of a file are those of a trace. One walk over the rows repeats the search's events:
 * parents, flags and ends determine which steps must exist.
 */
import { isRightlyAnnounced } from './codec-announced.ts';
import { isSoundHit, isSoundInner, isSoundLeaf } from './codec-kinds.ts';
import { isInPlace } from './codec-place.ts';
import { BEST, PRUNED, RowWalk, SEARCHED, type ColumnFault, type TraceKind } from './codec-walk.ts';
import { isFoldedInto, isRightlyPrincipal } from './codec-worth.ts';
import { ANNOUNCED, FLAG, LEAF, OPEN, type TraceColumns } from './schema.ts';

const OF_PRUNED = FLAG.MAX | FLAG.PRUNED | FLAG.FIRST_PRUNED;

/** The first fault of the columns, which have at least one row; null if there is none. */
export function findColumnFault(columns: TraceColumns, kind: TraceKind): ColumnFault | null {
	const walk = new RowWalk(columns, kind);
	for (let row = 0; row < walk.rows; row++) {
		if (!closeUntil(walk, row) || !isInPlace(walk, row)) return walk.fault;
		const isPruned = ((columns.flags[row] as number) & FLAG.PRUNED) !== 0;
		if (!(isPruned ? takePruned(walk, row) : takeSearched(walk, row))) return walk.fault;
	}
	if (closeUntil(walk, walk.rows)) endOpen(walk);
	return walk.fault;
}

/** Closes the nodes that end before a row, the innermost first. */
function closeUntil(walk: RowWalk, row: number): boolean {
	const { subtreeEnd, exitStep } = walk.columns;
	while (walk.level >= 0 && subtreeEnd[walk.path[walk.level] as number] === row) {
		const closed = walk.path[walk.level] as number;
		if (!isComplete(walk, closed)) return false;
		if (exitStep[closed] !== walk.step++) {
			return walk.refuse('exitStep', closed, `should be ${walk.step - 1}`);
		}
		walk.level--;
	}
	return true;
}

function isComplete(walk: RowWalk, row: number): boolean {
	const flags = walk.columns.flags[row] as number;
	const known = walk.children[walk.level] as number;
	if (!(flags & (LEAF | FLAG.HIT)) && known === 0 && walk.columns.subtreeEnd[row] !== OPEN) {
		return walk.refuse('flags', row, 'is no leaf and yet has no children');
	}
	if (((flags & FLAG.CUT) !== 0) !== ((known & PRUNED) !== 0)) {
		return walk.refuse('flags', row, 'does not fit the pruned moves');
	}
	const isFolded = walk.kind.values === 'best' && !Number.isNaN(walk.columns.value[row]);
	if (isFolded && !(flags & (LEAF | FLAG.HIT)) && !(known & BEST)) {
		return walk.refuse('value', row, 'is that of none of its children');
	}
	return true;
}

function takePruned(walk: RowWalk, row: number): boolean {
	const { subtreeEnd, enterStep, exitStep, value, flags } = walk.columns;
	const known = walk.level < 0 ? 0 : (walk.children[walk.level] as number);
	const isFirst = (known & PRUNED) === 0;
	if (walk.kind.cuts === 'never cuts' || !(known & SEARCHED)) {
		return walk.refuse('flags', row, 'is pruned where nothing can have been');
	}
	const expected = FLAG.PRUNED | (isFirst ? FLAG.FIRST_PRUNED : 0);
	if (((flags[row] as number) & (OF_PRUNED ^ FLAG.MAX)) ^ expected || isMarked(walk, row)) {
		return walk.refuse('flags', row, 'does not fit a pruned move');
	}
	if (!Number.isNaN(value[row])) return walk.refuse('value', row, 'is that of a pruned move');
	if (subtreeEnd[row] !== row + 1) return walk.refuse('subtreeEnd', row, `should be ${row + 1}`);
	if (isFirst) walk.step++;
	const cut = walk.step - 1;
	if (enterStep[row] !== cut) return walk.refuse('enterStep', row, `should be ${cut}`);
	if (exitStep[row] !== cut) return walk.refuse('exitStep', row, `should be ${cut}`);
	walk.children[walk.level] = known | PRUNED;
	return true;
}

function isMarked(walk: RowWalk, row: number): boolean {
	return ((walk.columns.flags[row] as number) & ~OF_PRUNED) !== 0;
}

function takeSearched(walk: RowWalk, row: number): boolean {
	const { enterStep, flags } = walk.columns;
	const own = flags[row] as number;
	if (walk.level >= 0 && (walk.children[walk.level] as number) & PRUNED) {
		return walk.refuse('flags', row, 'is searched after its parent was cut');
	}
	if (own & FLAG.FIRST_PRUNED) return walk.refuse('flags', row, 'is a pruned move and searched');
	if (!isRightlyAnnounced(walk, row)) return false;
	if (enterStep[row] !== walk.step) {
		return walk.refuse('enterStep', row, `should be ${walk.step}`);
	}
	walk.step += own & ANNOUNCED ? 2 : 1;
	walk.isOpened[walk.level + 1] = liesOnPath(walk, row) ? 1 : 0;
	const isSound =
		own & LEAF
			? isSoundLeaf(walk, row)
			: own & FLAG.HIT
				? isSoundHit(walk, row)
				: isSoundInner(walk, row);
	if (!isSound || !endsWithin(walk, row) || !isRightlyPrincipal(walk, row)) return false;
	if (walk.level >= 0 && !isFoldedInto(walk, walk.path[walk.level] as number, row)) return false;
	if (walk.level >= 0) walk.lastChild[walk.level] = row;
	walk.level++;
	walk.path[walk.level] = row;
	walk.children[walk.level] = 0;
	return true;
}

/** True for the root, and for an expanded move of an expanded node. */
function liesOnPath(walk: RowWalk, row: number): boolean {
	const { open } = walk.kind;
	if (open === null || walk.level < 0) return true;
	return walk.isOpened[walk.level] === 1 && walk.columns.move[row] === open[walk.level];
}

/** True where a subtree ends after its row and within its parent's; only that of an open node may stay open. */
function endsWithin(walk: RowWalk, row: number): boolean {
	const { subtreeEnd, exitStep } = walk.columns;
	const end = subtreeEnd[row] as number;
	const above = walk.level < 0 ? OPEN : (subtreeEnd[walk.path[walk.level] as number] as number);
	const isOpen = end === OPEN;
	if (isOpen ? walk.isWhole || above !== OPEN : end <= row || end > Math.min(above, walk.rows)) {
		return walk.refuse('subtreeEnd', row, 'is outside what can be');
	}
	if (isOpen && exitStep[row] !== OPEN) {
		return walk.refuse('exitStep', row, 'is that of a node that never returned');
	}
	return true;
}

/** Checks the nodes that stay open at the end: none in a whole trace, at least the root in a partial one. */
function endOpen(walk: RowWalk): void {
	if (walk.pass < walk.kind.passes.length - 1) {
		walk.refuse('parent', walk.rows - 1, 'is of a pass before the last');
	}
	const isBetweenPasses = ((walk.columns.flags[0] as number) & FLAG.PASS) !== 0;
	if (walk.level < 0 && !walk.isWhole && !isBetweenPasses) {
		walk.refuse('subtreeEnd', 0, 'is that of a whole search');
	}
	for (; walk.level >= 0 && walk.fault === null; walk.level--) {
		isComplete(walk, walk.path[walk.level] as number);
	}
}
