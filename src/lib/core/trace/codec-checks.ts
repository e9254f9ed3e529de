/**
 * Checks that the columns of a file are those of a trace. One walk over the rows repeats the search's events:
 * parents, flags and ends determine which steps must exist.
 */
import { NO_MOVE, STAND_PAT, type Move } from '../games/game.ts';
import type { Algorithm, StepKind } from '../search/search.ts';
import { ANNOUNCED, FLAG, LEAF, OPEN, type Pass, type TraceColumns } from './schema.ts';

export interface ColumnFault {
	readonly column: keyof TraceColumns;
	readonly row: number;
	/** The fault as the end of a sentence: "is not a parent of that row". */
	readonly message: string;
}

interface TraceKind {
	/** A whole trace has no open rows; the open rows of a partial one form a path. */
	readonly partial: 'whole' | 'partial';
	readonly cuts: 'cuts' | 'never cuts';
	/** Whether a node returns its best child's value, or that value clamped to a window, which is then not checked. */
	readonly values: 'best' | 'clamped';
	/** Whether a node may be searched more than once, in a pass or in several. */
	readonly visits: Algorithm['visits'];
	/** The kinds of events that the search can make. */
	readonly events: ReadonlySet<StepKind>;
	/** The passes, whose roots are rows in ascending order; the first one is row 0. */
	readonly passes: readonly Pass[];
	/** Whether leaves may be above the depth limit because a draw is claimed there; the claim itself is checked later. */
	readonly claims: 'claims draws' | 'never claims';
	/** The path whose nodes alone were searched; null if all were. */
	readonly open: readonly Move[] | null;
}

/** The first fault of the columns, which have at least one row; null if there is none. */
export function findColumnFault(columns: TraceColumns, kind: TraceKind): ColumnFault | null {
	return new ColumnCheck(columns, kind).run();
}

const KNOWN_FLAGS = 2 * FLAG.STAND - 1;
const BOUNDS = FLAG.LOWER | FLAG.UPPER;
const OF_PRUNED = FLAG.MAX | FLAG.PRUNED | FLAG.FIRST_PRUNED;
const NOT_OF_LEAF = FLAG.CUT | BOUNDS | FLAG.PRUNED | FLAG.FIRST_PRUNED | FLAG.HIT;

/** Facts about an open node's children. */
const SEARCHED = 1;
const PRUNED = 2;
const PRINCIPAL = 4;
const BEST = 8;

class ColumnCheck {
	private readonly rows: number;
	private readonly isWhole: boolean;
	/** The current pass, and its depth limit in plies. */
	private pass = -1;
	private depth = 0;
	/** The step of the next event. */
	private step = 0;
	/** The depth of the innermost open node, and the row and children of the open node at each depth. */
	private level = -1;
	private readonly path = new Uint32Array(256);
	private readonly children = new Uint8Array(256);
	/** The last row among the children of the open node at each depth. */
	private readonly lastChild = new Uint32Array(256);
	/** At each depth, whether the last row lies on the expanded path. */
	private readonly isOpened = new Uint8Array(257);
	private fault: ColumnFault | null = null;

	constructor(
		private readonly columns: TraceColumns,
		private readonly kind: TraceKind
	) {
		this.rows = columns.parent.length;
		this.isWhole = kind.partial === 'whole';
	}

	run(): ColumnFault | null {
		for (let row = 0; row < this.rows; row++) {
			if (!this.closeUntil(row) || !this.isInPlace(row)) return this.fault;
			const isPruned = ((this.columns.flags[row] as number) & FLAG.PRUNED) !== 0;
			if (!(isPruned ? this.takePruned(row) : this.takeSearched(row))) return this.fault;
		}
		if (this.closeUntil(this.rows)) this.endOpen();
		return this.fault;
	}

	/** Closes the nodes that end before a row, the innermost first. */
	private closeUntil(row: number): boolean {
		const { subtreeEnd, exitStep } = this.columns;
		while (this.level >= 0 && subtreeEnd[this.path[this.level] as number] === row) {
			const closed = this.path[this.level] as number;
			if (!this.isComplete(closed)) return false;
			if (exitStep[closed] !== this.step++) {
				return this.refuse('exitStep', closed, `should be ${this.step - 1}`);
			}
			this.level--;
		}
		return true;
	}

