/** Worker threads change the duration of an experiment, and nothing else. */
import { spawnSync } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { CLEAN } from '../../../src/lib/core/games/krk/profile/profile.ts';
import type { Plan } from '../../../src/lib/core/experiments/krk/experiment.ts';
import type { Playing } from '../../../src/cli/krk/play-plan.ts';
import { playOnThreads, ThreadDied } from '../../../src/cli/krk/play-threads.ts';
import { plyscope } from '../command.ts';
import { krkFault, krkJson, krkRows } from './command.ts';
import { slice } from '../../sweep.ts';

/** Enough games for threads: 2,190 of one seed, and as many of two. */
const ONE_SEED = 'experiment --starts every:80';
const TWO_SEEDS = 'experiment --profile clean --starts every:160 --seeds 2 --first-seed 7';

const alone = krkJson(`${ONE_SEED} --threads 1`);

test.each(slice([2, 3], 2))('%i threads give the same figures as one', async (threads) => {
	expect(await krkJson(`${ONE_SEED} --threads ${threads}`)).toEqual(await alone);
});

test('more threads give the same games in the same order as one', async () => {
	const rows = await krkRows(`${TWO_SEEDS} --threads 1`);
	expect(rows).toHaveLength(1 + 2 * 1095);
	for (const threads of slice([2, 3], 2)) {
		expect(await krkRows(`${TWO_SEEDS} --threads ${threads}`)).toEqual(rows);
	}
});

test('the real program, started by npm, has threads too', async () => {
	const argv = ['krk', ...ONE_SEED.split(' '), '--threads', '2', '--json'];
	const { status, stdout } = spawnSync('npm', ['run', '--silent', 'plyscope', '--', ...argv], {
		cwd: join(import.meta.dirname, '..', '..', '..'),
		encoding: 'utf8',
		shell: process.platform === 'win32'
	});
	expect(status).toBe(0);
	expect(JSON.parse(stdout)).toEqual(await alone);
});

test('progress counts the games of all threads', async () => {
	const argv = `krk ${ONE_SEED} --threads 2 --json`.split(' ');
	const { stderr } = await plyscope(argv, 'terminal');
	expect(stderr).toContain('making the tables');
	expect(stderr).toContain('playing: 100 of 2,190 games');
	expect(stderr).toMatch(/playing: 2,190 of 2,190 games, [\d,]+\/s/);
	expect(stderr).not.toContain('\n');
	expect(stderr.endsWith('\r\u001b[K')).toBe(true);
});

const PLAN: Plan = {
	profile: CLEAN,
	whiteSteps: 1,
	blackSteps: 1,
	starts: 'every:40',
	firstSeed: 1,
	seeds: 1
};
const GAMES = 4380;

function playing(changes: Partial<Playing> = {}): Playing {
	const stop = new AbortController().signal;
	return { plan: PLAN, games: GAMES, results: null, onProgress: () => undefined, stop, ...changes };
}

describe('krk threads: Ctrl-C', () => {
	test('Ctrl-C during the making of tables stops the run at once', async () => {
		const signals = new EventEmitter();
		const argv = 'krk experiment --threads 2 --steps 16 --json'.split(' ');
		const outcome = plyscope(argv, 'file', signals);
		setImmediate(() => signals.emit('SIGINT'));
		const { code, stdout, stderr } = await outcome;
		expect([code, stdout]).toEqual([130, '']);
		expect(stderr).toBe('experiment: Stopped after 0 of 175,168 games.\n');
		expect(signals.listenerCount('SIGINT')).toBe(0);
	});

	test('aborting stops the run and keeps the games played so far', async () => {
		const stop = new AbortController();
		const onProgress = vi.fn(() => stop.abort());
		const tally = await playOnThreads(playing({ onProgress, stop: stop.signal }), 2);
		expect(onProgress).toHaveBeenCalledWith(100);
		expect(tally.games).toBe(100);
	});
});

describe('krk threads: a thread that dies', () => {
	const program = (code: string): URL =>
		new URL(`data:text/javascript,${encodeURIComponent(code)}`);
	const playOne = `const { parentPort } = await import('node:worker_threads');
		const tally = { games: 100, counts: [] };
		let played = 0;
		parentPort.on('message', ({ from }) => {
			if (++played > 2) process.exit(9);
			parentPort.postMessage({ from, tally, results: null });
		});`;

	test.each([
		['at its start', `throw new Error('There is no room.')`, 'There is no room.'],
		['with a code', 'process.exit(3)', 'it ended with code 3.'],
		['in the middle', playOne, 'it ended with code 9.']
	])('%s ends the experiment with a clear message', async (_, code, reason) => {
		const played = playOnThreads(playing(), 2, program(code));
		await expect(played).rejects.toThrow(new ThreadDied(reason));
		await expect(played).rejects.toThrow(`A worker thread stopped: ${reason}`);
	});
});

test.each(['0', '17', 'many'])('mistake: --threads %s', async (threads) => {
	expect(await krkFault(`experiment --threads ${threads}`)).toBe(
		`--threads: This is a whole number from 1 to 16, not “${threads}”.`
	);
});
