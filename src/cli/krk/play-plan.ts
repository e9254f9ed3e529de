/**
 * Plays an experiment range by range, so that something can be said in between, and asked. A range knows nothing
 * of the others and tallies add up in any order: who plays them is of no matter to the figures.
 */
import {
	NO_GAMES,
	addTallies,
	Experiment,
	type Plan,
	type Tally
} from '../../lib/core/experiments/krk/experiment.ts';

/** Games in a range: some 20 milliseconds with few steps, some 200 with many. */
export const RANGE = 100;

/** An experiment to be played, and who hears of it. */
export interface Playing {
	readonly plan: Plan;
	/** Games of the whole plan. */
	readonly games: number;
	/** If given, each game's result is packed into it by its number. */
	readonly results: Uint8Array | null;
	/** Hears how many games have been played, now and then and at the end. */
	readonly onProgress: (games: number) => void;
	/** Stops it as soon as possible: the tally then has fewer games than the experiment. */
	readonly stop: AbortSignal;
}

/** Plays all games in this thread; stops after the range that is being played. */
export async function playHere(playing: Playing): Promise<Tally> {
	const { plan, games, results, onProgress, stop } = playing;
	const experiment = new Experiment(plan);
	let tally = NO_GAMES;
	for (let from = 0; from < games && !stop.aborted; from += RANGE) {
		onProgress(from);
		const to = Math.min(from + RANGE, games);
		tally = addTallies(tally, experiment.run(from, to, results?.subarray(from, to) ?? null));
		// Signals are only heard between two tasks.
		await new Promise((resolve) => setImmediate(resolve));
	}
	onProgress(tally.games);
	return tally;
}
