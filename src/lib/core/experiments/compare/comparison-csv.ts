/** A comparison as a table for other programs: one row per search and depth; the columns are a contract. */
import { csvLines, type Cell, type Columns } from '../../base/csv.ts';
import { algorithmOf } from '../../search/registry.ts';
import { gameOf } from '../../games/registry.ts';
import { rootOf } from '../../games/root.ts';
import { formatDepth } from '../../search/setup-fields.ts';
import type { ComparedSearch } from '../../search/family/compare.ts';
import type { SearchSetup } from '../../search/setup.ts';

/** A search to the depth that it was counted at. */
interface Row {
	/** The position; the depth of its setup is ignored. */
	readonly setup: SearchSetup;
	readonly search: ComparedSearch;
}

/** Those of the command line, in its order. */
export const COMPARISON_COLUMNS = {
	algorithm: ({ search }) => search.algorithm,
	depth: ({ search: { depth } }) => depth ?? formatDepth(depth),
	value: ({ search }) => search.value,
	bestMove,
	nodes: ({ search }) => search.visited,
	leaves: ({ search }) => search.leaves,
	cutoffs: ({ search }) => search.cutoffs,
	prunedMoves: ({ search }) => search.prunedMoves,
	evaluations: ({ search }) => search.evaluations,
	tableHits: ({ search }) => search.tableHits,
	distinct: ({ search }) => search.distinct,
	minimumNodes: ({ search }) => search.minimumNodes
} as const satisfies Columns<Row>;

/** A move is written for scripts: UCI, or a number, the cell or the child's index. */
function bestMove({ setup, search }: Row): Cell {
	return search.bestMove === null
		? null
		: scriptMove(gameOf(setup.game).moveId(rootOf(setup), search.bestMove));
}

/** A cell or a child's index is a number to a script; only chess writes its moves as text. */
export function scriptMove(id: string): string | number {
	return /^\d+$/.test(id) ? Number(id) : id;
}

/** A search of one comparison, whose nodes are held against those of plain minimax. */
export interface CountedRow extends Row {
	/** The nodes that plain minimax visits; null if not counted. */
	readonly minimaxNodes: number | null;
}

/** The counts on the page, which has more columns than the command line; its table shows the same ones. */
export const COUNT_CELLS: Columns<CountedRow> = {
	...COMPARISON_COLUMNS,
	treeNodes: ({ search }) => search.treeNodes,
	// A search beyond the depth limit visits another tree.
	neverVisited: ({ search: { algorithm, treeNodes }, minimaxNodes }) =>
		minimaxNodes === null || treeNodes === null || algorithmOf(algorithm).visits === 'beyond'
			? null
			: minimaxNodes - treeNodes,
	passes: ({ search }) => search.passes,
	researches: ({ search }) => search.researches,
	minimaxNodes: ({ minimaxNodes }) => minimaxNodes
};

/**
 * The counts of one comparison as a CSV file.
 * @param minimaxNodes the nodes that plain minimax visits; null if not counted
 */
export function countsCsv(
	setup: SearchSetup,
	searches: readonly ComparedSearch[],
	minimaxNodes: number | null
): string {
	const rows = searches.map((search) => ({ setup, search, minimaxNodes }));
	return [...csvLines(COUNT_CELLS, rows)].join('');
}

/** Growth as a CSV file: the output of the command line for a range of depths. */
export function growthCsv(setup: SearchSetup, searches: readonly ComparedSearch[]): string {
	const rows = searches.map((search) => ({ setup, search }));
	return [...csvLines(COMPARISON_COLUMNS, rows)].join('');
}
