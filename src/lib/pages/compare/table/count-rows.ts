/** The content of the table of counts: one row per search, every cell a text, or a reason if there is none. */
import { assert } from '$lib/core/base/assert.ts';
import { COUNT_CELLS, type CountedRow } from '$lib/core/experiments/compare/comparison-csv.ts';
import {
	countedAt,
	overBudgetOf,
	treeAt,
	type CountedSearch,
	type Figures
} from '$lib/core/experiments/compare/figures.ts';
import { listedUnit, unitAfter } from '$lib/core/evaluate/unit.ts';
import { formatCount, formatValue } from '$lib/core/explain/format.ts';
import { matesOf } from '$lib/core/explain/mates.ts';
import { NO_MOVE } from '$lib/core/games/game.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { rootOf } from '$lib/core/games/root.ts';
import { algorithmOf, type AlgorithmId } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { RunStatus } from '../compare-run.svelte.ts';
import { formatShare, formatTimes } from './ratios.ts';

const NO_MINIMAX = 'plain minimax was not counted';
const OTHER_VALUE = 'this search maximises at the root for either side, so its value may differ';
const OTHER_TREE = 'this search can go beyond the depth limit, so its tree differs';
const NO_MINIMUM = 'finding the minimal tree is over the budget';

interface Counted extends CountedRow {
	/** The nodes of the minimal tree; null if finding it is over the budget, undefined while it is not known. */
	readonly minimum: number | null | undefined;
}

/** A column of the table. */
interface Column {
	readonly id: string;
	readonly name: string;
	readonly about: string;
	/** Why a search has no figure here; null if it has one. */
	readonly dash?: (row: Counted) => string | null;
	/** The figure as a text; if absent, the count of the same id in the CSV file. */
	readonly text?: (row: Counted) => string;
}

const isBeyond = ({ search }: Counted): boolean =>
	algorithmOf(search.algorithm).visits === 'beyond';

export const COUNT_COLUMNS = [
	{ id: 'nodes', name: 'Nodes', about: 'Visited nodes over all passes, the root among them.' },
	{
		id: 'share',
		name: 'of minimax',
		about: 'Nodes as a share of those of plain minimax.',
		dash: (row) => (isBeyond(row) ? OTHER_TREE : row.minimaxNodes === null ? NO_MINIMAX : null),
		text: ({ search, minimaxNodes }) => formatShare(search.visited, minimaxNodes ?? NaN)
	},
	{
		id: 'times',
		name: '× minimum',
		about: 'Nodes as a multiple of the minimal tree.',
		dash: (row) => {
			if (isBeyond(row)) return OTHER_TREE;
			if (algorithmOf(row.search.algorithm).maxIs !== undefined) return OTHER_VALUE;
			return row.minimum === null ? NO_MINIMUM : null;
		},
		text: ({ search, minimum }) =>
			minimum === undefined ? '' : formatTimes(search.visited, minimum ?? NaN)
	},
	{ id: 'leaves', name: 'Leaves', about: 'Visited nodes that are terminal or at the depth limit.' },
	{
		id: 'cutoffs',
		name: 'Cutoffs',
		about: 'Nodes at which a cutoff pruned the remaining moves.'
	},
	{ id: 'prunedMoves', name: 'Pruned moves', about: 'Legal moves that those cutoffs pruned.' },
	{
		id: 'neverVisited',
		name: 'Never visited',
		about: 'Minimax’s nodes minus the distinct nodes this search visited.',
		dash: (row) => {
			if (isBeyond(row)) return OTHER_TREE;
			return row.minimaxNodes === null || row.search.treeNodes === null ? NO_MINIMAX : null;
		}
	},
	{ id: 'evaluations', name: 'Evaluations', about: 'Calls of the evaluator.' },
	{ id: 'tableHits', name: 'Table hits', about: 'Nodes answered by the transposition table.' },
	{
		id: 'distinct',
		name: 'Positions',
		about: 'Distinct positions among the visited nodes.',
		dash: ({ search }) => (search.distinct === null ? 'not counted' : null)
	},
	{ id: 'passes', name: 'Passes', about: 'How often the tree was searched from its root.' },
	{ id: 'researches', name: 'Re-searches', about: 'Children re-searched with a wider window.' },
	{
		id: 'value',
		name: 'Value',
		about: 'The root’s value, from MAX’s side.',
		text: ({ setup, search }) => valueText(setup, search.value)
	},
	{
		id: 'move',
		name: 'Move',
		about: 'The first root move that gave the root its value.',
		dash: ({ search }) => (search.bestMove === null ? 'the root is a leaf' : null),
		text: ({ setup, search }) => moveText(setup, search.bestMove ?? NO_MOVE)
	}
] as const satisfies readonly Column[];
type CountColumn = (typeof COUNT_COLUMNS)[number]['id'];

