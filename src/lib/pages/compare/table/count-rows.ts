/** The content of the table of counts: one row per search, every cell a text, or a reason if there is none. */
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
import { gameOf } from '$lib/core/games/registry.ts';
import { algorithmOf, type AlgorithmId } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { RunStatus } from '../compare-run.svelte.ts';
import { formatShare, formatTimes } from './ratios.ts';

export const COUNT_COLUMNS = [
	{ id: 'nodes', name: 'Nodes', about: 'Visited nodes over all passes, the root among them.' },
	{ id: 'share', name: 'of minimax', about: 'Nodes as a share of those of plain minimax.' },
	{
		id: 'times',
		name: '× minimum',
		about: 'Nodes as a multiple of the minimal tree.'
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
		about: 'Minimax’s nodes minus the distinct nodes this search visited.'
	},
	{ id: 'evaluations', name: 'Evaluations', about: 'Calls of the evaluator.' },
	{ id: 'tableHits', name: 'Table hits', about: 'Nodes answered by the transposition table.' },
	{ id: 'distinct', name: 'Positions', about: 'Distinct positions among the visited nodes.' },
	{ id: 'passes', name: 'Passes', about: 'How often the tree was searched from its root.' },
	{ id: 'researches', name: 'Re-searches', about: 'Children re-searched with a wider window.' },
	{ id: 'value', name: 'Value', about: 'The root’s value, from MAX’s side.' },
	{ id: 'move', name: 'Move', about: 'The first root move that gave the root its value.' }
] as const;
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
const NO_MINIMAX = 'plain minimax was not counted';
const OTHER_VALUE = 'this search maximises at the root for either side, so its value may differ';
const OTHER_TREE = 'this search can go beyond the depth limit, so its tree differs';

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
			...emptyCells(),
			nodes: cell(live?.nodes),
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
	const minimax = countedAt(figures, 'minimax', setup.depth);
	const tree = treeAt(figures, setup.depth);
	const { maxIs } = algorithmOf(search.algorithm);
	const isBeyond = algorithmOf(search.algorithm).visits === 'beyond';
	const count = (number: number): CountCell => ({ text: formatCount(number), why: null });
	const dash = (why: string): CountCell => ({ text: '–', why });
	return {
		nodes: count(search.nodes),
		share: isBeyond
			? dash(OTHER_TREE)
			: minimax === null
				? dash(NO_MINIMAX)
				: { text: formatShare(search.nodes, minimax.nodes), why: null },
		times: isBeyond
			? dash(OTHER_TREE)
			: maxIs !== undefined
				? dash(OTHER_VALUE)
				: timesCell(search, tree?.minimum),
		leaves: count(search.leaves),
		cutoffs: count(search.cutoffs),
		prunedMoves: count(search.prunedMoves),
		neverVisited: isBeyond
			? dash(OTHER_TREE)
			: minimax === null || search.treeNodes === null
				? dash(NO_MINIMAX)
				: count(minimax.nodes - search.treeNodes),
		evaluations: count(search.evaluations),
		tableHits: count(search.tableHits),
		distinct: search.distinct === null ? dash('not counted') : count(search.distinct),
		passes: count(search.passes),
		researches: count(search.researches),
		value: { text: valueText(setup, search.value), why: null },
		move:
			search.bestMove === null
				? dash('the root is a leaf')
				: { text: moveText(setup, search.bestMove), why: null }
	};
}

function timesCell(search: CountedSearch, minimum: number | null | undefined): CountCell {
	if (minimum === undefined) return EMPTY;
	return minimum === null
		? { text: '–', why: 'finding the minimal tree is over the budget' }
		: { text: formatTimes(search.nodes, minimum), why: null };
}

/** The value with its unit, where that is not a pawn. */
function valueText(setup: SearchSetup, value: number): string {
	const unit = Number.isFinite(value) ? listedUnit(setup.evaluator) : null;
	const text = formatValue(value, matesOf(setup)?.names);
	return unit === null ? text : `${text} ${unitAfter(value, unit)}`;
}

function moveText(setup: SearchSetup, move: number): string {
	const game = gameOf(setup.game);
	const root = game.parse(setup.position, { root: setup.root });
	return root.ok ? game.moveText(root.value, move) : String(move);
}

function emptyCells(): CountRow['cells'] {
	return Object.fromEntries(COUNT_COLUMNS.map(({ id }) => [id, EMPTY])) as Record<
		CountColumn,
		CountCell
	>;
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
