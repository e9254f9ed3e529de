/** A comparison as text: one row per search and depth; the columns are a contract with scripts. */
import { factsOf } from '../lib/core/games/registry.ts';
import { cellsOf, csvLines, type Cell } from '../lib/core/base/csv.ts';
import { COMPARISON_COLUMNS } from '../lib/core/experiments/compare/comparison-csv.ts';
import type { ComparedSearch } from '../lib/core/search/family/compare.ts';
import type { ComparePlan } from './compare-options.ts';
import { stringify } from './json.ts';
import { alignColumns, assumedRow } from './table.ts';
import { formatCount } from '../lib/core/base/count-words.ts';

export function* formatComparison(
	plan: ComparePlan,
	searches: readonly ComparedSearch[]
): Generator<string> {
	const rows = searches.map((search) => ({ setup: plan.setups[0], search }));
	const cells = rows.map((row) => cellsOf(COMPARISON_COLUMNS, row));
	switch (plan.form) {
		case 'csv':
			yield* csvLines(COMPARISON_COLUMNS, rows);
			return;
		case 'json':
			yield `${stringify({ ...questionOf(plan), rows: cells })}\n`;
			return;
		case 'lines':
			yield* alignColumns(
				[...Object.entries(questionOf(plan)), ...assumedRow(plan.assumed)],
				'left'
			);
			yield '\n';
			yield* alignColumns([Object.keys(COMPARISON_COLUMNS), ...cells.map(textsOf)], 'right');
	}
}

function questionOf({ setups: [setup], keys }: ComparePlan): Record<string, string> {
	const { game, position, root, evaluator, order, cut, fail } = setup;
	const side = factsOf(game).choosesSide ? { root } : {};
	return { game, position, ...side, evaluator, order, cut, fail, keys };
}

/** For people: counts with commas, a dash for unknown ones. Values and moves are not counts. */
function textsOf(cells: Readonly<Record<string, Cell>>): string[] {
	return Object.entries(cells).map(([column, cell]) => {
		const isCount = column !== 'value' && column !== 'bestMove' && typeof cell === 'number';
		return isCount ? formatCount(cell) : String(cell ?? '-');
	});
}
