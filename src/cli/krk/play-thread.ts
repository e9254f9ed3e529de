/** A worker thread of an experiment: makes the tables of its plan once and plays the ranges it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '../../lib/core/base/assert.ts';
import { Experiment, type Plan, type Tally } from '../../lib/core/experiments/krk/experiment.ts';

/** Data of a thread at its start. */
export interface ThreadData {
	readonly plan: Plan;
	/** Whether each game's result is needed, or the tally alone. */
	readonly results: 'each game' | 'tally alone';
}

/** Games from number `from` up to, not including, `to`. */
export interface Range {
	readonly from: number;
	readonly to: number;
}

/** A range that was played. */
export interface PlayedRange {
	readonly from: number;
	readonly tally: Tally;
	readonly results: Uint8Array | null;
}

assert(parentPort !== null, 'this is the program of a worker thread');
const port = parentPort;
const data = workerData as ThreadData;
const experiment = new Experiment(data.plan);

port.on('message', ({ from, to }: Range) => {
	const results = data.results === 'each game' ? new Uint8Array(to - from) : null;
	const tally = experiment.run(from, to, results);
	port.postMessage({ from, tally, results } satisfies PlayedRange);
});
