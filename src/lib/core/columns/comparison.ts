/**
 * The columns of a comparison, one row per search and depth: of the command line, its JSON and its CSV file, which are
 * a contract, and of the table on the page and its file, which have more.
 */
import type { Cell, Column } from '../base/column.ts';
import { csvLines } from '../base/csv.ts';
import { listedUnit, unitAfter } from '../evaluate/unit.ts';
import { formatValue } from '../explain/format.ts';
import { matesOf } from '../explain/mates.ts';
import { NO_MOVE } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import {
	CUTOFFS,
	EVALUATIONS,
	LEAVES,
	NEVER_VISITED,
	PRUNED_MOVES,
	TABLE_HITS,
	VISITED,
	headOf,
	type CountColumn,
	type SearchCounts
} from '../search/count-columns.ts';
import type { ComparedSearch } from '../search/family/compare.ts';
import { algorithmOf } from '../search/registry.ts';
import { formatDepth } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import { formatShare, formatTimes } from './ratios.ts';

/** A search to the depth that it was counted at. */
export interface ComparedRow {
	/** The position; the depth of its setup is ignored. */
	readonly setup: SearchSetup;
	readonly search: ComparedSearch;
}

/** A search of one comparison, whose nodes are held against those of the whole tree and of the minimal one. */
export interface CountedRow extends ComparedRow {
	/** The nodes that plain minimax visits; null if not counted. */
	readonly minimaxNodes: number | null;
	/** The nodes of the minimal tree; null if finding it is over the budget, undefined while it is not known. */
	readonly minimum: number | null | undefined;
}

const NO_MINIMAX = 'plain minimax was not counted';
const OTHER_VALUE = 'this search maximises at the root for either side, so its value may differ';
const OTHER_TREE = 'this search can go beyond the depth limit, so its tree differs';
const NO_MINIMUM = 'finding the minimal tree is over the budget';

const isBeyond = ({ search }: ComparedRow): boolean =>
	algorithmOf(search.algorithm).visits === 'beyond';

const SEARCHES: readonly Column<ComparedRow>[] = [
	{ id: 'algorithm', about: 'The search.', of: ({ search }) => search.algorithm },
	{
		id: 'depth',
		about: 'Plies below the root, or whole.',
		of: ({ search: { depth } }) => depth ?? formatDepth(depth)
	}
];

const ANSWERS: readonly Column<ComparedRow>[] = [
	{
		id: 'value',
		name: 'Value',
		about: 'The root’s value, from MAX’s side.',
		of: ({ search }) => search.value,
		format: ({ setup, search }) => valueText(setup, search.value)
	},
	{
		id: 'bestMove',
		name: 'Move',
		about: 'The first root move that gave the root its value.',
		of: bestMove,
		dash: ({ search }) => (search.bestMove === null ? 'the root is a leaf' : null),
		format: ({ setup, search }) =>
			gameOf(setup.game).moveText(rootOf(setup), search.bestMove ?? NO_MOVE)
	}
];

const NODES = counted(VISITED);

/** How its nodes compare: only the table on the page has these, as any file can divide. */
const RATIOS: readonly Column<CountedRow>[] = [
	{
		id: 'share',
		name: 'of minimax',
		about: 'Visited nodes as a share of those of plain minimax.',
		of: ({ search, minimaxNodes }) => minimaxNodes && search.visited / minimaxNodes,
		dash: (row) => (isBeyond(row) ? OTHER_TREE : row.minimaxNodes === null ? NO_MINIMAX : null),
		format: ({ search, minimaxNodes }) => formatShare(search.visited, minimaxNodes ?? NaN)
	},
	{
		id: 'times',
		name: '× minimum',
		about: 'Visited nodes as a multiple of the minimal tree.',
		of: ({ search, minimum }) => minimum && search.visited / minimum,
		dash: (row) => {
			if (isBeyond(row)) return OTHER_TREE;
			if (algorithmOf(row.search.algorithm).maxIs !== undefined) return OTHER_VALUE;
			return row.minimum === null ? NO_MINIMUM : null;
		},
		format: ({ search, minimum }) =>
			minimum === undefined ? '' : formatTimes(search.visited, minimum ?? NaN)
	}
];

