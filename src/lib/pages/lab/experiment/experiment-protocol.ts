/** The tasks of the workers of an experiment, and what they say to them. */
import type { Plan } from '../../../core/experiments/krk/experiment.ts';

/** To a playing worker. */
export type PlayTask =
	| {
			readonly kind: 'play';
			readonly plan: Plan;
			/** Games of the plan, `to` not included. */
			readonly from: number;
			readonly to: number;
	  }
	| { readonly kind: 'measure'; readonly plan: Plan };

/** The next games of the range, in order, starting with the game with number `from`. */
export interface Played {
	readonly from: number;
	readonly results: Uint8Array<ArrayBuffer>;
}

export interface Speed {
	/** Games per second of one worker. */
	readonly gamesPerSecond: number;
	/** Seconds before its first game: the time for making the tables. */
	readonly tableSeconds: number;
}
