/** `krk evaluate`: the paper's freeSquares, of one position or of all, in a chosen interpretation. */
import type { Column } from '../../lib/core/base/column.ts';
import { csvLines } from '../../lib/core/base/csv.ts';
import { ok } from '../../lib/core/base/result.ts';
import { READING_FIELD } from '../../lib/core/evaluate/krk-paper/program-fields.ts';
import { explainFreeSquares } from '../../lib/core/evaluate/krk-paper/explain.ts';
import { freeSquaresTable } from '../../lib/core/evaluate/krk-paper/free-squares.ts';
import { endgameValue } from '../../lib/core/evaluate/krk-paper/paper-value.ts';
import { READING_TEXTS, type Reading } from '../../lib/core/games/krk/profile/readings.ts';
import { countSquares } from '../../lib/core/evaluate/krk-paper/square-set.ts';
import type { Turn } from '../../lib/core/games/krk/placement.ts';
import { command, optionsOf, type Form } from '../command.ts';
import { failAt } from '../fault.ts';
import { alignColumns } from '../table.ts';
import { listLegal } from './enumerate.ts';
import { formatFen, jsonLine, nameTurn, positionColumns } from './format.ts';
import { ID, requireId, TURN } from './options.ts';
import { formatCount } from '../../lib/core/base/count-words.ts';

export const evaluate = command(
	'krk evaluate',
	{
		options: optionsOf({ id: ID, turn: TURN, reading: READING_FIELD }),
		switches: ['all', 'json', 'csv']
	},
	({ values: { id, turn, reading }, form, switches }) => {
		if (switches.has('all')) {
			return id === null
				? ok(describeAll(turn, reading, form))
				: failAt('--id', 'Choose --id or --all, not both.');
		}
		const one = requireId(id, 'evaluate', 'Give its number with --id, or --all.');
		return one.ok ? ok(describeOne(one.value, turn, reading, form)) : one;
	}
);

function describeOne(id: number, turn: Turn, reading: Reading, form: Form): Iterable<string> {
	const found = explainFreeSquares(id, turn, reading);
	switch (form) {
		case 'csv':
			return tableOf([id], turn, reading);
		case 'json':
			return [jsonLine({ freeSquares: found.total, case: found.case })];
		case 'lines': {
			const rows = [
				['position', `${id}, ${formatFen(id, turn)}`],
				...describeReading(turn, reading),
				['free squares', String(found.total)],
				['taken away', `${countSquares(found.taken)} by the white king`],
				['case', found.case]
			];
			if (found.ending !== null) {
				rows.push(['ending', `${found.ending}, worth ${endgameValue(found.ending)} in its place`]);
			}
			return alignColumns(rows, 'left');
		}
	}
}

function describeAll(turn: Turn, reading: Reading, form: Form): Iterable<string> {
	const ids = listLegal(turn);
	if (form === 'csv') return tableOf(ids, turn, reading);
	const table = freeSquaresTable(reading, turn);
	let [sum, min, max] = [0, Infinity, -Infinity];
	for (const id of ids) {
		const value = table[id] as number;
		sum += value;
		min = Math.min(min, value);
		max = Math.max(max, value);
	}
	const count = ids.length;
	if (form === 'json') return [jsonLine({ count, sum, min, max })];
	return alignColumns(
		[
			...describeReading(turn, reading),
			['positions', formatCount(count)],
			['free squares', `${min} to ${max}, ${(sum / count).toFixed(4)} on average`],
			['sum', formatCount(sum)]
		],
		'left'
	);
}

function describeReading(turn: Turn, reading: Reading): string[][] {
	return [
		['to move', nameTurn(turn)],
		['reading', `${reading}: ${READING_TEXTS[reading].about}`]
	];
}

function tableOf(ids: Iterable<number>, turn: Turn, reading: Reading): Generator<string> {
	const columns: readonly Column<Explained>[] = [
		...positionColumns(turn),
		{ id: 'freeSquares', of: ({ found }) => found.total },
		{ id: 'case', of: ({ found }) => found.case }
	];
	return csvLines(columns, explainAll(ids, turn, reading));
}

interface Explained {
	readonly id: number;
	readonly found: ReturnType<typeof explainFreeSquares>;
}

function* explainAll(ids: Iterable<number>, turn: Turn, reading: Reading): Generator<Explained> {
	for (const id of ids) yield { id, found: explainFreeSquares(id, turn, reading) };
}
