import { availableParallelism } from 'node:os';

/**
 * Starts the jobs in order, as many at a time as there are processors, and waits for all.
 * @param {readonly (() => Promise<void>)[]} jobs none of which throws
 * @param {number} [width]
 */
export async function sideBySide(jobs, width = availableParallelism()) {
	const left = jobs.values();
	const lane = async () => {
		// All lanes take from the one iterator.
		for (const job of left) await job();
	};
	await Promise.all(Array.from({ length: width }, lane));
}
