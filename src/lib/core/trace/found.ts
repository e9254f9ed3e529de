/** What a search has found, to compare with what it finds when it is made again. */
import { answerOf } from './answer.ts';
import type { Counts } from './counts.ts';
import type { Trace } from './trace.ts';

export interface Found {
	/** Visited nodes and pruned moves. */
	readonly rows: number;
	/** Of the root, from MAX's side; null if it is not known, undefined if it is not said. */
	readonly value?: number | null | undefined;
	readonly counts: Readonly<Partial<Record<FoundCount, number>>>;
}

/** The counts that are kept. */
export const FOUND_COUNTS = [
	'visited',
	'leaves',
	'cutoffs',
	'prunedMoves',
	'neverVisited'
] as const satisfies readonly (keyof Counts)[];

export type FoundCount = (typeof FOUND_COUNTS)[number];

export function foundIn(trace: Trace, counts: Counts): Found {
	const kept = FOUND_COUNTS.map((name) => [name, counts[name]] as const);
	return {
		rows: trace.rows,
		value: answerOf(trace)?.value ?? null,
		counts: Object.fromEntries(kept.filter(([, count]) => count !== null))
	};
}
