/** Messages between the page and the workers of an experiment; both sides import this file. */
import type { Plan } from '../../../core/experiments/krk/experiment.ts';
import type { FileGroup } from '../../../core/experiments/krk/result-files.ts';

/** To a playing worker. */
export type PlayRequest =
	| {
			readonly id: number;
			readonly kind: 'play';
			readonly plan: Plan;
			/** Games of the plan, `to` not included. */
			readonly from: number;
			readonly to: number;
	  }
	| { readonly id: number; readonly kind: 'measure'; readonly plan: Plan };

export type PlayResponse =
	/** The next games of the range, in order, starting with the game with number `from`. */
	| {
			readonly id: number;
			readonly kind: 'played';
			readonly from: number;
			readonly results: Uint8Array<ArrayBuffer>;
	  }
	| { readonly id: number; readonly kind: 'done' }
	| { readonly id: number; readonly kind: 'measured'; readonly speed: Speed }
	| { readonly id: number; readonly kind: 'failed'; readonly message: string };

export interface Speed {
	/** Games per second of one worker. */
	readonly gamesPerSecond: number;
	/** Seconds before its first game: the time for making the tables. */
	readonly tableSeconds: number;
}

/** To a worker that makes files. `results` holds all games of all parts. */
export type FileRequest =
	| {
			readonly id: number;
			readonly kind: 'csv';
			readonly parts: readonly Plan[];
			readonly results: Uint8Array;
	  }
	| {
			readonly id: number;
			readonly kind: 'files';
			readonly parts: readonly Plan[];
			readonly results: Uint8Array;
			readonly group: FileGroup;
	  }
	| { readonly id: number; readonly kind: 'positions' };

export type FileResponse =
	/** A share of the work, 0..1. */
	| { readonly id: number; readonly kind: 'progress'; readonly share: number }
	| { readonly id: number; readonly kind: 'made'; readonly file: Blob }
	| { readonly id: number; readonly kind: 'failed'; readonly message: string };