const CUTS = [LEAVES, CUTOFFS, PRUNED_MOVES].map(counted);

const NEVER: Column<CountedRow> = {
	...NEVER_VISITED,
	name: headOf(NEVER_VISITED),
	of: (row) =>
		row.minimaxNodes === null || row.search.treeNodes === null || isBeyond(row)
			? null
			: row.minimaxNodes - row.search.treeNodes,
	dash: (row) => {
		if (isBeyond(row)) return OTHER_TREE;
		return row.minimaxNodes === null || row.search.treeNodes === null ? NO_MINIMAX : null;
	}
};

/** What a search takes besides visits. A new column of every search goes here. */
const WORK: readonly Column<ComparedRow>[] = [
	counted(EVALUATIONS),
	counted(TABLE_HITS),
	{
		id: 'distinct',
		name: 'Positions',
		about: 'Different positions among the visited nodes.',
		of: ({ search }) => search.distinct,
		dash: ({ search }) => (search.distinct === null ? 'not counted' : null)
	}
];

const MINIMUM: Column<ComparedRow> = {
	id: 'minimumNodes',
	about:
		'The least that alpha-beta visits of this tree in any order; unknown where looking for it is over the budget, and for quiescence, whose tree is a larger one.',
	of: ({ search }) => search.minimumNodes
};

const PASSES: readonly Column<ComparedRow>[] = [
	{
		id: 'passes',
		name: 'Passes',
		about: 'How often the tree was searched from its root.',
		of: ({ search }) => search.passes
	},
	{
		id: 'researches',
		name: 'Re-searches',
		about: 'Children re-searched with a wider window.',
		of: ({ search }) => search.researches
	}
];

/** Those of the command line, in the order of its table, CSV file and JSON. */
export const COMPARISON_COLUMNS: readonly Column<ComparedRow>[] = [
	...SEARCHES,
	...ANSWERS,
	NODES,
	...CUTS,
	...WORK,
	MINIMUM
];

/** Those of the page’s file. */
const FILE_COLUMNS: readonly Column<CountedRow>[] = [
	...COMPARISON_COLUMNS,
	{ id: 'treeNodes', of: ({ search }) => search.treeNodes },
	NEVER,
	...PASSES,
	{ id: 'minimaxNodes', of: ({ minimaxNodes }) => minimaxNodes }
];

/** Those of the table on the page. */
export const SHOWN_COLUMNS: readonly Column<CountedRow>[] = [
	NODES,
	...RATIOS,
	...CUTS,
	NEVER,
	...WORK,
	...PASSES,
	...ANSWERS
];

/** A count of the search of a row. */
function counted(count: CountColumn<SearchCounts>): Column<ComparedRow> {
	return { ...count, name: headOf(count), of: ({ search }) => count.of(search) };
}

/** A move is written for scripts: UCI, or a number, the cell or the child's index. */
function bestMove({ setup, search }: ComparedRow): Cell {
	return search.bestMove === null
		? null
		: scriptMove(gameOf(setup.game).moveId(rootOf(setup), search.bestMove));
}

/** A cell or a child's index is a number to a script; only chess writes its moves as text. */
export function scriptMove(id: string): string | number {
	return /^\d+$/.test(id) ? Number(id) : id;
}

/** The value with its unit, where that is not a pawn. */
function valueText(setup: SearchSetup, value: number): string {
	const unit = Number.isFinite(value) ? listedUnit(setup.evaluator) : null;
	const text = formatValue(value, matesOf(setup)?.names);
	return unit === null ? text : `${text} ${unitAfter(value, unit)}`;
}

/** The counts of one comparison as a CSV file. */
export function countsCsv(rows: readonly CountedRow[]): string {
	return [...csvLines(FILE_COLUMNS, rows)].join('');
}

/** Growth as a CSV file: the output of the command line for a range of depths. */
export function growthCsv(setup: SearchSetup, searches: readonly ComparedSearch[]): string {
	const rows = searches.map((search) => ({ setup, search }));
	return [...csvLines(COMPARISON_COLUMNS, rows)].join('');
}
