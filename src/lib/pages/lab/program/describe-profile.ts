/** A profile without a name of its own, in words. */
import {
	PROFILES,
	PROFILE_IDS,
	PROFILE_NAMES,
	type Profile
} from '$lib/core/games/krk/profile/profile.ts';
import { formatProfile } from '$lib/core/games/krk/profile/profile-text.ts';
import { SWITCHES, SWITCH_IDS } from '$lib/core/games/krk/profile/switches.ts';

/** "Released, but Equal moves: any, equally likely; ..." */
export function describeProfile(profile: Profile): string {
	const near = formatProfile(profile).split(',')[0];
	const id = PROFILE_IDS.find((one) => one === near) ?? 'released';
	const differences = SWITCH_IDS.filter((one) => profile[one] !== PROFILES[id][one]).map((one) => {
		const choices: Readonly<Record<string, string>> = SWITCHES[one].choices;
		return `${SWITCHES[one].name}: ${choices[profile[one]] ?? ''}`;
	});
	return `${PROFILE_NAMES[id]}, but ${differences.join('; ')}.`;
}
