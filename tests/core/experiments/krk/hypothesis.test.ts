import { describe, expect, test } from 'vitest';
import { LevelTables } from '../../../../src/lib/core/evaluate/krk-paper/levels/level-tables.ts';
import { CLEAN } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import { classesOf } from '../../../../src/lib/core/experiments/krk/exact-classes.ts';
import {
	DecisionCache,
	shareOfOptimal
} from '../../../../src/lib/core/experiments/krk/exact-decisions.ts';
import { findExtremes } from '../../../../src/lib/core/experiments/krk/exact-extremes.ts';
import { solveExactly } from '../../../../src/lib/core/experiments/krk/exact.ts';
import { Experiment } from '../../../../src/lib/core/experiments/krk/experiment.ts';
import { HypothesisLayers } from '../../../../src/lib/core/experiments/krk/hypothesis-layers.ts';
import {
	HypothesisCurve,
	MATES
} from '../../../../src/lib/core/experiments/krk/hypothesis-point.ts';
import {
	gamesOf,
	planOfSample,
	summariseSample,
	type HypothesisSample,
	type SamplePlan
} from '../../../../src/lib/core/experiments/krk/hypothesis-sample.ts';
import { KrkGame, playGame } from '../../../../src/lib/core/experiments/krk/play-game.ts';
import { mateIn, tablebase } from '../../../../src/lib/core/experiments/krk/tablebase.ts';
import { EXHAUSTIVE, slice } from '../../../sweep.ts';

/** What takes seconds: one of them a day. */
const LONG = slice(['grown', 'sixteen', 'seven'], 3);

function layersOf(mates: (typeof MATES)[number], steps: number): HypothesisLayers {
	const layers = new HypothesisLayers(mates);
	while (layers.steps < steps) layers.grow();
	return layers;
}

test.each(LONG.includes('grown') ? slice(MATES, 2) : [])(
	'grown layers equal the tables of the same depth, %s',
	(mates) => {
		const layers = layersOf(mates, 3);
		const tables = new LevelTables({ ...CLEAN, mates }, 3, 3);
		expect(layers.mateStep).toBe(tables.mateStep);
		for (let ply = 0; ply < 100; ply++) {
			const [own, other] = [layers.layerBelow(ply), tables.layerBelow(ply)];
			if (
				own.turn !== other.turn ||
				Buffer.compare(bytesOf(own.values), bytesOf(other.values)) !== 0
			)
				throw new Error(`ply ${ply} differs`);
		}
		expect(() => layers.layerBelow(100)).toThrow('Ply 100');
	}
);

function bytesOf(values: Int16Array): Uint8Array {
	return new Uint8Array(values.buffer);
}

if (LONG.includes('sixteen')) {
	describe('hypothesis: sixteen steps, depth-aware mates', () => {
		const layers = layersOf('depth', 16);
		const cache = new DecisionCache();

		test('sixteen steps are perfect play from every start, exactly', () => {
			const figures = solveExactly(layers, cache);
			const wrong = [...classesOf('white').ids].filter((id, index) => {
				const { mate, moves, whiteOptimal, blackMoves, blackOptimal } = figures.at(index);
				const isPerfect = mate === 1 && moves === mateIn(id) && whiteOptimal === moves;
				return !isPerfect || blackOptimal !== blackMoves;
			});
			expect(wrong).toEqual([]);
			expect(figures.mean().moves).toBe(1_728_004 / 175_168);
		});

		test('sixteen steps mate under every tie-break', () => {
			const { shortest, longest } = findExtremes(layers, cache);
			const expected = Uint8Array.from(
				classesOf('white').ids,
				(id) => tablebase().mateIn[id] as number
			);
			expect(shortest).toEqual(expected);
			expect(longest).toEqual(expected);
			expect([0, 1].map((ply) => shareOfOptimal(cache.at(layers, ply)))).toEqual([1, 1]);
		});
	});
}

