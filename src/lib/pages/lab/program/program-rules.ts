/** The profiles of the page, and the profile that each is compared with. */
import { CLEAN, RELEASED, type Profile } from '$lib/core/games/krk/profile/profile.ts';
import { formatProfile } from '$lib/core/games/krk/profile/profile-text.ts';
import type { Rules } from './program-protocol.ts';

export interface ProfileOffer {
	/** The profile in the notation of links. */
	readonly text: string;
	readonly name: string;
	readonly about: string;
	readonly profile: Profile;
}

const CLEAN_DEPTH: Profile = { ...CLEAN, mates: 'depth' };

export const PROFILE_OFFERS: readonly ProfileOffer[] = [
	{
		text: formatProfile(RELEASED),
		name: 'Released',
		about: 'The authors’ released program, including its faults.',
		profile: RELEASED
	},
	{
		text: formatProfile(CLEAN),
		name: 'Clean, flat mates',
		about: 'The algorithm implemented from the paper’s text; every mate is worth −1000.',
		profile: CLEAN
	},
	{
		text: formatProfile(CLEAN_DEPTH),
		name: 'Clean, depth-aware mates',
		about: 'The same, but faster mates score higher.',
		profile: CLEAN_DEPTH
	}
];

/** True for the released program, and for profiles that differ from it in fewer places than from the clean one. */
function isReleased(profile: Profile): boolean {
	return formatProfile(profile).startsWith('released');
}

/** The rules to compare a move with: the other of the two named profiles, with the same steps. */
export function otherRules(rules: Rules): Rules {
	return { ...rules, profile: isReleased(rules.profile) ? CLEAN : RELEASED };
}

/** The name of the profile in `otherRules`. */
export function otherName({ profile }: Rules): 'Released' | 'Clean' {
	return isReleased(profile) ? 'Clean' : 'Released';
}