interface CountCell {
	readonly text: string;
	/** Why there is no figure; null if there is one. */
	readonly why: string | null;
}

export interface CountRow {
	readonly id: AlgorithmId;
	/** A note in place of the figures; null if they are known or on their way. */
	readonly note: string | null;
	readonly isWorking: boolean;
	readonly cells: Readonly<Record<CountColumn, CountCell>>;
}

const EMPTY: CountCell = { text: '', why: null };

/** @param status of the run of these figures */
export function countRows(
	setup: SearchSetup,
	algorithms: readonly AlgorithmId[],
	figures: Figures,
	status: RunStatus
): CountRow[] {
	return algorithms.map((id): CountRow => {
		const search = countedAt(figures, id, setup.depth);
		if (search !== null) {
			return { id, note: null, isWorking: false, cells: countedCells(setup, figures, search) };
		}
		const { working } = figures;
		const live = working?.who === id ? working.live : undefined;
		const isWorking = live !== undefined;
		const cell = (count: number | undefined): CountCell =>
			count === undefined ? EMPTY : { text: formatCount(count), why: null };
		const cells = {
			...cellsBy(() => EMPTY),
			nodes: cell(live?.visited),
			leaves: cell(live?.leaves),
			cutoffs: cell(live?.cutoffs)
		};
		return { id, note: isWorking ? null : noteOf(setup, id, figures, status), isWorking, cells };
	});
}

function noteOf(
	{ order }: SearchSetup,
	id: AlgorithmId,
	figures: Figures,
	status: RunStatus
): string {
	const over = overBudgetOf(figures, id);
	if (over?.who === 'order') {
		return `The order ${order} needs plain minimax first, which visits more than the budget of ${formatCount(over.budget)} nodes.`;
	}
	if (over !== null) {
		return `More than its budget of ${formatCount(over.budget)} nodes; stopped there.`;
	}
	return status === 'running' ? 'Not counted yet.' : 'Not counted.';
}

function countedCells(
	setup: SearchSetup,
	figures: Figures,
	search: CountedSearch
): CountRow['cells'] {
	const minimum = treeAt(figures, setup.depth)?.minimum;
	const minimax = countedAt(figures, 'minimax', setup.depth);
	const row: Counted = {
		setup,
		search: { ...search, minimumNodes: minimum ?? null },
		minimaxNodes: minimax?.visited ?? null,
		minimum
	};
	return cellsBy((column) => {
		const why = column.dash?.(row) ?? null;
		return why === null ? { text: textOf(column, row), why } : { text: '–', why };
	});
}

function textOf({ id, text }: Column, row: Counted): string {
	if (text !== undefined) return text(row);
	const count = COUNT_CELLS[id]?.(row);
	assert(typeof count === 'number', 'a count without a figure has a reason');
	return formatCount(count);
}

function cellsBy(cellOf: (column: Column) => CountCell): CountRow['cells'] {
	const cells = COUNT_COLUMNS.map((column) => [column.id, cellOf(column)]);
	return Object.fromEntries(cells) as CountRow['cells'];
}

/** The value with its unit, where that is not a pawn. */
function valueText(setup: SearchSetup, value: number): string {
	const unit = Number.isFinite(value) ? listedUnit(setup.evaluator) : null;
	const text = formatValue(value, matesOf(setup)?.names);
	return unit === null ? text : `${text} ${unitAfter(value, unit)}`;
}

function moveText(setup: SearchSetup, move: number): string {
	return gameOf(setup.game).moveText(rootOf(setup), move);
}

/** The reasons for the dashes of a table, without duplicates, each with its columns. */
export function reasonsOf(
	rows: readonly CountRow[]
): { readonly why: string; readonly columns: string }[] {
	const found = new Map<string, Set<string>>();
	for (const { cells } of rows) {
		for (const { id, name } of COUNT_COLUMNS) {
			const { why } = cells[id];
			if (why !== null) found.set(why, (found.get(why) ?? new Set()).add(name));
		}
	}
	return [...found].map(([why, columns]) => ({
		why,
		columns: [...columns].map((name) => `“${name}”`).join(', ')
	}));
}
