/**
 * A run chosen by the user: a profile with one or more numbers of steps, some starts and some seeds. Each number of
 * steps is an experiment of its own, a *part*; the paper's has two. As text it is the query of a link, which is also
 * the storage key of its results.
 */
import { MOST_SEED } from '../../base/random.ts';
import { fail, ok, type InputFault, type Result } from '../../base/result.ts';
import { LEAST_STEPS, MOST_STEPS } from '../../evaluate/krk-paper/levels/level-tables.ts';
import { RELEASED, type Profile } from '../../games/krk/profile/profile.ts';
import { formatProfile, parseProfile } from '../../games/krk/profile/profile-text.ts';
import type { Plan } from './experiment.ts';
import { listStarts, parseStarts, type Starts } from './starts.ts';

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

export const MOST_SEEDS = 1000;
export const MOST_FIRST_SEED = MOST_SEED - MOST_SEEDS;
/** Enough for the paper's experiment with the thirty seeds that the authors wanted; a byte of memory each. */
export const MOST_GAMES = 12_000_000;

export const RUN_FIELDS = ['profile', 'steps', 'starts', 'seed', 'seeds'] as const;
export type RunField = (typeof RUN_FIELDS)[number];
/** A plan as typed text. */
export type RunTexts = Readonly<Record<RunField, string>>;
export type RunFaults = Readonly<Partial<Record<RunField, InputFault>>>;

export function textsOf(plan: RunPlan): RunTexts {
	return {
		profile: formatProfile(plan.profile),
		steps: plan.steps.join(','),
		starts: plan.starts,
		seed: String(plan.firstSeed),
		seeds: String(plan.seeds)
	};
}

/** Reads all fields; the plan is null if any of them is faulty. */
export function parseRun(texts: RunTexts): {
	readonly plan: RunPlan | null;
	readonly faults: RunFaults;
} {
	const profile = parseProfile(texts.profile);
	const steps = parseSteps(texts.steps);
	const starts = parseStarts(texts.starts);
	const seed = parseWhole(texts.seed, 'krk-seed', 'The first seed', 0, MOST_FIRST_SEED);
	const seeds = parseWhole(texts.seeds, 'krk-seeds', 'How many seeds', 1, MOST_SEEDS);
	if (profile.ok && steps.ok && starts.ok && seed.ok && seeds.ok) {
		const plan = {
			profile: profile.value,
			steps: steps.value,
			starts: starts.value,
			firstSeed: seed.value,
			seeds: seeds.value
		};
		const tooMany = findExcess(plan);
		return tooMany === null ? { plan, faults: {} } : { plan: null, faults: { seeds: tooMany } };
	}
	const faults: Partial<Record<RunField, InputFault>> = {};
	for (const [field, read] of Object.entries({ profile, steps, starts, seed, seeds })) {
		if (!read.ok) faults[field as RunField] = read.fault;
	}
	return { plan: null, faults };
}

/** Reads "2" or "1, 2, 7". */
export function parseSteps(text: string): Result<readonly number[]> {
	const numbers = new Set<number>();
	let at = 0;
	for (const piece of text.split(',')) {
		const word = piece.trim();
		const steps = /^\d{1,3}$/.test(word) ? Number(word) : NaN;
		if (!(steps >= LEAST_STEPS && steps <= MOST_STEPS)) {
			const range = `${LEAST_STEPS} to ${MOST_STEPS}`;
			return fail('krk-steps', `Steps are whole numbers from ${range}, not ${quote(word)}.`, at);
		}
		numbers.add(steps);
		at += piece.length + 1;
	}
	return ok([...numbers].sort((one, other) => one - other));
}

function parseWhole(
	text: string,
	code: string,
	name: string,
	least: number,
	most: number
): Result<number> {
	const value = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
	if (value >= least && value <= most) return ok(value);
	return fail(code, `${name}: a whole number from ${least} to ${most}, not ${quote(text)}.`, 0);
}

function findExcess(plan: RunPlan): InputFault | null {
	const games = countGames(plan);
	if (games <= MOST_GAMES) return null;
	const [has, most] = [games, MOST_GAMES].map((count) => count.toLocaleString('en'));
	return {
		code: 'krk-games',
		message: `That would be ${has} games; one run can hold at most ${most}.`
	};
}

function quote(text: string): string {
	return `“${text.length <= 20 ? text : `${text.slice(0, 20)}…`}”`;
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
	const texts = textsOf(plan);
	const params = new URLSearchParams();
	for (const field of RUN_FIELDS) params.set(field, texts[field]);
	return params.toString();
}

/** The fields of a query; missing ones are as in the paper. */
export function readQuery(query: string): RunTexts {
	const params = new URLSearchParams(query);
	const paper = textsOf(PAPER_PLAN);
	const read = (field: RunField): string => params.get(field) ?? paper[field];
	return {
		profile: read('profile'),
		steps: read('steps'),
		starts: read('starts'),
		seed: read('seed'),
		seeds: read('seeds')
	};
}
