/** Memory per row: its columns, and all indices that the page derives from the rows and keeps. */
import { indexBytes, packIndices } from '../src/lib/core/layout/indices.ts';
import type { SetupFields } from '../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../src/lib/core/trace/record.ts';
import type { Trace } from '../src/lib/core/trace/trace.ts';
import type { Measurement, Table } from './measure.ts';
import type { Target } from './probe/summary.mjs';
import { DEEP_CHESS, EMPTY_GRID, setupOf } from './setup.ts';

const AT_MOST: Target = { sense: 'at most', bound: 40 };

/** Bytes per row, of the trace and its shadow together where they are not the same. */
function measure(name: string, fields: SetupFields): Table {
	const recording = recordSearch(setupOf(fields));
	const { trace, shadow, shadowRow } = recording;
	const traces = shadow === null || shadow === trace ? [trace] : [trace, shadow];
	const rows = sum(traces.map((one) => one.rows));
	const columns = sum(traces.map((one) => columnBytes(one)));
	const ties = shadowRow?.byteLength ?? 0;
	const indices = indexBytes(packIndices(recording));
	const parts = traces.map((one) => one.rows.toLocaleString('en')).join(' + ');
	return {
		title: `${name}, ${parts} rows, bytes per row`,
		rows: [
			{ name: 'columns', bytes: (columns + ties) / rows },
			{ name: 'columns and indices', bytes: (columns + ties + indices) / rows }
		],
		target: AT_MOST
	};
}

function columnBytes({ buffers }: Trace): number {
	return sum(buffers.map(({ byteLength }) => byteLength));
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, one) => total + one, 0);
}

export const memory: Measurement = {
	question: 'What does a row take in memory?',
	*tables() {
		const grid = { game: 'tictactoe', position: EMPTY_GRID };
		for (const [name, fields] of [
			['tic-tac-toe', grid],
			['chess, depth 5', DEEP_CHESS]
		] as const) {
			yield measure(`${name}, minimax`, { ...fields, algorithm: 'minimax' });
			yield measure(`${name}, alpha-beta and its shadow`, { ...fields, algorithm: 'alphabeta' });
		}
	}
};
