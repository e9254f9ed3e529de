/** The commands below `krk`, and its help. */
import { describe, expect, test } from 'vitest';
import { SWITCH_IDS } from '../../../src/lib/core/games/krk/profile/switches.ts';
import { READINGS } from '../../../src/lib/core/games/krk/profile/readings.ts';
import { plyscope } from '../command.ts';
import { krkFault } from './command.ts';

const CHOICES = 'enumerate, evaluate, tablebase, tree, play, experiment or files';

test.each([
	['', `krk: Missing command. Choose ${CHOICES}; see krk --help.`],
	['solve', `krk: There is no command “solve”; choose ${CHOICES}.`],
	['constructor', `krk: There is no command “constructor”; choose ${CHOICES}.`],
	['--json', `krk: There is no command “--json”; choose ${CHOICES}.`]
])('%j is a mistake', async (line, fault) => {
	expect(await krkFault(line)).toBe(fault);
});

test('a long word is quoted briefly', async () => {
	expect((await krkFault('x'.repeat(100_000))).length).toBeLessThan(200);
});

describe('--help', () => {
	test.each(['krk --help', 'krk evaluate --help', 'krk nonsense --id --help'])(
		'%j prints the help and succeeds',
		async (line) => {
			const { code, stdout, stderr } = await plyscope(line.split(' '));
			expect([code, stderr]).toEqual([0, '']);
			expect(stdout).toMatch(/^Plays king and rook against king/);
		}
	);

	test('--help names every command, option and id, and no others', async () => {
		const { stdout } = await plyscope(['krk', '--help']);
		const options =
			'--turn --id --all --algorithm --budget --reading --profile --steps --white-steps --black-steps --mates --seed --starts --seeds --first-seed --threads --out';
		const ids = 'white black released clean flat depth all classes every:K --json --csv';
		const commands = 'enumerate evaluate tablebase tree play experiment files';
		for (const word of [
			...`${options} ${ids} ${commands}`.split(' '),
			...READINGS,
			...SWITCH_IDS
		]) {
			expect(stdout).toContain(word);
		}
		expect((await plyscope(['--help'])).stdout).toContain('krk --help');
	});
});
