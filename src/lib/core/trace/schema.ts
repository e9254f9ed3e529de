/**
 * A trace is the record of one search: frozen columns, one row a node, rows numbered in the order in
 * which nodes were entered (preorder). So the subtree of row `n` is the range [n, subtreeEnd[n]), the
 * rows seen by step `t` are a prefix found by bisection, and everything shown at a step is derived from
 * (trace, step): nothing is stored per step.
 *
 * Legal moves that a cutoff left unsearched are rows too, flagged PRUNED, with no value. Rows are
 * therefore not nodes: whoever counts visited nodes or folds values skips pruned rows.
 */
import type { PassReason } from '../search/observer.ts';
import type { SearchSetup } from '../search/setup.ts';

/** Bits of the `flags` column. A closed, searched row with neither LOWER nor UPPER is known exactly. */
export const FLAG = {
	/** MAX is to move here; otherwise MIN. */
	MAX: 1,
	/** A leaf because the game is over. */
	TERMINAL: 2,
	/** A leaf because of the depth limit. */
	HORIZON: 4,
	/** A legal move never searched, because its parent was cut. */
	PRUNED: 8,
	/** Some moves of this node were pruned. */
	CUT: 16,
	/** `value` is a lower bound: the node is worth at least that. */
	LOWER: 32,
	/** `value` is an upper bound: the node is worth at most that. */
	UPPER: 64,
	/** On the principal variation. */
	PRINCIPAL: 128,
	/** The first pruned move of its parent: there is one such row per cutoff. */
	FIRST_PRUNED: 256,
	/** A table answered for this inner node, so that nothing below it was searched here. */
	HIT: 512,
	/** Only asked whether it is better, by a null window, where its parent's window is wider. */
	PROBE: 1024,
	/** The move of the row before it among its siblings, searched once more: what that row found is superseded. */
	AGAIN: 2048,
	/** The root of a pass that a step of its own has announced. */
	PASS: 4096,
	/** Quiescence stands pat: the parent's own position, valued as it is. A leaf, and no node of its own. */
	STAND: 8192
} as const;

export const LEAF = FLAG.TERMINAL | FLAG.HORIZON;

/**
 * Rows that a step of their own announces (`probe`, `research`, `pass`): they begin with that step, and are
 * entered with the next one.
 */
export const ANNOUNCED = FLAG.PROBE | FLAG.AGAIN | FLAG.PASS;

/** Deepest search a trace can hold: `depth` is a Uint8 column. */
export const MAX_TRACE_DEPTH = 255;

/** Stands in `subtreeEnd` and `exitStep` while a node is open. */
export const OPEN = 0xffffffff;

export interface TraceColumns {
	/** The parent's row; -1 at a root. */
	readonly parent: Int32Array;
	/** The first row after this subtree; OPEN while the node is open. */
	readonly subtreeEnd: Uint32Array;
	/** The step at which the node was entered, or announced where it was; for a pruned row, the step of the cut. */
	readonly enterStep: Uint32Array;
	/** The step at which the node was returned to its parent (or finished); for a pruned row, the step of the cut. */
	readonly exitStep: Uint32Array;
	/**
	 * What the node returned, from MAX's side; NaN where it has no value. In the narrower array wherever that
	 * holds every value of the search exactly.
	 */
	readonly value: Float32Array | Float64Array;
	/** The move that led here; NO_MOVE at a root. */
	readonly move: Uint32Array;
	/** Plies from the root. */
	readonly depth: Uint8Array;
	/** FLAG bits. */
	readonly flags: Uint16Array;
	/**
	 * For a table hit the row that had left in the table what answered; -1 for all other rows. Only where the
	 * algorithm keeps a table.
	 */
	readonly target?: Int32Array;
}

/** The arrays that a column may be written in, by the names that files have for them. */
export const ELEMENT_TYPES = {
	int32: Int32Array,
	uint32: Uint32Array,
	uint16: Uint16Array,
	uint8: Uint8Array,
	float32: Float32Array,
	float64: Float64Array
} as const;
export type ElementType = keyof typeof ELEMENT_TYPES;
export type ColumnName = keyof TraceColumns;

/**
 * The one list of the columns: in the order in which files hold them, each with its element type, and a wider one
 * where the narrow one may not hold every value.
 */
export const COLUMN_TYPES: Readonly<
	Record<ColumnName, readonly [narrow: ElementType, wide?: ElementType]>
> = {
	parent: ['int32'],
	subtreeEnd: ['uint32'],
	enterStep: ['uint32'],
	exitStep: ['uint32'],
	value: ['float32', 'float64'],
	move: ['uint32'],
	depth: ['uint8'],
	flags: ['uint16'],
	target: ['int32']
};

/** The columns in the order of the list. */
export const COLUMN_NAMES = Object.keys(COLUMN_TYPES) as readonly ColumnName[];

/** Copies of the rows from `from` up to `to`, in each column that there is. */
export function sliceRows(columns: TraceColumns, from: number, to: number): TraceColumns {
	const slices = COLUMN_NAMES.map((name) => [name, columns[name]?.slice(from, to)] as const);
	return Object.fromEntries(
		slices.filter(([, slice]) => slice !== undefined)
	) as unknown as TraceColumns;
}

/** One run from a root. Plain searches have one; searches that search again have several. */
export interface Pass {
	readonly rootRow: number;
	/** Depth limit in plies; null for the whole tree. */
	readonly depth: number | null;
	/** The window the root was searched with; null for an algorithm that has none. */
	readonly window: readonly [alpha: number, beta: number] | null;
	readonly why: PassReason;
}

/** Why a recording ends before the search did: somebody stopped it, it met its node budget, or it broke down. */
export type PartialReason = 'cancelled' | 'budget' | 'failed';

export interface TraceHeader {
	readonly version: 1;
	readonly setup: SearchSetup;
	/** In the order in which they were made; their roots are the rows without a parent. */
	readonly passes: readonly Pass[];
	/** Null in the record of a whole search; otherwise some nodes, the root at least, are open for ever. */
	readonly partial: PartialReason | null;
}

export type Bound = 'exact' | 'lower' | 'upper';

/** What is known of a returned value, from its row's flags. */
export function boundOf(flags: number): Bound {
	if (flags & FLAG.LOWER) return 'lower';
	if (flags & FLAG.UPPER) return 'upper';
	return 'exact';
}
