/**
 * The results of a run so far: a byte for each game of all its parts, one part after the other. A byte holds the
 * outcome and length of the game (experiment.ts), or that it is unplayed, so the bytes alone determine the remaining
 * games. They do not depend on who played which game, or in which order.
 */
import { assert } from '../../base/assert.ts';
import type { Plan } from './experiment.ts';
import { listStarts } from './starts.ts';

/** The byte of a game that has not been played. */
export const UNPLAYED = 255;

/** Games of one part of a run, numbered as in the part: from `from` up to, not including, `to`. */
export interface GameRange {
	readonly part: number;
	readonly from: number;
	readonly to: number;
}

/** Where the parts of a run begin and end among its bytes: `parts + 1` numbers, ascending from 0. */
export function partBounds(parts: readonly Plan[]): number[] {
	const bounds = [0];
	for (const { starts, seeds } of parts) {
		bounds.push((bounds.at(-1) as number) + seeds * listStarts(starts).ids.length);
	}
	return bounds;
}

export function emptyResults(games: number): Uint8Array {
	return new Uint8Array(games).fill(UNPLAYED);
}

/** The unplayed games, in order. */
export function listGaps(results: Uint8Array, bounds: readonly number[]): GameRange[] {
	const gaps: GameRange[] = [];
	for (let part = 0; part + 1 < bounds.length; part++) {
		const start = bounds[part] as number;
		const end = bounds[part + 1] as number;
		let at = start;
		while (at < end) {
			const from = results.indexOf(UNPLAYED, at);
			if (from === -1 || from >= end) break;
			at = from;
			while (at < end && results[at] === UNPLAYED) at++;
			gaps.push({ part, from: from - start, to: at - start });
		}
	}
	return gaps;
}

/** Writes the results of a range of games. */
export function writeResults(
	results: Uint8Array,
	bounds: readonly number[],
	part: number,
	from: number,
	bytes: Uint8Array
): void {
	const at = (bounds[part] as number) + from;
	assert(at + bytes.length <= (bounds[part + 1] as number), `Part ${part} has no game ${from}`);
	results.set(bytes, at);
}
