/** What callers pass and get. Nothing here leads further into the program, so that the published types stay small. */
import type { SearchResult } from '../lib/core/columns/search-result.ts';

export type { SearchResult } from '../lib/core/columns/search-result.ts';
/**
 * The options of a search, under the names that links and the command line use. A missing one has its default; the
 * texts are those of `plyscope --help`.
 */
export interface SearchOptions {
	/** `tree` (the default), `tictactoe`, `chess` or `krk`. */
	readonly game?: string;
	/** The root position: `[[3,12,8],[2,4,6],[14,5,2]]`, `XOXO.....`, a FEN. */
	readonly position?: string;
	/** Who moves at the root of a tree: `max` (the default) or `min`. */
	readonly root?: string;
	/** `minimax`, `alphabeta` (the default), or another one of `plyscope --help`. */
	readonly algorithm?: string;
	/** Plies below the root, or `whole`. */
	readonly depth?: number | string;
	/** What gives leaves their values. */
	readonly evaluator?: string;
	/** The order of moves: `listed` (the default), `random:7`, … */
	readonly order?: string;
	/** `equal` (the default) cuts where best meets the bound, `strict` where it passes it. */
	readonly cut?: string;
	/** `soft` (the default) or `hard`. */
	readonly fail?: string;
	/** `bounds` (the default), `exact` or `open`. */
	readonly ties?: string;
	/** The most nodes to visit. */
	readonly budget?: number | string;
	/** `off` leaves out plain minimax, which is otherwise recorded beside the search. */
	readonly shadow?: string;
}

export interface OptionMistake {
	/** The option, as the caller named it; `link` for what belongs to none. */
	readonly option: string;
	/** What is wrong with it, and what to do. */
	readonly message: string;
	/** The index in its text, from 0, where the mistake has a place. */
	readonly at?: number;
}

/** A value is exact, or the true one is no lower (`lower`), or no higher (`upper`). */
export type Bound = 'exact' | 'lower' | 'upper';

/** A node that the search visited, or a move that a cutoff pruned. */
export interface SearchNode {
	/** Its number, in the order in which nodes were entered; the root's is 0. */
	readonly row: number;
	/** The number of its parent; null at a root. */
	readonly parent: number | null;
	/** The move into it, in the game's notation: `a2`, `b2`, `Rd7`; empty at a root. */
	readonly move: string;
	/** Plies from the root. */
	readonly depth: number;
	/** Who is to move there. */
	readonly side: 'max' | 'min';
	readonly isLeaf: boolean;
	/** Whether a cutoff pruned it, so that it was never visited. */
	readonly isPruned: boolean;
	/** The value that it returned, from MAX's side; null for what was pruned. */
	readonly value: number | null;
	readonly bound: Bound | null;
	/** The step at which it was entered; of what was pruned, that of the cutoff. */
	readonly entered: number;
	/** The step at which its value was returned; of what was pruned, that of the cutoff. */
	readonly returned: number;
}

/** A recorded search. With a step, from 0 to `steps - 1`, it has everything that can be said and drawn. */
export interface SearchTrace extends Iterable<SearchNode> {
	/** The number of steps: events such as entering a node, returning a value, a cutoff. */
	readonly steps: number;
	/** The number of nodes, pruned moves included. */
	readonly rows: number;
	/** The same as `search` returns. */
	readonly result: SearchResult;
	/**
	 * @param row 0 to `rows - 1`
	 * @throws RangeError
	 */
	node(row: number): SearchNode;
}

export interface Explanation {
	readonly step: number;
	/** The kind of event. */
	readonly kind:
		| 'enter'
		| 'evaluate'
		| 'return'
		| 'cut'
		| 'finish'
		| 'pass'
		| 'hit'
		| 'probe'
		| 'research';
	/** The number of the current node: entered, evaluated, returned to, left by a cutoff. */
	readonly node: number;
	/** The moves that lead to it, in the game's notation. */
	readonly path: readonly string[];
	/** The window at that node; null in a search without one. */
	readonly alpha: number | null;
	readonly beta: number | null;
	/** The best value that has been returned to it, from MAX's side; null before the first. */
	readonly best: number | null;
	/** The value that this step gives a node, and what is known by it; null if it gives none. */
	readonly value: number | null;
	readonly bound: Bound | null;
	/** The moves that a cutoff prunes at this step. */
	readonly pruned: readonly string[];
	/** The step and its reason, in a sentence or a few, as the page says them. */
	readonly sentence: string;
	/** The same in at most 150 characters. */
	readonly short: string;
}

/** The choices of a figure, under the names and with the texts of `plyscope figure --help`. */
export interface FigureOptions {
	/** `svg` (the default), `tikz`, `typst`, `dot` or `efg`. */
	readonly format?: string;
	/** `page` (the default), `slide` or `paper`. */
	readonly preset?: string;
	/** In millimetres, on paper: 174 (the default) or 84. */
	readonly width?: number | string;
	/** `light` (the default) or `dark`, of the preset `page`. */
	readonly theme?: string;
	/** `filled` (the default) or `none`. */
	readonly ground?: string;
	/** How much of the search is shown: `none`, `now`, `all`. */
	readonly values?: string;
	/** `stage` (the default), `whole`, `subtree` or `difference`. */
	readonly part?: string;
	/** `now` (the default), `history` or `none`. */
	readonly bounds?: string;
	/** `shown` for a line of numbers with the window of the current node. */
	readonly line?: string;
	/** `scissors` (the default), `bar` or `none`. */
	readonly cut?: string;
	/** `hatched` (the default), `outlines` or `none`. */
	readonly pruned?: string;
	/** `stage` (the default), `current`, `fit` or `none`. */
	readonly boards?: string;
	/** `shown` (the default) or `none`. */
	readonly names?: string;
	/** `letters` for PV, CUT and ALL. */
	readonly types?: string;
	/** `bold` for the nodes of a smallest proof. */
	readonly proof?: string;
	/** Any of `caption`, `counts`, `legend`, `code`, `link`, separated by commas. */
	readonly extra?: string;
}

/** A search of a comparison, in the columns of `plyscope compare --json`; null where a count is unknown. */
export interface ComparedSearch {
	readonly algorithm: string;
	readonly depth: number | string;
	/** The root's value, from MAX's side. */
	readonly value: number;
	readonly bestMove: string | number | null;
	readonly nodes: number;
	readonly leaves: number;
	readonly cutoffs: number;
	readonly prunedMoves: number;
	readonly evaluations: number;
	readonly tableHits: number;
	/** Different positions among the visited nodes. */
	readonly distinct: number | null;
	/** The least that alpha-beta visits of this tree in any order. */
	readonly minimumNodes: number | null;
}

/** A leaf's value from MAX's side, or the children of an inner node. */
export type NestedTree = number | readonly NestedTree[];

export interface ParsedTree {
	/** The tree as the option `position` takes it; names of nodes are kept. */
	readonly position: string;
	readonly tree: NestedTree;
	/** Who moves at the root, where the text says it. */
	readonly root: 'max' | 'min' | null;
	/** What the text was taken for, where it is in another notation: `a CS188 tree file: 9 nodes, MAX at the root`. */
	readonly readAs: string | null;
}
