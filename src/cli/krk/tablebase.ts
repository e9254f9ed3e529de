/** `krk tablebase`: moves to mate by perfect play, counted over all positions with one side to move. */
import { ok } from '../../lib/core/base/result.ts';
import { fieldList } from '../../lib/core/fields/field-list.ts';
import {
	DRAWN,
	summarise,
	tablebase as tables,
	type TablebaseSummary
} from '../../lib/core/experiments/krk/tablebase.ts';
import type { Turn } from '../../lib/core/games/krk/placement.ts';
import { alignColumns } from '../table.ts';
import { listLegal } from './enumerate.ts';
import { csvLine, formatFen, jsonLine, nameTurn } from './format.ts';
import { TURN } from './options.ts';
import { subcommand } from './subcommand.ts';
import { formatCount } from '../../lib/core/base/count-words.ts';

export const tablebase = subcommand(fieldList<{ turn: Turn }>({ turn: TURN }), ({ turn }, form) => {
	switch (form) {
		case 'csv':
			return ok(rowsOf(turn));
		case 'json':
			return ok([jsonOf(turn)]);
		case 'lines':
			return ok(linesOf(turn, summarise(turn)));
	}
});

function jsonOf(turn: Turn): string {
	const { counts, draws, mean } = summarise(turn);
	return jsonLine({
		mateIn: turn === 'white' ? counts : null,
		lostIn: turn === 'black' ? counts : null,
		draws,
		mean
	});
}

function* rowsOf(turn: Turn): Generator<string> {
	const table = turn === 'white' ? tables().mateIn : tables().lostIn;
	yield csvLine(['id', 'fen', turn === 'white' ? 'mateIn' : 'lostIn']);
	for (const id of listLegal(turn)) {
		const moves = table[id] as number;
		yield csvLine([id, formatFen(id, turn), moves === DRAWN ? 'draw' : moves]);
	}
}

function* linesOf(turn: Turn, { counts, draws, mean }: TablebaseSummary): Generator<string> {
	const least = turn === 'white' ? 1 : 0;
	const total = counts.reduce((sum, count) => sum + count, draws);
	const verb = turn === 'white' ? 'mate in' : 'lost in';
	yield* alignColumns(
		[
			['to move', nameTurn(turn)],
			['positions', formatCount(total)],
			['draws', formatCount(draws)],
			['mean', `${mean.toFixed(5)} moves to mate, over all that are won`]
		],
		'left'
	);
	yield '\n';
	yield* alignColumns(
		[
			[verb, 'positions'],
			...counts.map((count, index) => [String(index + least), formatCount(count)])
		],
		'right'
	);
}
