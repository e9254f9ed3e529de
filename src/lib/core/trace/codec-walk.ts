/** What a walk over the rows of a trace knows before each of them, and the first fault that it finds. */
import type { Move } from '../games/game.ts';
import type { Algorithm, StepKind } from '../search/search.ts';
import { FLAG, type Pass, type TraceColumns } from './schema.ts';

export interface ColumnFault {
	readonly column: keyof TraceColumns;
	readonly row: number;
	/** The fault as the end of a sentence: "is not a parent of that row". */
	readonly message: string;
}

export interface TraceKind {
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

/** Facts about an open node's children. */
export const SEARCHED = 1;
export const PRUNED = 2;
export const PRINCIPAL = 4;
export const BEST = 8;

export const BOUNDS = FLAG.LOWER | FLAG.UPPER;

export class RowWalk {
	readonly rows: number;
	readonly isWhole: boolean;
	/** The current pass, and its depth limit in plies. */
	pass = -1;
	depth = 0;
	/** The step of the next event. */
	step = 0;
	/** The depth of the innermost open node, and the row and children of the open node at each depth. */
	level = -1;
	readonly path = new Uint32Array(256);
	readonly children = new Uint8Array(256);
	/** The last row among the children of the open node at each depth. */
	readonly lastChild = new Uint32Array(256);
	/** At each depth, whether the last row lies on the expanded path. */
	readonly isOpened = new Uint8Array(257);
	fault: ColumnFault | null = null;

	constructor(
		readonly columns: TraceColumns,
		readonly kind: TraceKind
	) {
		this.rows = columns.parent.length;
		this.isWhole = kind.partial === 'whole';
	}

	refuse(column: keyof TraceColumns, row: number, message: string): false {
		this.fault = { column, row, message };
		return false;
	}
}
