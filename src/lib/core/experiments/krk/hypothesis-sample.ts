/**
 * Played games to compare with the exact figures, with all rules and the game's record, and the standard errors of
 * their means.
 */
import { CLEAN } from '../../games/krk/profile/profile.ts';
import { summariseTally, type Plan, type Tally } from './experiment.ts';
import type { Mates } from './hypothesis-point.ts';
import type { Starts } from './starts.ts';

/** The available sets of starts, with their number of games per seed. */
export const SAMPLE_STARTS = {
	'every:100': 1752,
	classes: 21_959
} as const satisfies Partial<Record<Starts, number>>;
export type SampleStarts = keyof typeof SAMPLE_STARTS;

/** The games played for one point. */
export interface SamplePlan {
	readonly mates: Mates;
	readonly steps: number;
	readonly starts: SampleStarts;
	/** Seeds 1, 2, ...: one game per start and seed. */
	readonly seeds: number;
}

/** Sampled figures; the deviations are those of the means. */
export interface HypothesisSample extends SamplePlan {
	/** Games played: number of starts times number of seeds. */
	readonly games: number;
	/** Shares, 0..1, the starts weighted. */
	readonly mate: number;
	readonly mateDeviation: number;
	readonly threefold: number;
	/** Mean length in full moves. */
	readonly moves: number;
	readonly movesDeviation: number;
}

/** The greatest number of seeds. */
export const MOST_SEEDS = 30;

export function planOfSample({ mates, steps, starts, seeds }: SamplePlan): Plan {
	return {
		profile: { ...CLEAN, mates },
		whiteSteps: steps,
		blackSteps: steps,
		starts,
		firstSeed: 1,
		seeds
	};
}

/** The figures of at least one game of a plan. */
export function summariseSample(plan: SamplePlan, tally: Tally): HypothesisSample {
	const { games, weight, shares, meanMoves, lengths } = summariseTally(tally);
	const mate = shares.checkmate;
	const spread = lengths.reduce((sum, count, moves) => sum + count * (moves - meanMoves) ** 2, 0);
	return {
		...plan,
		games,
		mate,
		mateDeviation: Math.sqrt((mate * (1 - mate)) / games),
		threefold: shares.threefold,
		moves: meanMoves,
		movesDeviation: Math.sqrt(spread / weight / games)
	};
}

/** Number of games in a plan. */
export function gamesOf({ starts, seeds }: SamplePlan): number {
	return seeds * SAMPLE_STARTS[starts];
}
