import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	meanAccuracy,
	moveAccuracy,
	reviewMoves
} from '../../../../src/lib/core/experiments/accuracy/accuracy.ts';
import {
	scoreOfResult,
	winPercent,
	type PositionScore
} from '../../../../src/lib/core/experiments/accuracy/win-percent.ts';

/** The same curve written as a logistic function: 50 + 50 * (2p - 1) is 100p. */
const logistic = (cp: number): number => 100 / (1 + Math.exp(-0.00368208 * cp));

describe('accuracy: win % of a score', () => {
	it('win % is 50 at score 0, and otherwise as in the formula', () => {
		expect(winPercent({ cp: 0 })).toBe(50);
		// 100 / (1 + e^-0.368208) and 100 / (1 + e^1.84104), computed separately.
		expect(winPercent({ cp: 100 })).toBeCloseTo(59.1026, 4);
		expect(winPercent({ cp: -500 })).toBeCloseTo(13.6928, 4);
	});

	it('win % is a logistic curve, mirrored for Black', () => {
		fc.assert(
			fc.property(fc.integer({ min: -20_000, max: 20_000 }), (cp) => {
				expect(winPercent({ cp })).toBeCloseTo(logistic(cp), 9);
				expect(winPercent({ cp }) + winPercent({ cp: -cp })).toBeCloseTo(100, 9);
			})
		);
	});

	it('a mate counts as a win, and a finished game as its result', () => {
		expect(winPercent({ mate: 7, winner: 'max' })).toBe(100);
		expect(winPercent({ mate: 0, winner: 'min' })).toBe(0);
		expect(winPercent(scoreOfResult('min'))).toBe(0);
		expect(winPercent(scoreOfResult('max'))).toBe(100);
		expect(winPercent(scoreOfResult(null))).toBe(50);
	});
});

describe('accuracy: one move', () => {
	it('accuracy falls with the lost win %', () => {
		// 103.1668 * e^(-0.04354 d) - 3.1669 for d = 10 and 50, computed separately.
		expect(moveAccuracy(60, 50)).toBeCloseTo(63.5826, 3);
		expect(moveAccuracy(75, 25)).toBeCloseTo(8.5303, 3);
	});

	it('accuracy is between 0 and 100, and nearly 100 if nothing is lost', () => {
		expect(moveAccuracy(50, 50)).toBeCloseTo(99.9999, 9);
		expect(moveAccuracy(50, 80)).toBe(100);
		expect(moveAccuracy(100, 0)).toBe(0);
	});
});

describe('accuracy: the moves of a game', () => {
	const scores: (PositionScore | null)[] = [
		{ cp: 0 },
		{ cp: 100 },
		{ cp: 300 },
		null,
		{ mate: 2, winner: 'min' },
		{ mate: 1, winner: 'min' }
	];

	it('each move is judged from its own side', () => {
		const [first, second] = reviewMoves(scores, 'max');
		expect(first).toMatchObject({ side: 'max', accuracy: 100 });
		expect(first?.lost).toBeCloseTo(50 - logistic(100), 9);
		expect(second?.side).toBe('min');
		expect(second?.lost).toBeCloseTo(logistic(300) - logistic(100), 9);
		expect(second?.accuracy).toBeCloseTo(moveAccuracy(100 - logistic(100), 100 - logistic(300)), 9);
	});

	it('a move next to an unevaluated position has no accuracy', () => {
		const [, , third, fourth, fifth] = reviewMoves(scores, 'max');
		expect(third).toEqual({ side: 'max', white: null, lost: null, accuracy: null });
		expect(fourth).toEqual({ side: 'min', white: 0, lost: null, accuracy: null });
		expect(fifth).toMatchObject({ side: 'max', lost: 0 });
	});

	it('exchanging the colours gives Black the same accuracy', () => {
		const score = fc.oneof(
			fc.integer({ min: -2000, max: 2000 }).map((cp): PositionScore => ({ cp })),
			fc.constantFrom<PositionScore>({ mate: 3, winner: 'max' }, { mate: 1, winner: 'min' })
		);
		const mirrored = (one: PositionScore): PositionScore =>
			'winner' in one
				? { mate: one.mate, winner: one.winner === 'max' ? 'min' : 'max' }
				: { cp: -one.cp };
		fc.assert(
			fc.property(fc.array(score, { minLength: 2, maxLength: 30 }), (game) => {
				const white = reviewMoves(game, 'max');
				const black = reviewMoves(game.map(mirrored), 'min');
				for (const [index, move] of white.entries()) {
					expect(black[index]?.accuracy).toBeCloseTo(move.accuracy as number, 6);
				}
				expect(meanAccuracy(black, 'min')).toBeCloseTo(meanAccuracy(white, 'max') as number, 6);
			})
		);
	});

	it('each side has the plain mean of its judged moves', () => {
		const moves = reviewMoves(scores, 'max');
		const [first, second, , , fifth] = moves;
		expect(meanAccuracy(moves, 'max')).toBeCloseTo(
			((first?.accuracy as number) + (fifth?.accuracy as number)) / 2,
			9
		);
		expect(meanAccuracy(moves, 'min')).toBe(second?.accuracy);
		expect(meanAccuracy([], 'max')).toBeNull();
		expect(meanAccuracy(reviewMoves([null, null], 'max'), 'max')).toBeNull();
	});
});
