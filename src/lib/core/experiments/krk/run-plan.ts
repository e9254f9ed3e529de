/**
 * A run chosen by the user: a profile with one or more numbers of steps, some starts and some seeds. Each number of
 * steps is an experiment of its own, a *part*; the paper's has two. As text it is the query of a link.
 */
import { formatCount } from '../../base/count-words.ts';
import { quote } from '../../base/clip.ts';
import { readPieces } from '../../base/pieces.ts';
import { MOST_SEED } from '../../base/random.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { zerosInFront } from '../../base/zeros-in-front.ts';
import { LEAST_STEPS, MOST_STEPS } from '../../evaluate/krk-paper/levels/level-tables.ts';
import { PROGRAM_FIELDS } from '../../evaluate/krk-paper/program-fields.ts';
import { failMissing, whole, type FieldsOf } from '../../fields/field.ts';
import { fieldList, type FieldFault, type Texts } from '../../fields/field-list.ts';
import { encodeFully } from '../../fields/query.ts';
import { RELEASED, type Profile } from '../../games/krk/profile/profile.ts';
import type { Plan } from './experiment.ts';
import { listStarts, parseStarts, START_KINDS, type Starts } from './starts.ts';

export interface RunPlan {
	readonly profile: Profile;
	/** For both sides; ascending, without duplicates. */
	readonly steps: readonly number[];
	readonly starts: Starts;
	readonly firstSeed: number;
	readonly seeds: number;
}

/** The paper's own: 1 and 2 steps from every legal start, 350,336 games. */
export const PAPER_PLAN: RunPlan = {
	profile: RELEASED,
	steps: [1, 2],
	starts: 'all',
	firstSeed: 1,
	seeds: 1
};

const MOST_SEEDS = 1000;
const MOST_FIRST_SEED = MOST_SEED - MOST_SEEDS;
/** Enough for the paper's experiment with the thirty seeds that the authors wanted; a byte of memory each. */
const MOST_GAMES = 12_000_000;

export type RunField = 'profile' | 'steps' | 'starts' | 'seed' | 'seeds';
/** A plan as typed text; missing fields are as in the paper. */
export type RunTexts = Texts<RunField>;

/** The fields of a run. Links give all of them. */
export const RUN_FIELDS = {
	profile: { ...PROGRAM_FIELDS.profile, written: 'always' },
	steps: {
		label: 'Steps',
		about: `how far both sides look ahead, ${LEAST_STEPS} to ${MOST_STEPS}; a step is two plies; several with commas between them`,
		hint: () =>
			`How far both sides look ahead, ${LEAST_STEPS} to ${MOST_STEPS}; several with commas.`,
		size: 14,
		written: 'always',
		parse: parseSteps,
		format: (steps: readonly number[]) => steps.join(','),
		default: () => PAPER_PLAN.steps
	},
	starts: {
		label: 'Starts',
		about:
			'all, classes (one for each under the symmetries, weighted; the released program can play differently within a class), every:K or ids:A-B',
		options: () => START_KINDS,
		written: 'always',
		parse: parseStarts,
		format: (starts: Starts) => starts,
		default: () => PAPER_PLAN.starts
	},
	firstSeed: whole({
		name: 'seed',
		label: 'First seed',
		about: `the seeds are this and those that follow, 0 to ${MOST_FIRST_SEED}`,
		hint: () => 'The next ones follow it.',
		written: 'always',
		least: 0,
		most: MOST_FIRST_SEED,
		code: 'krk-seed',
		wrong: (quoted) =>
			`The first seed: a whole number from 0 to ${MOST_FIRST_SEED}, not ${quoted}.`,
		default: PAPER_PLAN.firstSeed
	}),
	seeds: whole({
		label: 'Seeds',
		about: `games from each start, at most ${MOST_SEEDS}, each with its own seed`,
		hint: () => 'Games from each start.',
		written: 'always',
		least: 1,
		most: MOST_SEEDS,
		code: 'krk-seeds',
		wrong: (quoted) => `How many seeds: a whole number from 1 to ${MOST_SEEDS}, not ${quoted}.`,
		default: PAPER_PLAN.seeds
	})
} as const satisfies FieldsOf<RunPlan>;

export const RUN = fieldList<RunPlan, RunField>(RUN_FIELDS, encodeFully);

/** Reads all fields; the plan is null if any of them is faulty, or if it has too many games. */
export function parseRun(texts: RunTexts): {
	readonly plan: RunPlan | null;
	readonly faults: readonly FieldFault<RunField>[];
} {
	const { values: plan, faults } = RUN.parse(texts);
	if (faults.length > 0) return { plan: null, faults };
	const games = countGames(plan);
	if (games <= MOST_GAMES) return { plan, faults };
	const message = `That would be ${formatCount(games)} games; one run can hold at most ${formatCount(MOST_GAMES)}.`;
	return { plan: null, faults: [{ field: 'seeds', fault: { code: 'krk-games', message } }] };
}

/** Reads "2" or "1, 2, 7". */
export function parseSteps(text: string): Result<readonly number[]> {
	const { result } = readPieces(text.split(','), (piece) => {
		const word = piece.trim();
		const steps = /^\d{1,3}$/.test(word) ? Number(word) : NaN;
		if (steps >= LEAST_STEPS && steps <= MOST_STEPS) {
			const zeros = zerosInFront(word);
			return zeros === null ? ok(steps) : fail('krk-steps', zeros);
		}
		const range = `${LEAST_STEPS} to ${MOST_STEPS}`;
		if (word === '') return failMissing('krk-steps', `whole numbers from ${range}`);
		return fail('krk-steps', `Steps are whole numbers from ${range}, not ${quote(word)}.`);
	});
	return result.ok ? ok([...new Set(result.value)].sort((one, other) => one - other)) : result;
}

export function countGames({ steps, starts, seeds }: RunPlan): number {
	return steps.length * seeds * listStarts(starts).ids.length;
}

/** One experiment for each number of steps, in their order. */
export function partsOf({ profile, steps, starts, firstSeed, seeds }: RunPlan): Plan[] {
	return steps.map((n) => ({
		profile,
		whiteSteps: n,
		blackSteps: n,
		starts,
		firstSeed,
		seeds
	}));
}

/** The query of a link, without `?`. Equal plans, equal texts. */
export function formatRun(plan: RunPlan): string {
	return RUN.query(plan);
}
