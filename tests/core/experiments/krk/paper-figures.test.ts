import { describe, expect, test } from 'vitest';
import { CLEAN, RELEASED } from '../../../../src/lib/core/games/krk/profile/profile.ts';
import type { Summary } from '../../../../src/lib/core/experiments/krk/experiment.ts';
import {
	PAPER_CHANGES,
	deviationOf,
	expectedOf,
	MEASURES
} from '../../../../src/lib/core/experiments/krk/paper-figures.ts';

const SUMMARY: Summary = {
	games: 10_000,
	weight: 10_000,
	shares: {
		checkmate: 0.48,
		stalemate: 0.01,
		threefold: 0.02,
		'rook-capture': 0.03,
		'fifty-moves': 0.46
	},
	meanMoves: 30,
	// Half of them 20 moves long, half of them 40: a deviation of 10.
	lengths: Array.from({ length: 51 }, (_, moves) => (moves === 20 || moves === 40 ? 5000 : 0))
};

test('the paper’s arithmetic has these errors', () => {
	const percent = (share: number): string => (100 * share).toFixed(2);
	expect(percent(PAPER_CHANGES.matesRose)).toBe('74.54');
	expect(percent(PAPER_CHANGES.drawsFell)).toBe('69.55');
	expect(percent(PAPER_CHANGES.drawsRose)).toBe('228.44');
	expect(percent(PAPER_CHANGES.movesToTwentyFour)).toBe('35.14');
	expect(percent(PAPER_CHANGES.movesToPrinted)).toBe('37.84');
});

describe('paper figures: expectations', () => {
	test('the two profiles have expectations for 1 and 2 steps', () => {
		expect(expectedOf(RELEASED, 1)?.mate).toEqual({ mean: 48.341, sd: 0.094 });
		expect(expectedOf({ ...RELEASED }, 2)?.fifty.mean).toBeCloseTo(15.731, 9);
		expect(expectedOf(CLEAN, 1)?.meanMoves).toEqual({ mean: 35.89, sd: null });
		expect(expectedOf(CLEAN, 3)).toBeNull();
		expect(expectedOf({ ...CLEAN, mates: 'depth' }, 1)).toBeNull();
	});

	test('the standard deviation depends on the sample', () => {
		const { mate, meanMoves, stalemate } = expectedOf(RELEASED, 1) ?? {};
		if (!mate || !meanMoves || !stalemate) throw new Error('nothing is known');
		expect(deviationOf(mate, 'mate', SUMMARY, 'all', 1)).toBe(0.094);
		expect(deviationOf(mate, 'mate', SUMMARY, 'all', 4)).toBeCloseTo(0.047, 9);
		expect(deviationOf(mate, 'mate', SUMMARY, 'every:16', 1)).toBeCloseTo(0.49972, 4);
		expect(deviationOf(meanMoves, 'meanMoves', SUMMARY, 'every:16', 1)).toBeCloseTo(0.1, 9);
		expect(deviationOf(mate, 'mate', SUMMARY, 'ids:0-500', 1)).toBeNull();
		expect(deviationOf(stalemate, 'stalemate', SUMMARY, 'all', 1)).toBeNull();
	});
});

test('the measures of a run are those of its summary', () => {
	expect(MEASURES.map(({ id, of }) => [id, of(SUMMARY)])).toEqual([
		['mate', 48],
		['fifty', 46],
		['stalemate', 1],
		['threefold', 2],
		['rookCapture', 3],
		['meanMoves', 30]
	]);
});
