import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLEAN, RELEASED } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import {
	PAPER_PLAN,
	countGames,
	formatRun,
	parseRun,
	parseSteps,
	partsOf,
	RUN,
	type RunField,
	type RunPlan
} from '../../../../src/lib/core/experiments/krk/run-plan.ts';
import type { Starts } from '../../../../src/lib/core/experiments/krk/starts.ts';

const PLANS: fc.Arbitrary<RunPlan> = fc.record({
	profile: fc.constantFrom(
		RELEASED,
		CLEAN,
		{ ...CLEAN, reading: 'flood' } as const,
		{ ...RELEASED, ties: 'uniform', mates: 'depth' } as const
	),
	steps: fc
		.uniqueArray(fc.integer({ min: 1, max: 16 }), { minLength: 1, maxLength: 16 })
		.map((steps) => steps.sort((one, other) => one - other)),
	starts: fc.constantFrom<Starts>('classes', 'every:400', 'ids:194-9000'),
	firstSeed: fc.integer({ min: 0, max: 999_999 }),
	seeds: fc.integer({ min: 1, max: 20 })
});

test('the paper’s own plan: two experiments of 175,168 games', () => {
	expect(countGames(PAPER_PLAN)).toBe(350_336);
	expect(partsOf(PAPER_PLAN).map(({ whiteSteps, blackSteps }) => [whiteSteps, blackSteps])).toEqual(
		[
			[1, 1],
			[2, 2]
		]
	);
	expect(formatRun(PAPER_PLAN)).toBe('profile=released&steps=1%2C2&starts=all&seed=1&seeds=1');
	expect(parseRun({})).toEqual({ plan: PAPER_PLAN, faults: [] });
});

test('a plan round-trips through its link', () => {
	fc.assert(
		fc.property(PLANS, (plan) => {
			expect(parseRun(RUN.read(formatRun(plan)).texts)).toEqual({ plan, faults: [] });
		})
	);
});

test.each([
	['2', [2]],
	['1,2', [1, 2]],
	[' 7 , 1,7', [1, 7]],
	['16', [16]]
])('steps %j', (text, steps) => {
	expect(parseSteps(text)).toEqual({ ok: true, value: steps });
});

test('a fault of the steps is at its number, not at the space before it', () => {
	expect(parseSteps('1,  17')).toMatchObject({ fault: { at: 4 } });
});

describe('run plan: every field has its own fault', () => {
	test.each<[field: RunField, text: string, code: string, says: string]>([
		['steps', '0', 'krk-steps', 'Steps are whole numbers from 1 to 16, not “0”.'],
		['steps', '17', 'krk-steps', '“17”'],
		['steps', '1,000', 'krk-steps', 'Steps are whole numbers from 1 to 16, not “000”.'],
		['steps', '02', 'krk-steps', '“02” has zeros in front. Write 2.'],
		['steps', '1,,2', 'krk-steps', 'The number is missing. Give whole numbers from 1 to 16.'],
		['steps', '1.5', 'krk-steps', '“1.5”'],
		['steps', '', 'krk-steps', 'The number is missing.'],
		['profile', 'clear', 'krk-profile', '“clear”'],
		['profile', 'clean,ties:mine', 'krk-switch', '“mine”'],
		['starts', 'every:0', 'krk-every', '“0”'],
		['starts', 'ids:1-2', 'krk-ids-none', 'There is no legal start from 1 to 2'],
		['seed', '-1', 'krk-seed', '“-1”'],
		['seed', '4294966296', 'krk-seed', 'from 0 to 4294966295'],
		['seeds', '0', 'krk-seeds', '“0”'],
		['seeds', '1001', 'krk-seeds', 'from 1 to 1000'],
		['seeds', '1000', 'krk-games', '350,336,000 games']
	])('%s=%j: %s', (field, text, code, says) => {
		const { plan, faults } = parseRun({ [field]: text });
		expect(plan).toBeNull();
		expect(faults).toMatchObject([{ field, fault: { code } }]);
		expect(faults[0]?.fault.message).toContain(says);
	});

	test('all faults are reported at once', () => {
		const { faults } = parseRun({ profile: '', steps: 'x', starts: '', seed: '', seeds: '' });
		expect(faults.map(({ field }) => field)).toEqual([
			'profile',
			'steps',
			'starts',
			'seed',
			'seeds'
		]);
	});

	test('the thirty seeds that the authors wanted are allowed', () => {
		const { plan } = parseRun({ seeds: '30' });
		expect(plan && countGames(plan)).toBe(10_510_080);
	});
});
