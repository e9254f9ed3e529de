/** The options of an experiment. */
import { ok, type Result } from '../../lib/core/base/result.ts';
import type { Plan } from '../../lib/core/experiments/krk/experiment.ts';
import { LEAST_STEPS, MOST_STEPS } from '../../lib/core/evaluate/krk-paper/levels/level-tables.ts';
import {
	PROFILES,
	PROFILE_IDS,
	type ProfileId
} from '../../lib/core/evaluate/krk-paper/levels/profile.ts';
import { parseStarts } from '../../lib/core/experiments/krk/starts.ts';
import { faultOfOption, type CliFault } from '../fault.ts';
import { readChoice, readCount } from './read-options.ts';
import type { KrkWords } from './subcommand.ts';

/** The paper's own, so that without any option its first column is played again. */
export const DEFAULT_PROFILE: ProfileId = 'released';
export const DEFAULT_STEPS = 1;
export const DEFAULT_STARTS = 'all';
export const MATES = ['flat', 'depth'] as const;

/** Seeds are 1, 2, ...; more than these would be weeks of work. */
export const FIRST_SEED = 1;
export const MOST_SEEDS = 1000;

export interface NamedPlan {
	readonly profile: ProfileId;
	readonly plan: Plan;
}

export function readPlan(words: KrkWords): Result<NamedPlan, CliFault> {
	const profile = readChoice(words, 'profile', PROFILE_IDS, DEFAULT_PROFILE);
	if (!profile.ok) return profile;
	const steps = readCount(words, 'steps', LEAST_STEPS, MOST_STEPS, DEFAULT_STEPS);
	if (!steps.ok) return steps;
	const mates = readChoice(words, 'mates', MATES, 'flat');
	if (!mates.ok) return mates;
	const seeds = readCount(words, 'seeds', 1, MOST_SEEDS, 1);
	if (!seeds.ok) return seeds;
	const starts = parseStarts(words.values.starts ?? DEFAULT_STARTS);
	if (!starts.ok) return { ok: false, fault: faultOfOption('starts', starts.fault) };
	return ok({
		profile: profile.value,
		plan: {
			profile: { ...PROFILES[profile.value], mates: mates.value },
			whiteSteps: steps.value,
			blackSteps: steps.value,
			starts: starts.value,
			firstSeed: FIRST_SEED,
			seeds: seeds.value
		}
	});
}
