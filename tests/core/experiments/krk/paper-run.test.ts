import { expect, test } from 'vitest';
import { Experiment, summariseTally } from '../../../../src/lib/core/experiments/krk/experiment.ts';
import {
	PAPER_FIGURES,
	expectedOf
} from '../../../../src/lib/core/experiments/krk/paper-figures.ts';
import { PAPER_COUNTS, PAPER_RUN } from '../../../../src/lib/core/experiments/krk/paper-run.ts';
import { PartCounter, runCounts } from '../../../../src/lib/core/experiments/krk/run-counts.ts';
import { PAPER_PLAN, partsOf } from '../../../../src/lib/core/experiments/krk/run-plan.ts';
import { blackKingOf } from '../../../../src/lib/core/games/krk/placement.ts';
import { RELEASED } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { EXHAUSTIVE, slice } from '../../../sweep.ts';

const EXPERIMENTS = partsOf(PAPER_PLAN).map((plan) => new Experiment(plan));
/** A part of the starts: those with the black king on some squares. */
const SQUARES = slice([...Array(64).keys()], 64);

test('the committed run is the paper’s whole one with seed 1', () => {
	expect(PAPER_COUNTS).toMatchObject({ profile: 'released', starts: 'all', seed: 1 });
	expect(PAPER_RUN.parts.map(({ steps, tally }) => [steps, tally.games])).toEqual([
		[1, 175_168],
		[2, 175_168]
	]);
});

test('playing its games again gives the same mates and moves', () => {
	const counters = EXPERIMENTS.map((experiment, part) => {
		const counter = new PartCounter();
		for (const [index, start] of experiment.starts.ids.entries()) {
			if (SQUARES.includes(blackKingOf(start))) counter.add(start, experiment.play(index, null));
		}
		const { mates, moves } = counter.countsOf(experiment.plan);
		const committed = PAPER_COUNTS.parts[part];
		for (const square of SQUARES) {
			expect([square, mates[square], moves[square]]).toEqual([
				square,
				committed?.mates[square],
				committed?.moves[square]
			]);
		}
		return counter;
	});
	if (EXHAUSTIVE) expect(runCounts(partsOf(PAPER_PLAN), counters)).toEqual(PAPER_COUNTS);
});

test.each(PAPER_COUNTS.parts)(
	'its counts with $steps step(s) agree with each other',
	({ steps, games, lengths, mates, moves }) => {
		const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
		const all = Object.values(lengths).flatMap((one) => Object.entries(one));
		expect(sum(all.map(([, n]) => n))).toBe(games);
		expect(sum(all.map(([length, n]) => Number(length) * n))).toBe(sum(moves));
		expect(sum(Object.values(lengths.checkmate ?? {}))).toBe(sum(mates));
		const tally = PAPER_RUN.parts.find((one) => one.steps === steps)?.tally;
		if (tally === undefined) throw new Error('no tally');
		const { shares, meanMoves } = summariseTally(tally);
		expect(shares.checkmate).toBe(sum(mates) / games);
		expect(meanMoves).toBe(sum(moves) / games);
	}
);

test('its figures are those of the paper, as far as chance lets them', () => {
	for (const { steps, tally } of PAPER_RUN.parts) {
		const { shares, meanMoves } = summariseTally(tally);
		const expected = expectedOf(RELEASED, steps);
		if (expected === null) throw new Error('nothing is known');
		const off = 100 * shares.checkmate - expected.mate.mean;
		expect(Math.abs(off)).toBeLessThan(3 * (expected.mate.sd ?? 0));
		expect(Math.abs(meanMoves - PAPER_FIGURES[steps as 1 | 2].meanMoves)).toBeLessThan(0.5);
	}
});
