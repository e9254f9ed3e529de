/** Going to any step by folding the path in the trace, compared with replaying the events from the start. */
import type { SetupFields } from '../src/lib/core/search/setup-fields.ts';
import { seededRandom } from '../src/lib/core/base/random.ts';
import { eventAt, momentAt, type StepKind } from '../src/lib/core/trace/cursor.ts';
import { recordSearch } from '../src/lib/core/trace/record.ts';
import type { Trace } from '../src/lib/core/trace/trace.ts';
import { compare, type Measurement, type Table } from './measure.ts';
import type { Target } from './probe/summary.mjs';
import { DEEP_CHESS, EMPTY_GRID, SWIFT_POST, setupOf } from './setup.ts';

const AT_LEAST: Target = { sense: 'at least', bound: 1000 };

const KINDS: readonly StepKind[] = ['enter', 'evaluate', 'return', 'cut', 'finish'];

/** The events as a log: for each step its kind and its row. */
function logOf(trace: Trace): { kind: Uint8Array; row: Uint32Array } {
	const kind = new Uint8Array(trace.steps);
	const row = new Uint32Array(trace.steps);
	for (let step = 0; step < trace.steps; step++) {
		const event = eventAt(trace, step);
		kind[step] = KINDS.indexOf(event.kind);
		row[step] = event.subject;
	}
	return { kind, row };
}

/** The window and the best at every level of the stack at `step`, computed without an index. */
function playBack(trace: Trace, { kind, row }: ReturnType<typeof logOf>, step: number): number {
	const alpha = [-Infinity];
	const beta = [Infinity];
	const best: number[] = [];
	let level = -1;
	for (let at = 0; at <= step; at++) {
		const about = row[at] as number;
		const event = KINDS[kind[at] as number];
		if (event === 'enter' || event === 'evaluate') {
			level++;
			if (level > 0) {
				alpha[level] = alpha[level - 1] as number;
				beta[level] = beta[level - 1] as number;
			}
			best[level] = NaN;
		} else if (event === 'return') {
			level--;
			const value = trace.valueOf(about);
			const max = !trace.isMax(about);
			const before = best[level] as number;
			if (!(max ? value <= before : value >= before)) best[level] = value;
			if (max) alpha[level] = Math.max(alpha[level] as number, value);
			else beta[level] = Math.min(beta[level] as number, value);
		}
	}
	return (alpha[level] as number) + (beta[level] as number);
}

interface Amount {
	readonly seeks: number;
	/** Number of random steps to replay to, in each repetition: the first of the sought ones. */
	readonly replays: number;
	readonly target?: Target;
}

function measure(name: string, fields: SetupFields, { seeks, replays, target }: Amount): Table {
	const { trace } = recordSearch(setupOf(fields));
	const log = logOf(trace);
	const random = seededRandom(5);
	const steps = Array.from({ length: seeks }, () => Math.floor(random() * trace.steps));
	return compare({
		on: `${name}, random steps of ${trace.steps.toLocaleString('en')}, time per step`,
		contestants: [
			{
				name: 'fold the path',
				run: () => steps.map((step) => momentAt(trace, step)),
				times: seeks
			},
			{
				name: 'replay the events',
				run: () => steps.slice(0, replays).map((step) => playBack(trace, log, step)),
				times: replays
			}
		],
		repetitions: 7,
		...(target && { target })
	});
}

export const seek: Measurement = {
	question: 'What does it cost to go to any step?',
	*tables() {
		const chess = { game: 'chess', position: SWIFT_POST, depth: '3' };
		yield measure('chess, alpha-beta, depth 3', chess, { seeks: 10_000, replays: 1000 });
		const grid = { game: 'tictactoe', position: EMPTY_GRID };
		yield measure('tic-tac-toe, alpha-beta', grid, { seeks: 10_000, replays: 100 });
		const algorithm = 'minimax';
		yield measure('tic-tac-toe, minimax', { ...grid, algorithm }, { seeks: 10_000, replays: 20 });
		yield measure(
			'chess, minimax, depth 5, 3.4 million nodes',
			{ ...DEEP_CHESS, algorithm },
			{ seeks: 10_000, replays: 5, target: AT_LEAST }
		);
	}
};
