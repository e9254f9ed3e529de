/** The profile that each is compared with. */
import { CLEAN, RELEASED, type Profile } from '$lib/core/games/krk/profile/profile.ts';
import { formatProfile } from '$lib/core/games/krk/profile/profile-text.ts';
import type { Rules } from './program-protocol.ts';

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
