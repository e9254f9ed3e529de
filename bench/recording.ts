/** What recording a search costs, against the same search with nobody listening. */
import { nullObserver, type SearchObserver } from '../src/lib/core/search/observer.ts';
import { prepareSearch } from '../src/lib/core/search/prepare.ts';
import { ALGORITHMS } from '../src/lib/core/search/registry.ts';
import type { SetupFields } from '../src/lib/core/search/parse-setup.ts';
import { Recorder } from '../src/lib/core/trace/recorder.ts';
import type { Trace } from '../src/lib/core/trace/trace.ts';
import { compare, type Measurement, type Table } from './measure.ts';
import { EMPTY_GRID, SWIFT_POST, setupOf } from './setup.ts';

function measure(name: string, fields: SetupFields, repetitions: number): Table {
	const setup = setupOf(fields);
	const algorithm = ALGORITHMS[setup.algorithm];
	const prepared = prepareSearch(setup);
	const search = (observer: SearchObserver): number =>
		algorithm.run({ tree: prepared.newTree(), observer, cut: setup.cut, fail: setup.fail });
	const record = (): Trace => {
		const window = algorithm.usesWindow ? ([-Infinity, Infinity] as const) : null;
		const passes = [{ rootRow: 0, depth: setup.depth, window }];
		const recorder = new Recorder({ version: 1, setup, passes }, { budget: setup.budget });
		search(recorder);
		return recorder.trace();
	};
	return compare({
		on: `${name}, ${record().rows.toLocaleString('en')} rows`,
		contestants: [
			{ name: 'not recorded', run: () => search(nullObserver) },
			{ name: 'recorded', run: record }
		],
		repetitions
	});
}

export const recording: Measurement = {
	question: 'What does recording cost?',
	*tables() {
		const game = 'tictactoe';
		const algorithm = 'minimax';
		yield measure('tic-tac-toe, minimax', { game, position: EMPTY_GRID, algorithm }, 15);
		const chess = { game: 'chess', position: SWIFT_POST, depth: '3' };
		yield measure('chess, minimax, depth 3', { ...chess, algorithm }, 15);
		yield measure('chess, alpha-beta, depth 3', chess, 31);
	}
};
