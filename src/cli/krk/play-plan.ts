/**
 * Plays an experiment range by range, so that something can be said in between, and asked. A range knows nothing
 * of the others and tallies add up in any order: who plays them is of no matter to the figures.
 */
import {
	NO_GAMES,
	addTallies,
	type Experiment,
	type Tally
} from '../../lib/core/experiments/krk/experiment.ts';

/** Games in a range: some 20 milliseconds with few steps, some 200 with many. */
const RANGE = 100;

/**
 * @param results if given, each game's result is packed into it by its number
 * @param onProgress hears before each range, and at the end, how many games have been played
 * @param stop stops it after the range that is being played: the tally then has fewer games than the experiment
 */
export async function playPlan(
	experiment: Experiment,
	results: Uint8Array | null,
	onProgress: (games: number) => void,
	stop: AbortSignal
): Promise<Tally> {
	let tally = NO_GAMES;
	for (let from = 0; from < experiment.games && !stop.aborted; from += RANGE) {
		onProgress(from);
		const to = Math.min(from + RANGE, experiment.games);
		tally = addTallies(tally, experiment.run(from, to, results?.subarray(from, to) ?? null));
		// Signals are only heard between two tasks.
		await new Promise((resolve) => setImmediate(resolve));
	}
	onProgress(tally.games);
	return tally;
}
