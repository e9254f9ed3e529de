/** The result of a search as one object, under the names that scripts read: a contract. */

type Bound = 'exact' | 'lower' | 'upper';

/** A root move. */
interface MoveResult {
	/** For scripts: UCI, the cell number, the child's index. */
	readonly move: string | number;
	/** In the game's notation. */
	readonly text: string;
	/** From MAX's side; null if it was not searched. */
	readonly value: number | null;
	readonly bound: Bound | null;
	/** `best`, `certainly worse`, `not better`, `not searched`. */
	readonly verdict: string | null;
}

/** A search and what it found; values are from MAX's side. */
export interface SearchResult {
	readonly game: string;
	readonly position: string;
	readonly algorithm: string;
	/** Plies below the root, or `whole`. */
	readonly depth: number | 'whole';
	readonly evaluator: string;
	readonly order: string;
	readonly cut: string;
	readonly fail: string;
	/** The root's value; null if the recording ends before its search did. */
	readonly value: number | null;
	readonly bound: Bound | null;
	/** The first root move that gave the root its value; null if the root is a leaf. */
	readonly bestMove: string | number | null;
	readonly bestMoveText: string | null;
	/** Visited nodes over all passes. */
	readonly nodes: number;
	readonly leaves: number;
	readonly cutoffs: number;
	/** Legal moves that those cutoffs pruned. */
	readonly prunedMoves: number;
	/** Minimax's nodes that this search never visited; null where minimax was not counted. */
	readonly neverVisited: number | null;
	/** Why the recording ends before its search did; absent where it is whole. */
	readonly partial?: string;
	/** The root moves in search order. */
	readonly moves: readonly MoveResult[];
}
