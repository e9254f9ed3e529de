/** The cost of recording a search, compared with the same search without an observer. */
import { nullObserver, type SearchObserver } from '../src/lib/core/search/observer.ts';
import { prepareSearch } from '../src/lib/core/search/prepare.ts';
import { codeOf } from '../src/lib/core/search/registry.ts';
import type { SetupFields } from '../src/lib/core/search/setup-fields.ts';
import { Recorder } from '../src/lib/core/trace/recorder.ts';
import { assembleTrace } from '../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../src/lib/core/trace/chunk.ts';
import { headerOf } from '../src/lib/core/trace/record.ts';
import type { Trace } from '../src/lib/core/trace/trace.ts';
import { compare, type Measurement, type Table } from './measure.ts';
import type { Target } from './probe/summary.mjs';
import { DEEP_CHESS, EMPTY_GRID, SWIFT_POST, setupOf } from './setup.ts';

const AT_MOST: Target = { sense: 'at most', bound: 2.5 };

function measure(name: string, fields: SetupFields, repetitions: number, target?: Target): Table {
	const setup = setupOf(fields);
	const prepared = prepareSearch(setup);
	const search = (observer: SearchObserver): number =>
		codeOf(setup.algorithm).run(prepared.newSearch(setup.algorithm, observer));
	const record = (): Trace => {
		const header = headerOf(setup, setup.algorithm);
		const chunks: TraceChunk[] = [];
		const { budget } = setup;
		const recorder = new Recorder(header, { budget, onChunk: (chunk) => chunks.push(chunk) });
		search(recorder);
		recorder.flush();
		return assembleTrace(header, chunks);
	};
	return compare({
		on: `${name}, ${record().rows.toLocaleString('en')} rows`,
		contestants: [
			{ name: 'not recorded', run: () => search(nullObserver) },
			{ name: 'recorded', run: record }
		],
		repetitions,
		...(target && { target })
	});
}

export const recording: Measurement = {
	question: 'What does recording cost?',
	*tables() {
		const game = 'tictactoe';
		const algorithm = 'minimax';
		yield measure('tic-tac-toe, minimax', { game, position: EMPTY_GRID, algorithm }, 15, AT_MOST);
		const chess = { game: 'chess', position: SWIFT_POST, depth: '3' };
		yield measure('chess, minimax, depth 3', { ...chess, algorithm }, 15);
		yield measure('chess, alpha-beta, depth 3', chess, 31);
		yield measure('chess, minimax, depth 5', { ...DEEP_CHESS, algorithm }, 3, AT_MOST);
	}
};
