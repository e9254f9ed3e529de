import { describe, expect, test } from 'vitest';
import {
	Experiment,
	NO_GAMES,
	addTallies,
	summariseTally,
	unpackMoves,
	unpackOutcome,
	type Plan,
	type Summary
} from '../../../../src/lib/core/experiments/krk/experiment.ts';
import { OUTCOMES } from '../../../../src/lib/core/experiments/krk/play-game.ts';
import {
	CLEAN,
	RELEASED,
	type Profile
} from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { listStarts } from '../../../../src/lib/core/experiments/krk/starts.ts';
import { EXHAUSTIVE, hasTurn } from '../../../sweep.ts';

function planOf(profile: Profile, steps: number): Plan {
	return {
		profile,
		whiteSteps: steps,
		blackSteps: steps,
		starts: 'every:100',
		firstSeed: 1,
		seeds: 1
	};
}

function play(plan: Plan): Summary {
	const experiment = new Experiment(plan);
	return summariseTally(experiment.run(0, experiment.games, null));
}

describe('experiment: the figures of docs/krk.md, on every 100th start (1752 games)', () => {
	const known = [
		{ name: 'RELEASED', profile: RELEASED, steps: 1, mates: 0.48341, moves: 37.035 },
		{ name: 'RELEASED', profile: RELEASED, steps: 2, mates: 0.84269, moves: 23.379 },
		{ name: 'CLEAN flat', profile: CLEAN, steps: 1, mates: 0.5243, moves: 35.89 },
		{ name: 'CLEAN flat', profile: CLEAN, steps: 2, mates: 0.8581, moves: 25.23 }
	];
	test.each(known.filter((_, at) => hasTurn(known.length, at)))(
		'$name, $steps step(s): $mates mates, $moves moves',
		({ profile, steps, mates, moves }) => {
			const { weight, shares, meanMoves, lengths } = play(planOf(profile, steps));
			expect(weight).toBe(1752);
			expect([shares.stalemate, shares.threefold, shares['rook-capture']]).toEqual([0, 0, 0]);
			expect(shares.checkmate + shares['fifty-moves']).toBeCloseTo(1, 12);
			// Three standard deviations of 1752 games: 0.0358 and 0.0261 for the shares, about 1.1 for the lengths.
			const sd = Math.sqrt((mates * (1 - mates)) / weight);
			expect(Math.abs(shares.checkmate - mates)).toBeLessThan(3 * sd);
			const variance = lengths.reduce((sum, n, length) => sum + n * (length - meanMoves) ** 2, 0);
			const sdMean = Math.sqrt(variance) / weight;
			expect(sdMean).toBeLessThan(0.45);
			expect(Math.abs(meanMoves - moves)).toBeLessThan(3 * sdMean);
		}
	);

	if (EXHAUSTIVE) {
		test('a tree that does not see repetition: 84 per cent threefold', () => {
			const { shares } = play(planOf({ ...CLEAN, treeSeesRepetition: 'unseen' }, 1));
			expect(Math.abs(shares.threefold - 0.84)).toBeLessThan(3 * Math.sqrt((0.84 * 0.16) / 1752));
		});
	}

	if (EXHAUSTIVE) {
		test('the fifty-move node worth +1000: the rook is given away', () => {
			const { shares } = play(planOf({ ...CLEAN, fiftyValue: 'plus-1000' }, 1));
			expect(shares['rook-capture']).toBeGreaterThan(0.02);
		});
	}

	if (EXHAUSTIVE) {
		test('seven steps with depth-aware mates: all mate, in 11.57 moves on average', () => {
			const { shares, meanMoves } = play({
				...planOf({ ...CLEAN, mates: 'depth' }, 7),
				starts: 'every:400'
			});
			expect(shares.checkmate).toBe(1);
			// 438 games with a standard deviation of about 4 moves: three times 0.19.
			expect(Math.abs(meanMoves - 11.57)).toBeLessThan(0.57);
		});
	}
});

describe('experiment: ranges', () => {
	const plan: Plan = { ...planOf(RELEASED, 1), starts: 'every:2000', firstSeed: 5, seeds: 3 };

	const experiment = new Experiment(plan);
	const results = new Uint8Array(experiment.games);
	const whole = experiment.run(0, experiment.games, results);

	test('ranges add up to the whole, in any order and place', () => {
		expect(experiment.games).toBe(3 * 88);
		const other = new Experiment(plan);
		const part = new Uint8Array(100);
		const parts = [other.run(150, 250, part), other.run(250, 264, null), other.run(0, 150, null)];
		expect(parts.reduce(addTallies, NO_GAMES)).toEqual(whole);
		expect(part).toEqual(results.subarray(150, 250));
	});

	test('each result equals the game played alone', () => {
		for (const index of [0, 87, 88, 200, 263]) {
			const { outcome, moves } = experiment.play(index, null);
			const packed = results[index] as number;
			expect([unpackOutcome(packed), unpackMoves(packed)]).toEqual([outcome, moves]);
		}
		expect([experiment.seedOf(87), experiment.seedOf(88), experiment.seedOf(263)]).toEqual([
			5, 6, 7
		]);
		expect(experiment.startOf(88)).toBe(194);
	});

	test('other seeds give other games', () => {
		expect(results.subarray(0, 88)).not.toEqual(results.subarray(88, 176));
	});

	test('games outside the plan are rejected', () => {
		expect(() => experiment.run(0, experiment.games + 1, null)).toThrow('No games');
		expect(experiment.run(10, 10, null)).toEqual(NO_GAMES);
	});
});

test('a class counts once per member', () => {
	const experiment = new Experiment({ ...planOf(CLEAN, 1), starts: 'classes' });
	const { weights } = listStarts('classes');
	const tally = experiment.run(0, 300, null);
	const expected = weights.subarray(0, 300).reduce((sum, weight) => sum + weight, 0);
	expect(tally.games).toBe(300);
	expect(tally.counts.reduce((sum, count) => sum + count, 0)).toBe(expected);
	const { weight, shares, lengths } = summariseTally(tally);
	expect(weight).toBe(expected);
	expect(lengths.reduce((sum, count) => sum + count, 0)).toBe(expected);
	expect(OUTCOMES.reduce((sum, outcome) => sum + shares[outcome], 0)).toBeCloseTo(1, 12);
});
