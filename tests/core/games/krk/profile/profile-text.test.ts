import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatProfile,
	parseProfile
} from '../../../../../src/lib/core/games/krk/profile/profile-text.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../../src/lib/core/games/krk/profile/profile.ts';
import { SWITCHES, SWITCH_IDS } from '../../../../../src/lib/core/games/krk/profile/switches.ts';

const anyProfile = fc.record(
	Object.fromEntries(
		SWITCH_IDS.map((id) => [id, fc.constantFrom(...Object.keys(SWITCHES[id].choices))])
	)
) as unknown as fc.Arbitrary<Profile>;

describe('profile text', () => {
	it('every difference has an option', () => {
		expect(Object.keys(RELEASED).sort()).toEqual([...SWITCH_IDS].sort());
	});

	it.each([
		['released', RELEASED],
		['clean', CLEAN],
		['clean,mates:depth', { ...CLEAN, mates: 'depth' } as const],
		['released,ties:uniform', { ...RELEASED, ties: 'uniform' } as const]
	])('the text is %s', (text, profile) => {
		expect(formatProfile(profile)).toBe(text);
		expect(parseProfile(text)).toEqual({ ok: true, value: profile });
	});

	it('a profile with any options round-trips', () => {
		fc.assert(
			fc.property(anyProfile, (profile) => {
				expect(parseProfile(formatProfile(profile))).toEqual({ ok: true, value: profile });
			})
		);
	});

	it.each([
		['', 'krk-profile', 0],
		['Released', 'krk-profile', 0],
		['released,tie:uniform', 'krk-switch', 9],
		['clean,mates:depth,ties:best', 'krk-switch', 18],
		['clean,reading:toString', 'krk-switch', 6]
	])('the text %j is rejected', (text, code, at) => {
		expect(parseProfile(text)).toMatchObject({ ok: false, fault: { code, at } });
	});
});
