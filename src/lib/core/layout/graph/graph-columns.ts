/**
 * The rows of a trace folded by position, as plain typed arrays. Positions and edges are numbered in the order in
 * which the search came to them, so what is there at a step is a prefix of each, as it is of the rows.
 */

/** Stands in `nodeOf` for a pruned row: its position was not visited. */
export const NO_POSITION = -1;
/** Stands in `hitRow` where no table ever answered. */
export const NO_HIT = 0xffffffff;

/** Who came to which position when. */
export interface FoldColumns {
	/** The position of each row; NO_POSITION for pruned rows. */
	readonly nodeOf: Int32Array;
	/** The row that first came to each position; ascending. */
	readonly firstRow: Uint32Array;
	/** The rows of every position, position after position, ascending within each. */
	readonly visits: Uint32Array;
	/** Where the rows of each position begin in `visits`; one entry more than there are positions. */
	readonly visitStarts: Uint32Array;
	/** For each different (position, position after a move), in the order in which they were met: the two ends. */
	readonly from: Uint32Array;
	readonly to: Uint32Array;
	/** The row that first went this way; ascending. It is a tree edge where that row is the first of `to`. */
	readonly edgeRow: Uint32Array;
	/** The first row on this way for which a table answered; NO_HIT where none did. */
	readonly hitRow: Uint32Array;
}

/** What was known of each position when: intervals around its value, each from some step on. */
export interface KnowledgeColumns {
	/** Where the changes of each position begin; one entry more than there are positions. */
	readonly knownStarts: Uint32Array;
	/** The step from which on it was known; ascending within a position. */
	readonly knownStep: Uint32Array;
	/** The value lies from `low` to `high`, from MAX's side; equal where it is known exactly. */
	readonly low: Float64Array;
	readonly high: Float64Array;
}

/** Where each position stands. */
export interface OrderColumns {
	/** Every position: ply after ply, and from left to right along a ply. */
	readonly order: Uint32Array;
	/** Where each ply begins in `order`; one entry more than there are plies. */
	readonly starts: Uint32Array;
}

export interface GraphColumns extends FoldColumns, KnowledgeColumns, OrderColumns {}

/** The buffers behind the columns, for a transfer between threads. */
export function graphBuffers(columns: GraphColumns): ArrayBuffer[] {
	return Object.values(columns).map(({ buffer }: { buffer: ArrayBuffer }) => buffer);
}
