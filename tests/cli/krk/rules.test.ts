/** The options for search, choice and seeds. */
import { describe, expect, test } from 'vitest';
import { parseProfile } from '../../../src/lib/core/games/krk/profile/profile-text.ts';
import { Experiment } from '../../../src/lib/core/experiments/krk/experiment.ts';
import { krk, krkFault, krkJson, krkRows } from './command.ts';

describe('krk: a profile with options', () => {
	test('a profile with options is played as written', async () => {
		const text = 'released,ties:uniform,reading:authors-fixed';
		const profile = parseProfile(text);
		if (!profile.ok) throw new Error(profile.fault.message);
		const steps = { whiteSteps: 1, blackSteps: 1 };
		const seeds = { firstSeed: 1, seeds: 1 };
		const games = new Experiment({
			profile: profile.value,
			...steps,
			...seeds,
			starts: 'every:1000'
		});
		const { counts } = games.run(0, 176, null);
		const rows = await krkRows(`experiment --starts every:1000 --profile ${text}`);
		const mates = counts.slice(0, 51).reduce((sum, count) => sum + count, 0);
		expect(rows.filter((row) => row.includes(',checkmate,'))).toHaveLength(mates);
		expect(rows).not.toEqual(await krkRows('experiment --starts every:1000'));
	});

	test('--mates takes precedence over the profile', async () => {
		const line = 'experiment --starts every:3000 --steps 2 --profile clean,mates:depth';
		const flat = 'experiment --starts every:3000 --steps 2 --profile clean';
		const [byDepth, byFlat] = [await krkJson(line), await krkJson(flat)];
		expect(await krkJson(`${line} --mates flat`)).toEqual(byFlat);
		expect(byDepth).toEqual(await krkJson(`${flat} --mates depth`));
		expect(byDepth).not.toEqual(byFlat);
		expect(await krk(line)).toMatch(/^profile {2}clean,mates:depth\n/);
	});
});

describe('krk: different steps for the two sides', () => {
	test('each side uses its own steps', async () => {
		const line = 'experiment --starts every:1000 --profile clean';
		const uneven = await krkJson(`${line} --white-steps 2 --black-steps 1`);
		expect(uneven).toEqual(await krkJson(`${line} --steps 2 --black-steps 1`));
		expect(uneven).not.toEqual(await krkJson(`${line} --steps 2`));
		expect(uneven).not.toEqual(await krkJson(line));
		expect(await krk(`${line} --white-steps 2`)).toContain('steps    2 for White, 1 for Black\n');
	});
});

test('--first-seed sets the first of the seeds', async () => {
	const line = 'experiment --starts every:1000';
	const both = await krkRows(`${line} --seeds 2`);
	expect(await krkRows(`${line} --first-seed 2`)).toEqual([both[0], ...both.slice(177)]);
	expect(await krk(`${line} --first-seed 5 --seeds 2`)).toContain('seeds    5 to 6\n');
});

test.each([
	[
		'--first-seed -1',
		'--first-seed: The first seed: a whole number from 0 to 4294966295, not “-1”.'
	],
	['--white-steps 17', '--white-steps: Steps are a whole number from 1 to 16, not “17”.'],
	['--black-steps x', '--black-steps: Steps are a whole number from 1 to 16, not “x”.'],
	[
		'--profile released,ties:none',
		'--profile: ties is one of released (By the program’s index), uniform (Any, equally likely), not “none” (at character 10)'
	],
	[
		'--profile clean,tie:uniform',
		/^--profile: There is no option “tie”; there are reading \(Free squares\), ties \(Tied moves\), .* \(at character 7\)$/
	]
])('mistake: %s', async (words, fault) => {
	expect(await krkFault(`experiment ${words}`)).toMatch(fault);
});
