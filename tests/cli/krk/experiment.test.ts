import { EventEmitter } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
	Experiment,
	summariseTally,
	type Plan,
	type Summary
} from '../../../src/lib/core/experiments/krk/experiment.ts';
import { CLEAN, RELEASED } from '../../../src/lib/core/games/krk/profile/profile.ts';
import type { Starts } from '../../../src/lib/core/experiments/krk/starts.ts';
import { EXHAUSTIVE } from '../../sweep.ts';
import { plyscope } from '../command.ts';
import { krk, krkFault, krkJson, krkRows } from './command.ts';

function summaryOf(changes: Partial<Plan> & { steps: number; starts: Starts }): Summary {
	const { steps, ...rest } = changes;
	const games = new Experiment({
		profile: RELEASED,
		whiteSteps: steps,
		blackSteps: steps,
		firstSeed: 1,
		seeds: 1,
		...rest
	});
	return summariseTally(games.run(0, games.games, null));
}

function jsonOf({ games, shares, meanMoves }: Summary) {
	return {
		games,
		mate: 100 * shares.checkmate,
		fifty: 100 * shares['fifty-moves'],
		stalemate: 100 * shares.stalemate,
		threefold: 100 * shares.threefold,
		rookCapture: 100 * shares['rook-capture'],
		meanMoves
	};
}

describe('krk experiment: the figures are the core’s own', () => {
	test('RELEASED, one step, every 1000th start', async () => {
		const summary = summaryOf({ steps: 1, starts: 'every:1000' });
		expect(summary.games).toBe(176);
		const expected = jsonOf(summary);
		const line = 'experiment --profile released --steps 1 --mates flat --seeds 1';
		expect(await krkJson(`${line} --starts every:1000`)).toEqual(expected);
		expect(await krkJson('experiment --starts every:1000')).toEqual(expected);
	});

	test('RELEASED, two steps, two seeds', async () => {
		const summary = summaryOf({ steps: 2, starts: 'every:1000', seeds: 2 });
		expect(summary.games).toBe(352);
		expect(await krkJson('experiment --steps 2 --seeds 2 --starts every:1000')).toEqual(
			jsonOf(summary)
		);
	});

	test('CLEAN, depth-aware mates', async () => {
		const profile = { ...CLEAN, mates: 'depth' } as const;
		const summary = summaryOf({ steps: 3, starts: 'every:1000', profile });
		const line = 'experiment --profile clean --steps 3 --starts every:1000';
		expect(await krkJson(`${line} --mates depth`)).toEqual(jsonOf(summary));
		expect(await krkJson(line)).not.toEqual(jsonOf(summary));
	});

	if (EXHAUSTIVE) {
		test('classes count by their weights', async () => {
			const text = await krk('experiment --profile clean --starts classes');
			expect(text).toContain('games    21,959, weighted to 175,168\n');
			const { shares, meanMoves } = summaryOf({ steps: 1, starts: 'classes', profile: CLEAN });
			expect(text).toContain(`mates          ${(100 * shares.checkmate).toFixed(3)}%\n`);
			expect(text).toContain(`A game has ${meanMoves.toFixed(3)} moves on average.\n`);
			// docs/krk.md: 52.7 per cent and 35.8 moves, with a deviation of 0.3 points at most.
			expect(Math.abs(100 * shares.checkmate - 52.7)).toBeLessThan(0.9);
			expect(Math.abs(meanMoves - 35.8)).toBeLessThan(0.3);
		});
	}
});

test('the summary for people', async () => {
	const text = await krk('experiment --starts every:1000 --seeds 2');
	expect(text).toMatch(
		/^profile {2}released\nsteps +1\nstarts +every:1000\nseeds +1 to 2\ngames +352\n\n/
	);
	expect(text).toMatch(/\nstalemates +0\.000%\nthreefold +0\.000%\nrook captured +0\.000%\nA game/);
});

