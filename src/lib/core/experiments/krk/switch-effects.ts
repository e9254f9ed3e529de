/**
 * The causes of the difference between the paper's program and its algorithm: each profile with a single option
 * changed, to the other profile's choice, or, if both agree, to every other choice; and with every other
 * interpretation.
 */
import {
	PROFILES,
	PROFILE_IDS,
	type Profile,
	type ProfileId
} from '../../games/krk/profile/profile.ts';
import { SWITCHES, SWITCH_IDS, type SwitchId } from '../../games/krk/profile/switches.ts';
import type { Plan } from './experiment.ts';
import type { Starts } from './starts.ts';

export interface Variant {
	/** The profile before the change. */
	readonly base: ProfileId;
	/** The changed option; null for the profile itself. */
	readonly turned: SwitchId | null;
	readonly profile: Profile;
}

/** Numbers of steps of each variant: the paper's. */
export const EFFECT_STEPS = [1, 2] as const;

/** Each profile first unchanged, then with one option changed at a time. */
export const VARIANTS: readonly Variant[] = PROFILE_IDS.flatMap((base) => [
	{ base, turned: null, profile: PROFILES[base] },
	...SWITCH_IDS.flatMap((turned) =>
		choicesOf(turned, base).map((choice) => ({
			base,
			turned,
			profile: { ...PROFILES[base], [turned]: choice }
		}))
	)
]);

/** The other profile's choice; if both agree, or for interpretations, which are more than two, all other choices. */
function choicesOf(turned: SwitchId, base: ProfileId): string[] {
	const other = base === 'released' ? PROFILES.clean : PROFILES.released;
	const own = PROFILES[base][turned];
	const all = Object.keys(SWITCHES[turned].choices).filter((choice) => choice !== own);
	return turned === 'reading' || own === other[turned] ? all : [other[turned]];
}

/** The parts of a run that measures all of them: each variant with 1 and with 2 steps. */
export function effectParts(starts: Starts, firstSeed: number): Plan[] {
	return VARIANTS.flatMap(({ profile }) =>
		EFFECT_STEPS.map((steps) => ({
			profile,
			whiteSteps: steps,
			blackSteps: steps,
			starts,
			firstSeed,
			seeds: 1
		}))
	);
}

/** The part in which a variant is played with that many steps. */
export function partOfVariant(variant: number, steps: (typeof EFFECT_STEPS)[number]): number {
	return EFFECT_STEPS.length * variant + EFFECT_STEPS.indexOf(steps);
}

/** The variant that is the unchanged profile of a variant. */
export function baselineOf(variant: number): number {
	const base = VARIANTS[variant]?.base;
	return VARIANTS.findIndex((one) => one.base === base && one.turned === null);
}
