/**
 * A profile as text, `released,ties:uniform`: the name of the nearest profile, then the differences from it. Used in
 * links, stored experiments and file names.
 */
import { listChoices } from '../../../base/choices.ts';
import { quote } from '../../../base/clip.ts';
import { readPieces } from '../../../base/pieces.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { PROFILES, PROFILE_IDS, PROFILE_NAMES, type Profile, type ProfileId } from './profile.ts';
import { SWITCHES, SWITCH_IDS, type SwitchId } from './switches.ts';

/** The shortest text that `parseProfile` reads as an equal profile. */
export function formatProfile(profile: Profile): string {
	const texts = PROFILE_IDS.map((id) => [id, ...differencesOf(profile, id)]);
	texts.sort((one, other) => one.length - other.length);
	return (texts[0] as string[]).join(',');
}

function differencesOf(profile: Profile, id: ProfileId): string[] {
	return SWITCH_IDS.filter((one) => profile[one] !== PROFILES[id][one]).map(
		(one) => `${one}:${profile[one]}`
	);
}

/** Reads `released`, `clean`, or either followed by options after commas. Faults: `krk-profile`, `krk-switch`. */
export function parseProfile(text: string): Result<Profile> {
	const { values, result } = readPieces<Partial<Profile>>(text.split(','), (piece, before) => {
		if (before.length === 0) {
			const id = PROFILE_IDS.find((one) => one === piece);
			const known = listChoices(PROFILE_IDS, (one) => PROFILE_NAMES[one], ' or ');
			return id === undefined
				? fail('krk-profile', `A profile is ${known}, not ${quote(piece, 30)}.`)
				: ok(PROFILES[id]);
		}
		const [key = '', value = ''] = piece.split(':');
		const one = SWITCH_IDS.find((known) => known === key);
		if (one === undefined) {
			return fail(
				'krk-switch',
				`There is no option ${quote(key, 30)}; there are ${listChoices(SWITCH_IDS, (known) => SWITCHES[known].name)}.`
			);
		}
		if (!isChoice(one, value)) {
			const names: Readonly<Record<string, string>> = SWITCHES[one].choices;
			const choices = listChoices(Object.keys(names), (choice) => names[choice] ?? choice);
			return fail('krk-switch', `${one} is one of ${choices}, not ${quote(value, 30)}.`);
		}
		return ok({ [one]: value });
	});
	return result.ok ? ok(Object.assign({}, ...values) as Profile) : result;
}

/** True for the id of a choice of that option. */
function isChoice(one: SwitchId, value: string): boolean {
	return Object.hasOwn(SWITCHES[one].choices, value);
}

/** "Released", or "Released, tied moves: any, equally likely". */
export function nameProfile(profile: Profile): string {
	const [text = ''] = formatProfile(profile).split(',');
	const id = PROFILE_IDS.find((one) => one === text) ?? 'released';
	const changes = SWITCH_IDS.filter((one) => profile[one] !== PROFILES[id][one]).map((one) => {
		const { name, choices } = SWITCHES[one];
		const choice = (choices as Readonly<Record<string, string>>)[profile[one]] ?? '';
		return `${name.toLowerCase()}: ${choice.charAt(0).toLowerCase()}${choice.slice(1)}`;
	});
	return [PROFILE_NAMES[id], ...changes].join(', ');
}