if (EXHAUSTIVE) {
	test('how mates are scored changes lengths, not chances', () => {
		const [flat, depth] = MATES.map((mates) => new HypothesisCurve(mates)) as [
			HypothesisCurve,
			HypothesisCurve
		];
		const one = flat.next();
		// At one step there is one mate at most to be seen, and nothing to choose between.
		expect({ ...depth.next(), mates: 'flat' }).toEqual(one);
		expect(one.mate).toBeCloseTo(0.30919199, 8);
		expect(one.moves).toBeCloseTo(39.77252, 5);
		const [flatTwo, depthTwo] = [flat.next(), depth.next()];
		expect(flatTwo.steps).toBe(2);
		expect(flatTwo.mate).toBeCloseTo(depthTwo.mate, 12);
		expect(flatTwo.mate + flatTwo.unmated).toBeCloseTo(1, 12);
		expect(flatTwo.moves - depthTwo.moves).toBeGreaterThan(1);
		expect(flatTwo.surelyMated).toBe(7620);
		expect(depthTwo.neverMated).toBe(3800);
	});
}

if (LONG.includes('seven')) {
	describe('hypothesis: seven steps, the paper’s claim', () => {
		const shares = [
			['flat', 0.78],
			['depth', 0.87]
		] as const;
		test.each(slice(shares, 2))(
			'%s: White’s decisions are optimal at %d of all starts',
			(mates, share) => {
				const layers = layersOf(mates, 7);
				expect(shareOfOptimal(new DecisionCache().at(layers, 0))).toBeCloseTo(share, 2);
			}
		);

		if (EXHAUSTIVE) {
			test('White dawdles, with flat mates, where it could mate at once', () => {
				// The start that the page links to: hypothesis-point.ts finds it.
				expect(mateIn(DAWDLER)).toBe(1);
				const game = new KrkGame(new LevelTables(CLEAN, 7, 7));
				const { outcome, moves } = playGame(game, DAWDLER, 1, null);
				expect(outcome).toBe('checkmate');
				expect(moves).toBeGreaterThan(40);
			});
		}
	});
}

const DAWDLER = 13_267;

function play(plan: SamplePlan): HypothesisSample {
	const experiment = new Experiment(planOfSample(plan));
	return summariseSample(plan, experiment.run(0, experiment.games, null));
}

describe('hypothesis: played games, with the record', () => {
	const known = [
		{ mates: 'flat', steps: 1, mate: 0.527, moves: 35.8 },
		{ mates: 'flat', steps: 2, mate: 0.859, moves: 25.2 },
		{ mates: 'depth', steps: 2, mate: 0.859, moves: 24.3 },
		{ mates: 'depth', steps: 3, mate: 0.9836, moves: 16.2 },
		{ mates: 'depth', steps: 7, mate: 0.999995, moves: 11.57 }
	] as const;
	test.each(slice(known, 5))(
		'$mates, $steps: the known figures',
		({ mates, steps, mate, moves }) => {
			const sample = play({ mates, steps, starts: 'every:100', seeds: 1 });
			expect(sample.games).toBe(1752);
			expect(sample.threefold).toBe(0);
			const sd = Math.max(sample.mateDeviation, Math.sqrt((mate * (1 - mate)) / 1752));
			expect(Math.abs(sample.mate - mate)).toBeLessThan(3 * sd + 1e-9);
			expect(sample.movesDeviation).toBeLessThan(0.6);
			expect(Math.abs(sample.moves - moves)).toBeLessThan(3 * sample.movesDeviation);
		}
	);

	test('each kind of starts has the stated number of games', () => {
		for (const starts of ['every:100', 'classes'] as const) {
			const plan: SamplePlan = { mates: 'flat', steps: 1, starts, seeds: 3 };
			expect(new Experiment(planOfSample(plan)).games).toBe(gamesOf(plan));
		}
	});

	if (EXHAUSTIVE) {
		test('more seeds give more games and a smaller deviation', () => {
			const plan = { mates: 'depth', steps: 2, starts: 'every:100' } as const;
			const [one, four] = [play({ ...plan, seeds: 1 }), play({ ...plan, seeds: 4 })];
			expect([one.games, four.games]).toEqual([1752, 7008]);
			expect(four.movesDeviation / one.movesDeviation).toBeCloseTo(0.5, 1);
		});
	}
});
