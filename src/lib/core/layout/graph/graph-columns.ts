/**
 * The rows of a trace folded by position, as plain typed arrays. Positions and edges are numbered in the order in
 * which the search reached them, so those that exist at a step are a prefix of each, as with the rows.
 */

/** In `nodeOf`, for a pruned row: its position was not visited. */
export const NO_POSITION = -1;
/** In `hitRow`, if there was no table hit. */
export const NO_HIT = 0xffffffff;

/** Which row reached which position. */
export interface FoldColumns {
	/** The position of each row; NO_POSITION for pruned rows. */
	readonly nodeOf: Int32Array;
	/** The row that first reached each position; ascending. */
	readonly firstRow: Uint32Array;
	/** The rows of every position, position after position, ascending within each. */
	readonly visits: Uint32Array;
	/** Index in `visits` of the rows of each position; one entry more than there are positions. */
	readonly visitStarts: Uint32Array;
	/** The two ends of each distinct (position, position after a move), in the order in which the search found them. */
	readonly from: Uint32Array;
	readonly to: Uint32Array;
	/** The first row along this edge; ascending. It is a tree edge if that row is the first of `to`. */
	readonly edgeRow: Uint32Array;
	/** The first table hit along this edge; NO_HIT if there was none. */
	readonly hitRow: Uint32Array;
}

/** The knowledge of each position over time: intervals around its value, each from some step on. */
export interface KnowledgeColumns {
	/** Index of the changes of each position; one entry more than there are positions. */
	readonly knownStarts: Uint32Array;
	/** The step since which it is known; ascending within a position. */
	readonly knownStep: Uint32Array;
	/** The value lies from `low` to `high`, from MAX's side; the two are equal if it is exact. */
	readonly low: Float64Array;
	readonly high: Float64Array;
}

/** The order of the positions on each ply. */
export interface OrderColumns {
	/** Every position: ply after ply, and from left to right along a ply. */
	readonly order: Uint32Array;
	/** Index of each ply in `order`; one entry more than there are plies. */
	readonly starts: Uint32Array;
}

export interface GraphColumns extends FoldColumns, KnowledgeColumns, OrderColumns {}

/** The buffers behind the columns, for a transfer between threads. */
export function graphBuffers(columns: GraphColumns): ArrayBuffer[] {
	return Object.values(columns).map(({ buffer }: { buffer: ArrayBuffer }) => buffer);
}