	private isComplete(row: number): boolean {
		const flags = this.columns.flags[row] as number;
		const known = this.children[this.level] as number;
		if (!(flags & (LEAF | FLAG.HIT)) && known === 0 && this.columns.subtreeEnd[row] !== OPEN) {
			return this.refuse('flags', row, 'is no leaf and yet has no children');
		}
		if (((flags & FLAG.CUT) !== 0) !== ((known & PRUNED) !== 0)) {
			return this.refuse('flags', row, 'does not fit the pruned moves');
		}
		const isFolded = this.kind.values === 'best' && !Number.isNaN(this.columns.value[row]);
		if (isFolded && !(flags & (LEAF | FLAG.HIT)) && !(known & BEST)) {
			return this.refuse('value', row, 'is that of none of its children');
		}
		return true;
	}

	/** True where a row is in a valid place: below the innermost open node, one ply deeper, the other side to move. */
	private isInPlace(row: number): boolean {
		const { parent, depth, flags, move, target } = this.columns;
		const own = flags[row] as number;
		if (own > KNOWN_FLAGS) return this.refuse('flags', row, 'holds marks that are not known here');
		if (!(own & FLAG.HIT) && (target?.[row] ?? -1) !== -1) {
			return this.refuse('target', row, 'is that of a row that no table answered');
		}
		if (this.level < 0 && this.kind.passes[this.pass + 1]?.rootRow === row) {
			if (parent[row] !== -1) return this.refuse('parent', row, 'should be -1, for the root');
			if (move[row] !== NO_MOVE) return this.refuse('move', row, 'should be no move, for the root');
			if (own & FLAG.STAND) return this.refuse('flags', row, 'stands pat, and is the root');
			this.depth = this.kind.passes[++this.pass]?.depth ?? Infinity;
		} else {
			const above = this.path[this.level] as number;
			if (this.level < 0 || parent[row] !== above) {
				return this.refuse('parent', row, 'is not the node that was being searched');
			}
			const given = flags[above] as number;
			if (given & (LEAF | FLAG.HIT)) return this.refuse('parent', row, 'is a leaf');
			const stands = (own & FLAG.STAND) !== 0;
			if (stands !== this.isStandPatDue() || (stands && !(own & FLAG.HORIZON))) {
				return this.refuse('flags', row, 'does not fit where quiescence stands pat');
			}
			if (stands && move[row] !== STAND_PAT) {
				return this.refuse('move', row, 'should be that of standing pat');
			}
			if ((((given ^ own) & FLAG.MAX) !== 0) === stands) {
				return this.refuse('flags', row, 'does not have the right side to move');
			}
		}
		if (depth[row] !== this.level + 1) {
			return this.refuse('depth', row, `should be ${this.level + 1}`);
		}
		return true;
	}

	/** True where the next row must be a stand pat: the first child of a node at the depth limit or beyond. */
	private isStandPatDue(): boolean {
		const isBeyond = this.kind.visits === 'beyond' && this.level >= this.depth;
		return isBeyond && (this.children[this.level] as number) === 0;
	}

	/** True where a depth may have leaves but no inner nodes. */
	private isLimit(depth: number): boolean {
		return depth === this.depth || (this.kind.visits === 'beyond' && depth > this.depth);
	}

	private takePruned(row: number): boolean {
		const { subtreeEnd, enterStep, exitStep, value, flags } = this.columns;
		const known = this.level < 0 ? 0 : (this.children[this.level] as number);
		const isFirst = (known & PRUNED) === 0;
		if (this.kind.cuts === 'never cuts' || !(known & SEARCHED)) {
			return this.refuse('flags', row, 'is pruned where nothing can have been');
		}
		const expected = FLAG.PRUNED | (isFirst ? FLAG.FIRST_PRUNED : 0);
		if (((flags[row] as number) & (OF_PRUNED ^ FLAG.MAX)) ^ expected || this.isMarked(row)) {
			return this.refuse('flags', row, 'does not fit a pruned move');
		}
		if (!Number.isNaN(value[row])) return this.refuse('value', row, 'is that of a pruned move');
		if (subtreeEnd[row] !== row + 1) return this.refuse('subtreeEnd', row, `should be ${row + 1}`);
		if (isFirst) this.step++;
		const cut = this.step - 1;
		if (enterStep[row] !== cut) return this.refuse('enterStep', row, `should be ${cut}`);
		if (exitStep[row] !== cut) return this.refuse('exitStep', row, `should be ${cut}`);
		this.children[this.level] = known | PRUNED;
		return true;
	}

	private isMarked(row: number): boolean {
		return ((this.columns.flags[row] as number) & ~OF_PRUNED) !== 0;
	}

