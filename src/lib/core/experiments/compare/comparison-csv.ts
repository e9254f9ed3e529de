/** A comparison as a table for other programs: one row per search and depth; the columns are a contract. */
import { algorithmOf } from '../../search/registry.ts';
import { gameOf } from '../../games/registry.ts';
import { formatDepth } from '../../search/setup-fields.ts';
import type { ComparedSearch } from '../../search/family/compare.ts';
import type { SearchSetup } from '../../search/setup.ts';

/** Those of the command line, in its order. */
export const COMPARISON_COLUMNS = [
	'algorithm',
	'depth',
	'value',
	'bestMove',
	'nodes',
	'leaves',
	'cutoffs',
	'prunedMoves',
	'evaluations',
	'tableHits',
	'distinct',
	'minimumNodes'
] as const;

type ComparisonCell = string | number | null;
export type ComparisonRow = Readonly<Record<(typeof COMPARISON_COLUMNS)[number], ComparisonCell>>;

/**
 * The row of a search. A move is written for scripts: UCI, or a number, the cell or the child's index.
 * @param setup the position of the search; its depth is ignored
 */
export function comparisonRow(setup: SearchSetup, search: ComparedSearch): ComparisonRow {
	const { bestMove, depth } = search;
	const game = gameOf(setup.game);
	const root = game.parse(setup.position, { root: setup.root });
	const id = root.ok && bestMove !== null ? game.moveId(root.value, bestMove) : null;
	return {
		algorithm: search.algorithm,
		depth: depth ?? formatDepth(depth),
		value: search.value,
		bestMove: id === null ? null : scriptMove(id),
		nodes: search.nodes,
		leaves: search.leaves,
		cutoffs: search.cutoffs,
		prunedMoves: search.prunedMoves,
		evaluations: search.evaluations,
		tableHits: search.tableHits,
		distinct: search.distinct,
		minimumNodes: search.minimumNodes
	};
}

/** A cell or a child's index is a number to a script; only chess writes its moves as text. */
export function scriptMove(id: string): string | number {
	return /^\d+$/.test(id) ? Number(id) : id;
}

/** Lines of a CSV file, the column names first; unknown cells are empty. No cell needs quotes. */
export function* csvLines<Column extends string>(
	columns: readonly Column[],
	rows: Iterable<Readonly<Record<Column, ComparisonCell>>>
): Generator<string> {
	yield `${columns.join(',')}\n`;
	for (const row of rows) yield `${columns.map((column) => row[column] ?? '').join(',')}\n`;
}

/** Columns of the page's table in addition to those of the command line. */
const MORE_COLUMNS = ['treeNodes', 'neverVisited', 'passes', 'researches', 'minimaxNodes'] as const;

/**
 * The counts of one comparison as a CSV file.
 * @param minimaxNodes the nodes that plain minimax visits; null if not counted
 */
export function countsCsv(
	setup: SearchSetup,
	searches: readonly ComparedSearch[],
	minimaxNodes: number | null
): string {
	const rows = searches.map((search) => ({
		...comparisonRow(setup, search),
		treeNodes: search.treeNodes,
		// A search beyond the depth limit visits another tree.
		neverVisited:
			minimaxNodes === null ||
			search.treeNodes === null ||
			algorithmOf(search.algorithm).visits === 'beyond'
				? null
				: minimaxNodes - search.treeNodes,
		passes: search.passes,
		researches: search.researches,
		minimaxNodes
	}));
	return [...csvLines([...COMPARISON_COLUMNS, ...MORE_COLUMNS], rows)].join('');
}

/** Growth as a CSV file: the output of the command line for a range of depths. */
export function growthCsv(setup: SearchSetup, searches: readonly ComparedSearch[]): string {
	const rows = searches.map((search) => comparisonRow(setup, search));
	return [...csvLines(COMPARISON_COLUMNS, rows)].join('');
}
