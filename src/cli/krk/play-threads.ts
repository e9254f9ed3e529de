/** Plays an experiment on worker threads. Each is sent one range at a time, so that none waits for a slower one. */
import { Worker } from 'node:worker_threads';
import { NO_GAMES, addTallies, type Tally } from '../../lib/core/experiments/krk/experiment.ts';
import { RANGE, type Playing } from './play-plan.ts';
import type { PlayedRange, Range, ThreadData } from './play-thread.ts';

/** Beside this file, which is TypeScript here and a script in the package. */
const PROGRAM = new URL(
	import.meta.url.endsWith('.ts') ? './play-thread.ts' : './play-thread.js',
	import.meta.url
);

/** Thrown when a thread ends before its work is finished. */
export class ThreadDied extends Error {
	/** @param reason a clause, without a full stop */
	constructor(reason: string) {
		super(`A worker thread stopped: ${reason.replace(/\.$/, '')}.`);
		this.name = 'ThreadDied';
	}
}

/**
 * Plays all games; stops at once, at any point of the threads' work.
 *
 * @param program the threads' program
 * @throws ThreadDied
 */
export async function playOnThreads(
	playing: Playing,
	threads: number,
	program = PROGRAM
): Promise<Tally> {
	const { plan, results } = playing;
	const workerData: ThreadData = { plan, results: results ? 'each game' : 'tally alone' };
	const start = startOf(program);
	const workers = Array.from({ length: threads }, () => new Worker(start, { workerData }));
	try {
		return await handOut(workers, playing);
	} finally {
		await Promise.all(workers.map((worker) => worker.terminate()));
	}
}

/**
 * JavaScript that runs a program in TypeScript. Node 20 cannot do so itself, and the main thread's loader (`tsx` in
 * its arguments) does not apply to its threads.
 */
function startOf(program: URL): URL {
	if (!program.pathname.endsWith('.ts')) return program;
	const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
	const code = `import { register } from ${tsx}; register(); await import(${JSON.stringify(program)});`;
	return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}

function handOut(
	workers: readonly Worker[],
	{ games, results, onProgress, stop }: Playing
): Promise<Tally> {
	let tally = NO_GAMES;
	let next = 0;
	const send = (worker: Worker): void => {
		if (next === games) return;
		const range: Range = { from: next, to: Math.min(next + RANGE, games) };
		next = range.to;
		worker.postMessage(range);
	};
	return new Promise((resolve, reject) => {
		const hear = (worker: Worker, played: PlayedRange): void => {
			tally = addTallies(tally, played.tally);
			if (played.results !== null) results?.set(played.results, played.from);
			onProgress(tally.games);
			send(worker);
			if (tally.games === games) resolve(tally);
		};
		stop.addEventListener('abort', () => resolve(tally), { once: true });
		for (const worker of workers) {
			worker.on('message', (played: PlayedRange) => hear(worker, played));
			worker.on('error', (error) => reject(new ThreadDied(error.message)));
			worker.on('exit', (code) => reject(new ThreadDied(`it ended with code ${code}`)));
			send(worker);
		}
	});
}