	private takeSearched(row: number): boolean {
		const { enterStep, flags } = this.columns;
		const own = flags[row] as number;
		if (this.level >= 0 && (this.children[this.level] as number) & PRUNED) {
			return this.refuse('flags', row, 'is searched after its parent was cut');
		}
		if (own & FLAG.FIRST_PRUNED) return this.refuse('flags', row, 'is a pruned move and searched');
		if (!this.isRightlyAnnounced(row)) return false;
		if (enterStep[row] !== this.step) {
			return this.refuse('enterStep', row, `should be ${this.step}`);
		}
		this.step += own & ANNOUNCED ? 2 : 1;
		this.isOpened[this.level + 1] = this.liesOnPath(row) ? 1 : 0;
		const isSound =
			own & LEAF
				? this.isSoundLeaf(row)
				: own & FLAG.HIT
					? this.isSoundHit(row)
					: this.isSoundInner(row);
		if (!isSound || !this.endsWithin(row) || !this.isRightlyPrincipal(row)) return false;
		if (this.level >= 0 && !this.isFoldedInto(this.path[this.level] as number, row)) return false;
		if (this.level >= 0) this.lastChild[this.level] = row;
		this.level++;
		this.path[this.level] = row;
		this.children[this.level] = 0;
		return true;
	}

	/**
	 * Checks the announcement of a root by its pass, if the search announces passes, and of a re-searched child by the
	 * previous row, which must have the same move.
	 */
	private isRightlyAnnounced(row: number): boolean {
		const { flags, move } = this.columns;
		const how = (flags[row] as number) & ANNOUNCED;
		if (how !== 0 && this.kind.visits === 'once') {
			return this.refuse('flags', row, 'belongs to a search that does not search again');
		}
		const isFirst = this.level < 0 || !((this.children[this.level] as number) & SEARCHED);
		const before = isFirst ? -1 : (this.lastChild[this.level] as number);
		const { events } = this.kind;
		const fits =
			how === 0
				? this.level >= 0 || (!events.has('pass') && this.kind.passes.length === 1)
				: how === FLAG.PASS
					? this.level < 0 && events.has('pass')
					: how === FLAG.PROBE
						? !isFirst && events.has('probe')
						: how === FLAG.AGAIN &&
							events.has('research') &&
							before >= 0 &&
							this.mayBeSearchedAgain(before, move[row] as number);
		return fits || this.refuse('flags', row, 'does not fit how the search reached it');
	}

	private mayBeSearchedAgain(before: number, move: number): boolean {
		const flags = this.columns.flags[before] as number;
		return this.columns.move[before] === move && !(flags & (LEAF | FLAG.HIT | FLAG.AGAIN));
	}

	/** True where a table hit has the value of an earlier inner node. */
	private isSoundHit(row: number): boolean {
		const { flags, value, subtreeEnd, target } = this.columns;
		if ((flags[row] as number) & (NOT_OF_LEAF & ~(FLAG.HIT | BOUNDS))) {
			return this.refuse('flags', row, 'does not fit a table hit');
		}
		if (Number.isNaN(value[row])) return this.refuse('value', row, 'is missing at a table hit');
		const end = subtreeEnd[row] as number;
		if (end !== row + 1 && end !== OPEN) {
			return this.refuse('subtreeEnd', row, `should be ${row + 1}`);
		}
		const from = target?.[row] ?? -1;
		return (
			(from >= 0 && from < row && this.hasLeftItsValue(from, row)) ||
			this.refuse('target', row, 'is not a node that left something in the table')
		);
	}

	/**
	 * True where a row is an inner node with the same side to move that was finished before the other row was entered.
	 */
	private hasLeftItsValue(from: number, row: number): boolean {
		const { flags, enterStep, exitStep } = this.columns;
		const left = flags[from] as number;
		const isInner = !(left & (LEAF | FLAG.PRUNED | FLAG.HIT));
		const isSameSide = !((left ^ (flags[row] as number)) & FLAG.MAX);
		return isInner && isSameSide && (exitStep[from] as number) < (enterStep[row] as number);
	}

	/** True for the root, and for an expanded move of an expanded node. */
	private liesOnPath(row: number): boolean {
		const { open } = this.kind;
		if (open === null || this.level < 0) return true;
		return this.isOpened[this.level] === 1 && this.columns.move[row] === open[this.level];
	}

	private isSoundLeaf(row: number): boolean {
		const { flags, value, subtreeEnd } = this.columns;
		const own = flags[row] as number;
		if ((own & LEAF) === LEAF || own & NOT_OF_LEAF) {
			return this.refuse('flags', row, 'does not fit a leaf');
		}
		const depth = this.level + 1;
		const isShort = depth < this.depth && this.isOpened[depth] === 0;
		const isClaimed = this.kind.claims === 'claims draws' && depth > 0 && depth < this.depth;
		const fits = this.isLimit(depth) || isShort || isClaimed;
		if (own & FLAG.HORIZON ? !fits : depth > this.depth && !this.isLimit(depth)) {
			return this.refuse('flags', row, 'does not fit the depth limit');
		}
		if (Number.isNaN(value[row])) return this.refuse('value', row, 'is missing at a leaf');
		const end = subtreeEnd[row] as number;
		if (end !== row + 1 && end !== OPEN) {
			return this.refuse('subtreeEnd', row, `should be ${row + 1}`);
		}
		return true;
	}

