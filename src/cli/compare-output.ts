/** A comparison as text: one row for each search at each depth, the columns a contract with scripts. */
import { gameOf } from '../lib/core/games/registry.ts';
import type { ComparedSearch } from '../lib/core/search/family/compare.ts';
import { formatDepth } from '../lib/core/search/parse-setup.ts';
import type { ComparePlan } from './compare-plan.ts';
import { scriptMove, stringify } from './json.ts';
import { formatCount } from './over-budget.ts';
import { alignColumns } from './table.ts';

export const COLUMNS = [
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

type Cell = string | number | null;
type Row = Readonly<Record<(typeof COLUMNS)[number], Cell>>;

export function* formatComparison(
	plan: ComparePlan,
	searches: readonly ComparedSearch[]
): Generator<string> {
	const rows = searches.map((search) => rowOf(plan, search));
	switch (plan.form) {
		case 'csv':
			yield `${COLUMNS.join(',')}\n`;
			for (const row of rows) yield `${COLUMNS.map((column) => row[column] ?? '').join(',')}\n`;
			return;
		case 'json':
			yield `${stringify({ ...questionOf(plan), rows })}\n`;
			return;
		case 'table':
			yield* alignColumns(Object.entries(questionOf(plan)), 'left');
			yield '\n';
			yield* alignColumns([COLUMNS, ...rows.map(cellsOf)], 'right');
	}
}

function questionOf({ setups: [setup], keys }: ComparePlan): Record<string, string> {
	const { game, position, root, evaluator, order, cut, fail } = setup;
	const side = game === 'tree' ? { root } : {};
	return { game, position, ...side, evaluator, order, cut, fail, keys };
}

/** The searches of all depths begin at one root, whose moves have the same names in all of them. */
function rowOf({ setups: [setup] }: ComparePlan, search: ComparedSearch): Row {
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

/** For people: counts with commas, a dash for what is not known. Values and moves are no counts. */
function cellsOf(row: Row): string[] {
	return COLUMNS.map((column) => {
		const cell = row[column];
		if (cell === null) return '-';
		const isCount = column !== 'value' && column !== 'bestMove' && typeof cell === 'number';
		return isCount ? formatCount(cell) : String(cell);
	});
}
