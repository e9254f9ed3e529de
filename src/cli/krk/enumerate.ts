/** `krk enumerate`: all legal positions with one side to move, in the released program's numbering. */
import { csvLines } from '../../lib/core/base/csv.ts';
import { ok } from '../../lib/core/base/result.ts';
import { LEGAL_REPLY, LEGAL_START, listPlacements } from '../../lib/core/games/krk/legality.ts';
import type { Turn } from '../../lib/core/games/krk/placement.ts';
import { command, optionsOf } from '../command.ts';
import { alignColumns } from '../table.ts';
import { formatFen, jsonLine, nameTurn, positionColumns } from './format.ts';
import { TURN } from './options.ts';
import { formatCount } from '../../lib/core/base/count-words.ts';

/** What the commands about all positions take. */
export const POSITIONS = { options: optionsOf({ turn: TURN }), switches: ['json', 'csv'] } as const;

export const enumerate = command('krk enumerate', POSITIONS, ({ values: { turn }, form }) => {
	const ids = listLegal(turn);
	switch (form) {
		case 'csv':
			return ok(csvLines(positionColumns(turn), rowsOf(ids)));
		case 'json':
			return ok([jsonLine({ count: ids.length, first: ids.at(0), last: ids.at(-1) })]);
		case 'lines':
			return ok(linesOf(ids, turn));
	}
});

/** The ids that are legal with a side to move, ascending. */
export function listLegal(turn: Turn): Int32Array {
	return listPlacements(turn === 'white' ? LEGAL_START : LEGAL_REPLY);
}

/** A row for each position. */
export function rowsOf(ids: Int32Array): { readonly id: number }[] {
	return Array.from(ids, (id) => ({ id }));
}

function linesOf(ids: Int32Array, turn: Turn): Iterable<string> {
	const name = (id: number): string => `${id}, ${formatFen(id, turn)}`;
	return alignColumns(
		[
			['to move', nameTurn(turn)],
			['positions', formatCount(ids.length)],
			['first', name(ids.at(0) as number)],
			['last', name(ids.at(-1) as number)]
		],
		'left'
	);
}