	private isSoundInner(row: number): boolean {
		const { flags, value, subtreeEnd } = this.columns;
		const own = flags[row] as number;
		if (this.level + 1 >= this.depth && this.kind.visits !== 'beyond') {
			return this.refuse('flags', row, 'is no leaf at the depth limit');
		}
		if (this.isOpened[this.level + 1] === 0) {
			return this.refuse('flags', row, 'is searched and was not opened');
		}
		const isOpen = subtreeEnd[row] === OPEN;
		if ((own & BOUNDS) === BOUNDS || (isOpen && own & BOUNDS)) {
			return this.refuse('flags', row, 'bounds a value in a way that cannot be');
		}
		if (Number.isNaN(value[row]) !== isOpen) {
			return this.refuse('value', row, isOpen ? 'is not known at an open node' : 'is missing');
		}
		return true;
	}

	/** True where a subtree ends after its row and within its parent's; only that of an open node may stay open. */
	private endsWithin(row: number): boolean {
		const { subtreeEnd, exitStep } = this.columns;
		const end = subtreeEnd[row] as number;
		const above = this.level < 0 ? OPEN : (subtreeEnd[this.path[this.level] as number] as number);
		const isOpen = end === OPEN;
		if (isOpen ? this.isWhole || above !== OPEN : end <= row || end > Math.min(above, this.rows)) {
			return this.refuse('subtreeEnd', row, 'is outside what can be');
		}
		if (isOpen && exitStep[row] !== OPEN) {
			return this.refuse('exitStep', row, 'is that of a node that never returned');
		}
		return true;
	}

	/**
	 * Checks the principal variation: the first child that counts and has its parent's value, from a returned root
	 * down.
	 */
	private isRightlyPrincipal(row: number): boolean {
		const { flags, value, subtreeEnd } = this.columns;
		let expected = subtreeEnd[row] === OPEN && this.level < 0 ? 0 : FLAG.PRINCIPAL;
		if (this.level >= 0) {
			const above = this.path[this.level] as number;
			expected &= flags[above] as number;
			const isTaken = ((this.children[this.level] as number) & PRINCIPAL) !== 0;
			if (value[row] !== value[above] || isTaken || this.isSuperseded(row)) {
				expected = 0;
			}
		}
		if (((flags[row] as number) & FLAG.PRINCIPAL) !== expected) {
			return this.refuse('flags', row, 'does not fit the principal variation');
		}
		return true;
	}

	private isSuperseded(row: number): boolean {
		const { flags, parent, subtreeEnd } = this.columns;
		const next = subtreeEnd[row] as number;
		if (next >= this.rows || parent[next] !== parent[row]) return false;
		return ((flags[next] as number) & FLAG.AGAIN) !== 0;
	}

	/** Folds a child into its parent; false if its value surpasses the parent's. */
	private isFoldedInto(above: number, row: number): boolean {
		const value = this.columns.value[row] as number;
		const best = this.columns.value[above] as number;
		const isMax = ((this.columns.flags[above] as number) & FLAG.MAX) !== 0;
		if (this.kind.values === 'best' && (isMax ? value > best : value < best)) {
			return this.refuse('value', above, `is surpassed by that of row ${row}`);
		}
		const isPrincipal = (this.columns.flags[row] as number) & FLAG.PRINCIPAL;
		const known = SEARCHED | (isPrincipal ? PRINCIPAL : 0) | (value === best ? BEST : 0);
		this.children[this.level] = (this.children[this.level] as number) | known;
		return true;
	}

	/** Checks the nodes that stay open at the end: none in a whole trace, at least the root in a partial one. */
	private endOpen(): void {
		if (this.pass < this.kind.passes.length - 1) {
			this.refuse('parent', this.rows - 1, 'is of a pass before the last');
		}
		const isBetweenPasses = ((this.columns.flags[0] as number) & FLAG.PASS) !== 0;
		if (this.level < 0 && !this.isWhole && !isBetweenPasses) {
			this.refuse('subtreeEnd', 0, 'is that of a whole search');
		}
		for (; this.level >= 0 && this.fault === null; this.level--) {
			this.isComplete(this.path[this.level] as number);
		}
	}

	private refuse(column: keyof TraceColumns, row: number, message: string): false {
		this.fault = { column, row, message };
		return false;
	}
}
