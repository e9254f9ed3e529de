import { csvHead, csvRows } from '$lib/core/base/csv.ts';
import type { Plan } from '$lib/core/experiments/krk/experiment.ts';
import { GAME_COLUMNS, playedGames } from '$lib/core/experiments/krk/games-csv.ts';
import { listStarts } from '$lib/core/experiments/krk/starts.ts';

/** Lines made at once: the page responds between two portions. */
const LINES = 10_000;

/** Games of some plans, with their results (run-results.ts). */
interface PlayedPlans {
	readonly parts: readonly Plan[];
	readonly bounds: readonly number[];
	readonly results: Uint8Array;
}

/**
 * All played games as a table; null if it was stopped.
 *
 * @param onProgress receives the finished share, 0..1
 */
export async function makeCsv(
	{ parts, bounds, results }: PlayedPlans,
	stop: AbortSignal,
	onProgress: (share: number) => void
): Promise<Blob | null> {
	const portions = [new Blob([csvHead(GAME_COLUMNS)])];
	for (const [part, plan] of parts.entries()) {
		const own = results.subarray(bounds[part], bounds[part + 1]);
		const starts = listStarts(plan.starts);
		for (let from = 0; from < own.length; from += LINES) {
			const to = Math.min(from + LINES, own.length);
			const games = playedGames(plan, starts, own, from, to);
			portions.push(new Blob([...csvRows(GAME_COLUMNS, games)]));
			onProgress(((bounds[part] as number) + to) / results.length);
			await new Promise((resolve) => setTimeout(resolve));
			if (stop.aborted) return null;
		}
	}
	return new Blob(portions, { type: 'text/csv' });
}
