/** The result of a search for people: the setup, the result, the cost, and the root moves. */
import { countOf } from '../lib/core/base/column.ts';
import { listedUnit } from '../lib/core/evaluate/unit.ts';
import { matesOf, type Mates } from '../lib/core/explain/mates.ts';
import { COUNTS, NEVER_VISITED, TREE_COUNTS } from '../lib/core/search/count-columns.ts';
import { algorithmOf, visitsAll } from '../lib/core/search/registry.ts';
import { formatDepth } from '../lib/core/search/setup-fields.ts';
import { factsOf } from '../lib/core/games/registry.ts';
import { losesTies } from '../lib/core/trace/kept-ties.ts';
import type { Bound, PartialReason } from '../lib/core/trace/schema.ts';
import { describeTreeSize } from '../lib/core/search/over-budget.ts';
import type { Summary } from '../lib/core/columns/summary.ts';
import { formatCount } from '../lib/core/base/count-words.ts';

/** @param assumed what is assumed about the position, in a sentence; null if nothing is */
export function* tableOf(summary: Summary, assumed: string | null): Generator<string> {
	yield* alignColumns(question(summary, assumed), 'left');
	yield '\n';
	yield* alignColumns(answer(summary), 'left');
	yield '\n';
	yield* alignColumns(countRows(summary), 'right');
	yield* comparison(summary);
	const { value, bound } = summary;
	if (losesTies(summary.setup, value === null || bound === null ? null : { value, bound })) {
		yield 'Ties are not exact here: for a best value of size 2^53 or more the root window cannot be one wider. Use --ties open.\n';
	}
	if (ignoresTies(summary)) {
		const { algorithm, ties } = summary.setup;
		yield `${algorithmOf(algorithm).name} ignores --ties ${ties}: its root moves may return bounds.\n`;
	}
	if (summary.moves.length === 0) return;
	yield '\n';
	yield* alignColumns(moveRows(summary), 'left');
}

/** True where more than bounds were asked for, and the algorithm has no such rule and prunes. */
function ignoresTies({ setup: { algorithm, ties } }: Summary): boolean {
	const { needs } = algorithmOf(algorithm);
	return ties !== 'bounds' && !needs.includes('ties') && !visitsAll(algorithm);
}

function question({ setup }: Summary, assumed: string | null): string[][] {
	const game = factsOf(setup.game);
	const rows = [['position', `${game.name}, ${setup.position}`], ...assumedRow(assumed)];
	if (game.choosesSide) rows.push(['root', setup.root.toUpperCase()]);
	const rules = visitsAll(setup.algorithm) ? '' : `, cut ${setup.cut}, fail ${setup.fail}`;
	const depth = setup.depth === null ? 'the whole tree' : `depth ${formatDepth(setup.depth)}`;
	rows.push(
		['search', `${algorithmOf(setup.algorithm).name}, ${depth}${rules}`],
		['leaves', `evaluator ${setup.evaluator}`],
		['moves', `order ${setup.order}`]
	);
	return rows;
}

/** The row of a table’s head that says what is assumed about the position; none if nothing is. */
export function assumedRow(assumed: string | null): string[][] {
	return assumed === null ? [] : [['assumed', assumed]];
}

const WHY_PARTIAL: Readonly<Record<PartialReason, string>> = {
	cancelled: 'it was stopped',
	budget: 'it reached its budget',
	failed: 'it failed'
};

function answer({ setup, partial, value, bound, best }: Summary): string[][] {
	if (partial !== null)
		return [['value', `unknown: the search did not finish, ${WHY_PARTIAL[partial]}`]];
	const { sideNames } = factsOf(setup.game);
	const worth = formatValue(value, bound, matesOf(setup));
	const unit = listedUnit(setup.evaluator);
	const units = unit !== null && Number.isFinite(value) ? `, in ${unit}` : '';
	const rows = [['value', `${worth}${units}, from the side of ${sideNames.max}`]];
	rows.push(['best move', best === null ? 'none: the root is a leaf' : nameMove(best)]);
	return rows;
}

function countRows({ setup, counts, minimax }: Summary): string[][] {
	const isCompared = !visitsAll(setup.algorithm) && minimax !== null;
	const rows = [...COUNTS, NEVER_VISITED].map(({ id, name, of }) => {
		const row = [name, countOf(of(counts), 'unknown')];
		const held = TREE_COUNTS.find((one) => one.id === id);
		if (!isCompared || held === undefined) return row;
		const [own, whole] = [held.of(counts), held.of(minimax)];
		return [...row, formatCount(whole), `${((100 * own) / whole).toFixed(1)}%`];
	});
	return isCompared ? [['', setup.algorithm, 'minimax', 'share'], ...rows] : rows;
}

/** Why a search cannot be overlaid on plain minimax, whatever the budget. */
const WHY_NOT_COMPARED: Readonly<Record<'again' | 'beyond', string>> = {
	again:
		'This algorithm can visit nodes more than once, so it cannot be overlaid on plain minimax; plyscope compare counts both.\n',
	beyond: 'This search can go beyond the depth limit, so its tree is not plain minimax’s.\n'
};

function* comparison({ setup, partial, counts, minimax }: Summary): Generator<string> {
	if (visitsAll(setup.algorithm) || partial !== null) return;
	const { visits } = algorithmOf(setup.algorithm);
	if (visits !== 'once') {
		yield WHY_NOT_COMPARED[visits];
		return;
	}
	if (minimax === null && setup.shadow === 'off') {
		yield 'Plain minimax was not run (--shadow off).\n';
	} else if (minimax === null) {
		yield `Plain minimax does not fit the budget of ${formatCount(setup.budget)} nodes: ${describeTreeSize(setup)}.\n`;
	} else {
		yield `Plain minimax visits ${(minimax.visited / counts.visited).toFixed(2)} times as many nodes.\n`;
	}
}

function moveRows({ setup, moves }: Summary): string[][] {
	const mates = matesOf(setup);
	const unit = listedUnit(setup.evaluator);
	return [
		['move', 'id', unit === null ? 'value' : `value (${unit})`, 'verdict'],
		...moves.map(({ move, text, value, bound, standing }) => [
			text,
			move,
			formatValue(value, bound, mates),
			standing
		])
	];
}

function nameMove({ text, move }: { text: string; move: string }): string {
	return text === move ? text : `${text} (${move})`;
}

/** ">= 7": a bound is not a value; "mate by White" if `mates` have names. */
export function formatValue(
	value: number | null,
	bound: Bound | null,
	mates: Mates | null = null
): string {
	if (value === null || bound === null) return '-';
	const isMate = mates !== null && !Number.isFinite(value);
	const text = isMate ? mates.names[value > 0 ? 'max' : 'min'] : String(value);
	return { exact: '', lower: '>= ', upper: '<= ' }[bound] + text;
}

/** Lines of columns, two spaces between them; the first column is always flush left. */
export function* alignColumns(
	rows: readonly (readonly string[])[],
	others: 'left' | 'right'
): Generator<string> {
	const columns = Math.max(...rows.map((row) => row.length));
	const widths = Array.from({ length: columns }, (_, column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0))
	);
	for (const row of rows) {
		const cells = row.map((cell, column) =>
			column > 0 && others === 'right'
				? cell.padStart(widths[column] as number)
				: cell.padEnd(widths[column] as number)
		);
		yield `${cells.join('  ').trimEnd()}\n`;
	}
}
