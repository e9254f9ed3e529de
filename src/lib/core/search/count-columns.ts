/** The counts of a search: the name of each, what it counts, and the field that has it, for every table of them. */

/** Counters of a search, so far or at its end. The root counts as a node. */
export interface SearchCounts {
	/** Nodes entered, evaluated or answered by a table, each time that happens: the root once per pass. */
	readonly visited: number;
	/** Visited leaves, terminal or at the depth limit. */
	readonly leaves: number;
	/** Nodes whose remaining moves were pruned. */
	readonly cutoffs: number;
	/** Legal moves that cutoffs pruned. */
	readonly prunedMoves: number;
	/** Calls of the evaluator: one per leaf, and in quiescence one per node that may stand pat. */
	readonly evaluations: number;
	/** Visited inner nodes answered by a table. */
	readonly tableHits: number;
}

/** A count, with its name in running text. */
export interface CountColumn<Of, Count = number> {
	readonly id: string;
	readonly name: string;
	readonly about: string;
	readonly of: (counts: Of) => Count;
}

export const VISITED: CountColumn<SearchCounts> = {
	id: 'nodes',
	name: 'visited',
	about: 'Visited nodes over all passes: the root is one of them, and so is what a table answers.',
	of: ({ visited }) => visited
};

export const LEAVES: CountColumn<SearchCounts> = {
	id: 'leaves',
	name: 'leaves',
	about: 'Visited nodes that are terminal or at the depth limit.',
	of: ({ leaves }) => leaves
};

export const CUTOFFS: CountColumn<SearchCounts> = {
	id: 'cutoffs',
	name: 'cutoffs',
	about: 'Nodes at which a cutoff pruned the remaining moves.',
	of: ({ cutoffs }) => cutoffs
};

export const PRUNED_MOVES: CountColumn<SearchCounts> = {
	id: 'prunedMoves',
	name: 'pruned moves',
	about: 'Legal moves that those cutoffs pruned.',
	of: ({ prunedMoves }) => prunedMoves
};

export const EVALUATIONS: CountColumn<SearchCounts> = {
	id: 'evaluations',
	name: 'evaluations',
	about: 'Calls of the evaluator: one per leaf, and in quiescence one per node that may stand pat.',
	of: ({ evaluations }) => evaluations
};

export const TABLE_HITS: CountColumn<SearchCounts> = {
	id: 'tableHits',
	name: 'table hits',
	about: 'Nodes answered by the transposition table.',
	of: ({ tableHits }) => tableHits
};

export const TREE_NODES: CountColumn<{ readonly treeNodes: number }> = {
	id: 'treeNodes',
	name: 'distinct nodes',
	about: 'Nodes of the tree among the visited ones: a node that is visited again counts once.',
	of: ({ treeNodes }) => treeNodes
};

export const NEVER_VISITED: CountColumn<{ readonly neverVisited: number | null }, number | null> = {
	id: 'neverVisited',
	name: 'never visited',
	about: 'Minimax’s nodes minus the distinct nodes this search visited.',
	of: ({ neverVisited }) => neverVisited
};

/** What is said of every search. */
export const COUNTS = [VISITED, LEAVES, CUTOFFS, PRUNED_MOVES] as const;

/** What plain minimax has at least as many of: a search is held against it by these. */
export const TREE_COUNTS = [VISITED, LEAVES] as const;

/** Its name at the head of a column, where heads begin with a capital. */
export function headOf({ name }: { readonly name: string }): string {
	return name.charAt(0).toUpperCase() + name.slice(1);
}
