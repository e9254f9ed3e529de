/** The rows of the table of counts: one per search, every cell a text, or a reason if there is none. */
import { textOf, type CellText, type Column } from '$lib/core/base/column.ts';
import { SHOWN_COLUMNS, type CountedRow } from '$lib/core/columns/comparison.ts';
import {
	countedAt,
	overBudgetOf,
	treeAt,
	type Figures
} from '$lib/core/experiments/compare/figures.ts';
import { formatCount } from '$lib/core/explain/format.ts';
import { CUTOFFS, LEAVES, VISITED } from '$lib/core/search/count-columns.ts';
import type { AlgorithmId } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { RunStatus } from '../compare-run.svelte.ts';

export interface CountRow {
	readonly id: AlgorithmId;
	/** A note in place of the figures; null if they are known or on their way. */
	readonly note: string | null;
	readonly isWorking: boolean;
	/** By column. */
	readonly cells: Readonly<Record<string, CellText>>;
}

/** What is not known yet. */
const EMPTY: CellText = { text: '', why: null };

/** The columns of these rows. */
export const COUNT_COLUMNS = SHOWN_COLUMNS.map((column): Column<CountRow> => {
	const cellOf = ({ cells }: CountRow): CellText => cells[column.id] ?? EMPTY;
	const text = (row: CountRow): string => cellOf(row).text;
	return { ...column, of: text, dash: (row) => cellOf(row).why, format: text };
});

/** What is shown of a search while it runs. */
const LIVE = [VISITED, LEAVES, CUTOFFS];

/** What is known of a search to the depth of its setup; null until it is counted. */
export function countedRow(
	setup: SearchSetup,
	figures: Figures,
	id: AlgorithmId
): CountedRow | null {
	const search = countedAt(figures, id, setup.depth);
	if (search === null) return null;
	const minimum = treeAt(figures, setup.depth)?.minimum;
	return {
		setup,
		search: { ...search, minimumNodes: minimum ?? null },
		minimaxNodes: countedAt(figures, 'minimax', setup.depth)?.visited ?? null,
		minimum
	};
}

/** @param status of the run of these figures */
export function countRows(
	setup: SearchSetup,
	algorithms: readonly AlgorithmId[],
	figures: Figures,
	status: RunStatus
): CountRow[] {
	return algorithms.map((id): CountRow => {
		const row = countedRow(setup, figures, id);
		if (row !== null) {
			const cells = SHOWN_COLUMNS.map((column) => [column.id, textOf(column, row)] as const);
			return { id, note: null, isWorking: false, cells: Object.fromEntries(cells) };
		}
		const { working } = figures;
		if (working?.who !== id) {
			return { id, note: noteOf(setup, id, figures, status), isWorking: false, cells: {} };
		}
		const { live } = working;
		const cells = LIVE.map((column) => [column.id, textOf(column, live)] as const);
		return { id, note: null, isWorking: true, cells: Object.fromEntries(cells) };
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

/** The reasons for the dashes of a table, without duplicates, each with its columns. */
export function reasonsOf(
	rows: readonly CountRow[]
): { readonly why: string; readonly columns: string }[] {
	const found = new Map<string, Set<string>>();
	for (const row of rows) {
		for (const { id, name = id, dash } of COUNT_COLUMNS) {
			const why = dash?.(row) ?? null;
			if (why !== null) found.set(why, (found.get(why) ?? new Set()).add(name));
		}
	}
	return [...found].map(([why, columns]) => ({
		why,
		columns: [...columns].map((name) => `“${name}”`).join(', ')
	}));
}
