/** The options for how the two sides of a game search and choose. */
import { MOST_SEED } from '../../lib/core/base/random.ts';
import { ok, type Result } from '../../lib/core/base/result.ts';
import { LEAST_STEPS, MOST_STEPS } from '../../lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { parseProfile } from '../../lib/core/games/krk/profile/profile-text.ts';
import type { Profile, ProfileId } from '../../lib/core/games/krk/profile/profile.ts';
import { MOST_SEEDS } from '../../lib/core/experiments/krk/run-plan.ts';
import { faultOfOption, type CliFault } from '../fault.ts';
import { readChoice, readCount } from './read-options.ts';
import type { KrkValue, KrkWords } from './subcommand.ts';

/** The paper's own, so that without any option its first column is reproduced. */
export const DEFAULT_PROFILE: ProfileId = 'released';
export const DEFAULT_STEPS = 1;
export const MATES = ['flat', 'depth'] as const;

export const DEFAULT_SEED = 1;

export const RULE_OPTIONS = [
	'profile',
	'mates',
	'steps',
	'white-steps',
	'black-steps'
] as const satisfies readonly KrkValue[];

export interface Rules {
	readonly profile: Profile;
	/** Steps that each side looks ahead. */
	readonly whiteSteps: number;
	readonly blackSteps: number;
}

export function readRules(words: KrkWords): Result<Rules, CliFault> {
	const profile = readProfile(words);
	if (!profile.ok) return profile;
	const steps = readSteps(words, 'steps', DEFAULT_STEPS);
	if (!steps.ok) return steps;
	const white = readSteps(words, 'white-steps', steps.value);
	if (!white.ok) return white;
	const black = readSteps(words, 'black-steps', steps.value);
	if (!black.ok) return black;
	return ok({ profile: profile.value, whiteSteps: white.value, blackSteps: black.value });
}

/** A named profile with or without options; the value of mates has an option of its own, which takes precedence. */
export function readProfile(words: KrkWords): Result<Profile, CliFault> {
	const profile = parseProfile(words.values.profile ?? DEFAULT_PROFILE);
	if (!profile.ok) return { ok: false, fault: faultOfOption('profile', profile.fault) };
	const mates = readChoice(words, 'mates', MATES, profile.value.mates);
	return mates.ok ? ok({ ...profile.value, mates: mates.value }) : mates;
}

export function readSteps(
	words: KrkWords,
	option: 'steps' | 'white-steps' | 'black-steps',
	otherwise: number
): Result<number, CliFault> {
	return readCount(words, option, LEAST_STEPS, MOST_STEPS, otherwise);
}

/** The seed that, with the starting position, decides how ties are broken. */
export function readSeed(words: KrkWords, option: 'seed' | 'first-seed'): Result<number, CliFault> {
	// The seeds of an experiment follow the first one.
	const most = option === 'seed' ? MOST_SEED : MOST_SEED - MOST_SEEDS;
	return readCount(words, option, 0, most, DEFAULT_SEED);
}
