/**
 * A trace is the record of one search: frozen columns, one row a node, rows numbered in the order in which nodes were
 * entered (preorder). So the subtree of row `n` is the range [n, subtreeEnd[n]), the rows seen by step `t` are a
 * prefix found by bisection, and everything shown at a step is derived from (trace, step): nothing is stored per
 * step.
 *
 * Legal moves that a cutoff pruned are rows too, flagged PRUNED, with no value. Rows are therefore not nodes: code
 * that counts visited nodes or folds values must skip pruned rows.
 */
import type { PassReason } from '../search/observer.ts';
import type { SearchSetup } from '../search/setup.ts';

/** Bits of the `flags` column. A closed, searched row with neither LOWER nor UPPER has an exact value. */
export const FLAG = {
	/** MAX is to move here; otherwise MIN. */
	MAX: 1,
	/** A leaf because the game is over. */
	TERMINAL: 2,
	/** A leaf because of the depth limit. */
	HORIZON: 4,
	/** A legal move pruned by a cutoff at its parent. */
	PRUNED: 8,
	/** Some moves of this node were pruned. */
	CUT: 16,
	/** `value` is a lower bound: the node's value is at least that. */
	LOWER: 32,
	/** `value` is an upper bound: the node's value is at most that. */
	UPPER: 64,
	/** On the principal variation. */
	PRINCIPAL: 128,
	/** The first pruned move of its parent: there is one such row per cutoff. */
	FIRST_PRUNED: 256,
	/** A table hit: nothing below this inner node was searched here. */
	HIT: 512,
	/** A null-window probe, while its parent's window is wider. */
	PROBE: 1024,
	/** A re-search of the previous sibling row's move; that row's result is superseded. */
	AGAIN: 2048,
	/** The root of a pass with an announcement step of its own. */
	PASS: 4096,
	/** Quiescence stands pat: the parent's own position with its static value. A leaf row, but not a node. */
	STAND: 8192
} as const;

export const LEAF = FLAG.TERMINAL | FLAG.HORIZON;

/**
 * Rows with an announcement step of their own (`probe`, `research`, `pass`): they begin with that step, and are
 * entered at the next one.
 */
export const ANNOUNCED = FLAG.PROBE | FLAG.AGAIN | FLAG.PASS;

/** Deepest search a trace can hold: `depth` is a Uint8 column. */
export const MAX_TRACE_DEPTH = 255;

/** Value of `subtreeEnd` and `exitStep` while a node is open. */
export const OPEN = 0xffffffff;

export interface TraceColumns {
	/** The parent's row; -1 at a root. */
	readonly parent: Int32Array;
	/** The first row after this subtree; OPEN while the node is open. */
	readonly subtreeEnd: Uint32Array;
	/** The step at which the node was entered, or announced if it was; for a pruned row, the step of the cutoff. */
	readonly enterStep: Uint32Array;
	/** The step at which the node was returned to its parent (or finished); for a pruned row, the step of the cutoff. */
	readonly exitStep: Uint32Array;
	/**
	 * The returned value, from MAX's side; NaN if there is none. In the narrower array if that holds every value of the
	 * search exactly.
	 */
	readonly value: Float32Array | Float64Array;
	/** The move into the row; NO_MOVE at a root. */
	readonly move: Uint32Array;
	/** Plies from the root. */
	readonly depth: Uint8Array;
	/** FLAG bits. */
	readonly flags: Uint16Array;
	/**
	 * For a table hit, the row that stored the answer in the table; -1 for all other rows. Only if the algorithm keeps
	 * a table.
	 */
	readonly target?: Int32Array;
}

/** The only list of the columns, with their arrays; values have a wider one where theirs does not hold each exactly. */
export const COLUMNS = {
	parent: Int32Array,
	subtreeEnd: Uint32Array,
	enterStep: Uint32Array,
	exitStep: Uint32Array,
	value: Float32Array,
	move: Uint32Array,
	depth: Uint8Array,
	flags: Uint16Array,
	target: Int32Array
} as const satisfies Readonly<Record<keyof TraceColumns, unknown>>;

/** The columns in the order of the list. */
export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly (keyof TraceColumns)[];

/** Copies of the rows from `from` up to `to`, in each column that there is. */
export function sliceRows(columns: TraceColumns, from: number, to: number): TraceColumns {
	const slices = COLUMN_NAMES.map((name) => [name, columns[name]?.slice(from, to)] as const);
	return Object.fromEntries(
		slices.filter(([, slice]) => slice !== undefined)
	) as unknown as TraceColumns;
}

/** One run from a root. Plain searches have one; multi-pass searches have several. */
export interface Pass {
	readonly rootRow: number;
	/** Depth limit in plies; null to the end. */
	readonly depth: number | null;
	/** The root's window; null for an algorithm without windows. */
	readonly window: readonly [alpha: number, beta: number] | null;
	readonly why: PassReason;
}

/** Why a recording ends before the search did: the user stopped it, it reached its node budget, or it failed. */
export type PartialReason = 'cancelled' | 'budget' | 'failed';

export interface TraceHeader {
	readonly setup: SearchSetup;
	/** In the order of the search; their roots are the rows without a parent. */
	readonly passes: readonly Pass[];
	/** Null for a finished search; otherwise some nodes, at least the root, stay open. */
	readonly partial: PartialReason | null;
}

export type Bound = 'exact' | 'lower' | 'upper';

/** The kind of bound of a returned value, from its row's flags. */
export function boundOf(flags: number): Bound {
	if (flags & FLAG.LOWER) return 'lower';
	if (flags & FLAG.UPPER) return 'upper';
	return 'exact';
}
