/**
 * The paper's reported figures (Bozinovski and Jankuloski 2023, section IV), the means of its program over thirty
 * seeds, and the random deviation of a run from them.
 */
import type { Column } from '../../base/column.ts';
import { CLEAN, RELEASED, type Profile } from '../../games/krk/profile/profile.ts';
import { formatProfile } from '../../games/krk/profile/profile-text.ts';
import type { Summary } from './experiment.ts';
import type { Starts } from './starts.ts';

/** What is measured of a run, for the page, JSON and the command line: shares in per cent, and full moves. */
export const MEASURES = [
	{ id: 'mate', name: 'Mates', of: ({ shares }: Summary) => 100 * shares.checkmate },
	{ id: 'fifty', name: 'Fifty moves', of: ({ shares }: Summary) => 100 * shares['fifty-moves'] },
	{ id: 'stalemate', name: 'Stalemates', of: ({ shares }: Summary) => 100 * shares.stalemate },
	{ id: 'threefold', name: 'Threefold', of: ({ shares }: Summary) => 100 * shares.threefold },
	{
		id: 'rookCapture',
		name: 'Rook captured',
		of: ({ shares }: Summary) => 100 * shares['rook-capture']
	},
	{ id: 'meanMoves', name: 'Mean moves', of: ({ meanMoves }: Summary) => meanMoves }
] as const satisfies readonly Column<Summary>[];

export type Measure = (typeof MEASURES)[number]['id'];

/** A mean over seeds of the whole sweep, with the standard deviation of a single seed if known. */
interface Expected {
	readonly mean: number;
	readonly sd: number | null;
}

/** By steps. Its lengths are printed as whole moves; outcomes that it does not mention did not occur. */
export const PAPER_FIGURES: Readonly<Record<1 | 2, Readonly<Record<Measure, number>>>> = {
	1: { mate: 48.27, fifty: 51.73, stalemate: 0, threefold: 0, rookCapture: 0, meanMoves: 37 },
	2: { mate: 84.25, fifty: 15.75, stalemate: 0, threefold: 0, rookCapture: 0, meanMoves: 23 }
};

const NONE: Expected = { mean: 0, sd: 0 };

function expect(mate: number, sdMate: number, moves: number, sdMoves: number | null): Expectations {
	return {
		mate: { mean: mate, sd: sdMate },
		// Without other draws the two shares add up to 100 in every run.
		fifty: { mean: 100 - mate, sd: sdMate },
		stalemate: NONE,
		threefold: NONE,
		rookCapture: NONE,
		meanMoves: { mean: moves, sd: sdMoves }
	};
}

type Expectations = Readonly<Record<Measure, Expected>>;

/** Thirty seeds of every start: 10.5 million games. */
const EXPECTED: readonly (readonly [profile: Profile, steps: number, expected: Expectations])[] = [
	[RELEASED, 1, expect(48.341, 0.094, 37.035, 0.027)],
	[RELEASED, 2, expect(84.269, 0.06, 23.379, 0.022)],
	[CLEAN, 1, expect(52.43, 0.11, 35.89, null)],
	[CLEAN, 2, expect(85.81, 0.08, 25.23, null)]
];

/** Expected figures of a profile with that many steps; null if unknown. */
export function expectedOf(profile: Profile, steps: number): Expectations | null {
	const text = formatProfile(profile);
	const known = EXPECTED.find(([one, n]) => n === steps && formatProfile(one) === text);
	return known?.[2] ?? null;
}

export function isPaperSteps(steps: number): steps is 1 | 2 {
	return steps === 1 || steps === 2;
}

/**
 * The standard deviation of a run's measure from the expected mean; null if it cannot be stated: consecutive ids are
 * not a sample of all starts.
 */
export function deviationOf(
	expected: Expected,
	which: Measure,
	summary: Summary,
	starts: Starts,
	seeds: number
): number | null {
	if (expected.sd === null || expected.sd === 0 || starts.startsWith('ids:')) return null;
	if (starts === 'all') return expected.sd / Math.sqrt(seeds);
	if (which === 'meanMoves') return Math.sqrt(varianceOfMoves(summary) / summary.games);
	const share = expected.mean / 100;
	return 100 * Math.sqrt((share * (1 - share)) / summary.games);
}

function varianceOfMoves({ lengths, weight, meanMoves }: Summary): number {
	const squares = lengths.reduce((sum, n, moves) => sum + n * (moves - meanMoves) ** 2, 0);
	return squares / weight;
}

const [ONE, TWO] = [PAPER_FIGURES[1], PAPER_FIGURES[2]];

/** From 1 step to 2, by the paper's own table: relative change of a figure. */
export const PAPER_CHANGES = {
	matesRose: TWO.mate / ONE.mate - 1,
	drawsFell: 1 - TWO.fifty / ONE.fifty,
	/** In the other direction, from 2 steps to 1: printed in the paper as the fall. */
	drawsRose: ONE.fifty / TWO.fifty - 1,
	movesToPrinted: 1 - TWO.meanMoves / ONE.meanMoves,
	/** The printed figure, although the paper's table says 23. */
	movesToTwentyFour: 1 - 24 / ONE.meanMoves
} as const;
