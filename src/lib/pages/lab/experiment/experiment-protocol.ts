/** The tasks of the workers of an experiment, and what they say to them. */
import type { Plan } from '../../../core/experiments/krk/experiment.ts';
import type { FileGroup } from '../../../core/experiments/krk/result-files.ts';

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

/** To a worker that makes files. `results` holds all games of all parts. */
export type FileTask =
	| { readonly kind: 'csv'; readonly parts: readonly Plan[]; readonly results: Uint8Array }
	| {
			readonly kind: 'files';
			readonly parts: readonly Plan[];
			readonly results: Uint8Array;
			readonly group: FileGroup;
	  }
	| { readonly kind: 'positions' };
