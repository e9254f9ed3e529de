/** A comparison as text: one row per search and depth; the columns are a contract with scripts. */
import { factsOf } from '../lib/core/games/registry.ts';
import { cellsOf, countOf } from '../lib/core/base/column.ts';
import { csvLines } from '../lib/core/base/csv.ts';
import { COMPARISON_COLUMNS, type ComparedRow } from '../lib/core/columns/comparison.ts';
import type { ComparedSearch } from '../lib/core/search/family/compare.ts';
import type { ComparePlan } from './compare-options.ts';
import { stringify } from './json.ts';
import { alignColumns, assumedRow } from './table.ts';

export function* formatComparison(
	plan: ComparePlan,
	searches: readonly ComparedSearch[]
): Generator<string> {
	const rows = searches.map((search) => ({ setup: plan.setups[0], search }));
	switch (plan.form) {
		case 'csv':
			yield* csvLines(COMPARISON_COLUMNS, rows);
			return;
		case 'json':
			yield `${stringify({ ...questionOf(plan), rows: rows.map((row) => cellsOf(COMPARISON_COLUMNS, row)) })}\n`;
			return;
		case 'lines':
			yield* alignColumns(
				[...Object.entries(questionOf(plan)), ...assumedRow(plan.assumed)],
				'left'
			);
			yield '\n';
			yield* alignColumns([COMPARISON_COLUMNS.map(({ id }) => id), ...rows.map(textsOf)], 'right');
	}
}

function questionOf({ setups: [setup], keys }: ComparePlan): Record<string, string> {
	const { game, position, root, evaluator, order, cut, fail } = setup;
	const side = factsOf(game).choosesSide ? { root } : {};
	return { game, position, ...side, evaluator, order, cut, fail, keys };
}

/** Counts with commas, a dash for unknown ones. What is not a count is written as scripts read it. */
function textsOf(row: ComparedRow): string[] {
	return COMPARISON_COLUMNS.map(({ of, format }) =>
		format === undefined ? countOf(of(row), '-') : String(of(row) ?? '-')
	);
}