test('--csv has a row for each game', async () => {
	const [head, ...rows] = await krkRows('experiment --starts every:1000 --seeds 2');
	expect(head).toBe('id,seed,outcome,moves,weight');
	expect(rows).toHaveLength(352);
	expect(rows[0]).toMatch(/^194,1,(checkmate|fifty-moves),\d+,1$/);
	expect(rows[176]).toMatch(/^194,2,/);
	const { shares, meanMoves } = summaryOf({ steps: 1, starts: 'every:1000', seeds: 2 });
	const mates = rows.filter((row) => row.includes(',checkmate,'));
	expect(mates.length / rows.length).toBe(shares.checkmate);
	const moves = rows.reduce((sum, row) => sum + Number(row.split(',')[3]), 0);
	expect(moves / rows.length).toBe(meanMoves);
});

describe('krk experiment: progress', () => {
	const argv = 'krk experiment --starts every:1000 --json'.split(' ');

	test('progress is one line on a terminal, cleared at the end', async () => {
		const { code, stdout, stderr } = await plyscope(argv, 'terminal');
		expect(code).toBe(0);
		for (const text of [
			'making the tables',
			'playing: 0 of 176 games',
			'100 of 176',
			'176 of 176'
		]) {
			expect(stderr).toContain(text);
		}
		expect(stderr).not.toContain('\n');
		expect(stderr.endsWith('\r\u001b[K')).toBe(true);
		expect(stdout).toBe((await plyscope(argv)).stdout);
	});
});

describe('krk experiment: Ctrl-C', () => {
	test('Ctrl-C ends the run after the current games, with nothing on standard output', async () => {
		const signals = new EventEmitter();
		const argv = 'krk experiment --starts every:1000 --seeds 100 --threads 1 --json'.split(' ');
		const outcome = plyscope(argv, 'file', signals);
		setImmediate(() => signals.emit('SIGINT'));
		const { code, stdout, stderr } = await outcome;
		expect([code, stdout]).toEqual([130, '']);
		expect(stderr).toMatch(/^experiment: Stopped after [1-9][\d,]* of 17,600 games\.\n$/);
		expect(signals.listenerCount('SIGINT')).toBe(0);
	});

	test('Ctrl-C is no longer handled once all games are played', async () => {
		const signals = new EventEmitter();
		const argv = 'krk experiment --starts every:1000 --json'.split(' ');
		expect((await plyscope(argv, 'file', signals)).code).toBe(0);
		expect(signals.listenerCount('SIGINT')).toBe(0);
	});
});

describe('krk experiment: mistakes', () => {
	test.each([
		['--steps 0', '--steps: Steps are a whole number from 1 to 16, not “0”.'],
		['--steps 17', '--steps: Steps are a whole number from 1 to 16, not “17”.'],
		['--steps 1.5', '--steps: Steps are a whole number from 1 to 16, not “1.5”.'],
		['--steps=', '--steps: The number is missing. Give a whole number from 1 to 16.'],
		['--seeds 0', '--seeds: How many seeds: a whole number from 1 to 1000, not “0”.'],
		['--seeds 1001', '--seeds: How many seeds: a whole number from 1 to 1000, not “1001”.'],
		[
			'--profile paper',
			'--profile: A profile is released (Released) or clean (Clean), not “paper” (at character 1)'
		],
		[
			'--mates deep',
			'--mates: There is no value of mates “deep”; choose flat (Flat (all equal)), depth (Depth-aware (faster is better)).'
		],
		[
			'--starts half',
			/^--starts: The starts are all \(every start\), .*, every:K \(one in K\) or ids:A-B .*, not “half” \(at character 1\)$/
		],
		['--starts every:0', /^--starts: One start in K: .*, not “0” \(at character 7\)$/],
		[
			'--starts ids:0-193',
			/^--starts: There is no legal start from 0 to 193; .*\(at character 5\)$/
		],
		['--steps 1 --steps 2', '--steps: This option is given twice.'],
		['--csv --json', /^--csv: /],
		['--turn white', /^--turn: Unknown option. krk experiment accepts --profile, /]
	])('%s', async (line, fault) => {
		expect(await krkFault(`experiment ${line}`)).toMatch(fault);
	});
});
