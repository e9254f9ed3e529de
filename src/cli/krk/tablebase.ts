/** `krk tablebase`: moves to mate by perfect play, counted over all positions with one side to move. */
import type { Column } from '../../lib/core/base/column.ts';
import { csvLines } from '../../lib/core/base/csv.ts';
import { ok } from '../../lib/core/base/result.ts';
import {
	DRAWN,
	summarise,
	tablebase as tables,
	type TablebaseSummary
} from '../../lib/core/experiments/krk/tablebase.ts';
import type { Turn } from '../../lib/core/games/krk/placement.ts';
import { command } from '../command.ts';
import { alignColumns } from '../table.ts';
import { listLegal, POSITIONS, rowsOf } from './enumerate.ts';
import { jsonLine, nameTurn, positionColumns } from './format.ts';
import { formatCount } from '../../lib/core/base/count-words.ts';

export const tablebase = command('krk tablebase', POSITIONS, ({ values: { turn }, form }) => {
	switch (form) {
		case 'csv':
			return ok(tableOf(turn));
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

function tableOf(turn: Turn): Generator<string> {
	const { mateIn, lostIn } = tables();
	const moves = turn === 'white' ? mateIn : lostIn;
	const distance: Column<{ readonly id: number }> = {
		id: turn === 'white' ? 'mateIn' : 'lostIn',
		of: ({ id }) => (moves[id] === DRAWN ? 'draw' : moves[id])
	};
	return csvLines([...positionColumns(turn), distance], rowsOf(listLegal(turn)));
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
