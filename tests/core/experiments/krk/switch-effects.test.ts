import { describe, expect, test } from 'vitest';
import { PROFILES, PROFILE_IDS } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { formatProfile } from '../../../../src/lib/core/games/krk/profile/profile-text.ts';
import { SWITCH_IDS } from '../../../../src/lib/core/games/krk/profile/switches.ts';
import {
	VARIANTS,
	baselineOf,
	effectParts,
	partOfVariant
} from '../../../../src/lib/core/experiments/krk/switch-effects.ts';

describe('option effects: the variants', () => {
	test.each(PROFILE_IDS)('from %s: the profile itself, and every single change', (base) => {
		const own = VARIANTS.filter((variant) => variant.base === base);
		expect(own[0]).toEqual({ base, turned: null, profile: PROFILES[base] });
		for (const { turned, profile } of own.slice(1)) {
			const changed = SWITCH_IDS.filter((id) => profile[id] !== PROFILES[base][id]);
			expect(changed).toEqual([turned]);
		}
		expect(new Set(own.map(({ turned }) => turned))).toEqual(new Set([null, ...SWITCH_IDS]));
	});

	test('a changed option takes the other profile’s choice if the profiles differ', () => {
		for (const { base, turned, profile } of VARIANTS) {
			if (turned === null || turned === 'reading') continue;
			const other = base === 'released' ? PROFILES.clean : PROFILES.released;
			if (other[turned] !== PROFILES[base][turned]) expect(profile[turned]).toBe(other[turned]);
		}
	});

	test('the interpretations, the fifty-move value and unseen repetition are included', () => {
		const texts = VARIANTS.map(({ base, profile }) => `${base} ${formatProfile(profile)}`);
		expect(new Set(texts).size).toBe(texts.length);
		for (const reading of ['no-opposition', 'literal', 'area', 'flood', 'mobility', 'authors']) {
			expect(texts).toContain(`clean clean,reading:${reading}`);
		}
		expect(texts).toContain('released released,reading:literal');
		expect(texts).toContain('released released,fiftyValue:plus-1000');
		expect(texts).toContain('clean clean,treeSeesRepetition:unseen');
	});
});

test('each variant is a part of the run, with 1 and with 2 steps', () => {
	const parts = effectParts('every:64', 9);
	expect(parts).toHaveLength(2 * VARIANTS.length);
	for (const [index, { profile }] of VARIANTS.entries()) {
		for (const steps of [1, 2] as const) {
			expect(parts[partOfVariant(index, steps)]).toEqual({
				profile,
				whiteSteps: steps,
				blackSteps: steps,
				starts: 'every:64',
				firstSeed: 9,
				seeds: 1
			});
		}
		expect(VARIANTS[baselineOf(index)]?.profile).toBe(PROFILES[VARIANTS[index]?.base ?? 'clean']);
	}
});
