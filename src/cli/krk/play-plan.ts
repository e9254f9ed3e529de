/**
 * Plays an experiment range by range, so that progress and stop signals are handled in between. Ranges are
 * independent and tallies add up in any order, so the figures do not depend on who plays them.
 */
import {
	NO_GAMES,
	addTallies,
	Experiment,
	type Plan,
	type Tally
} from '../../lib/core/experiments/krk/experiment.ts';

/** Games in a range: about 20 milliseconds with few steps, about 200 with many. */
export const RANGE = 100;

/** An experiment to play, with its listeners. */
export interface Playing {
	readonly plan: Plan;
	/** Games of the whole plan. */
	readonly games: number;
	/** If given, each game's result is packed into it at the game's number. */
	readonly results: Uint8Array | null;
	/** Called at intervals and at the end with the number of played games. */
	readonly onProgress: (games: number) => void;
	/** Stops it as soon as possible: the tally then has fewer games than the experiment. */
	readonly stop: AbortSignal;
}

/** Plays all games in this thread; stops after the current range. */
export async function playHere(playing: Playing): Promise<Tally> {
	const { plan, games, results, onProgress, stop } = playing;
	const experiment = new Experiment(plan);
	let tally = NO_GAMES;
	for (let from = 0; from < games && !stop.aborted; from += RANGE) {
		onProgress(from);
		const to = Math.min(from + RANGE, games);
		tally = addTallies(tally, experiment.run(from, to, results?.subarray(from, to) ?? null));
		// Signals are only handled between two tasks.
		await new Promise((resolve) => setImmediate(resolve));
	}
	onProgress(tally.games);
	return tally;
}
