import { describe, expect, test } from 'vitest';
import {
	answerAll,
	type Answer,
	type Evidence,
	type TimedPoint
} from '../../../../src/lib/core/experiments/krk/hypothesis-claims.ts';
import {
	formatMean,
	formatNearly,
	formatSeconds
} from '../../../../src/lib/core/experiments/krk/hypothesis-format.ts';
import type { Mates } from '../../../../src/lib/core/experiments/krk/hypothesis-point.ts';
import type { HypothesisSample } from '../../../../src/lib/core/experiments/krk/hypothesis-sample.ts';

function point(mates: Mates, steps: number, own: Partial<TimedPoint> = {}): TimedPoint {
	return {
		mates,
		steps,
		mate: 0.75,
		unmated: 0.25,
		moves: 20,
		perfectMoves: 10,
		whiteDecisions: 0.5,
		blackDecisions: 0.5,
		whitePlayed: 0.5,
		blackPlayed: 0.5,
		surelyMated: 1000,
		neverMated: 0,
		longest: 51,
		dawdler: { start: 13_267, moves: 40 },
		matesBy: { near: steps === 1 ? null : 0.8, next: 0.82, far: steps === 7 ? null : 0.77 },
		huntsBy: { near: 0.5, next: 0.6, far: steps === 7 ? null : 0.8 },
		seconds: steps,
		...own
	};
}

function sample(mates: Mates, steps: number, mate: number): HypothesisSample {
	return {
		mates,
		steps,
		starts: 'classes',
		seeds: 1,
		games: 21_959,
		mate,
		mateDeviation: 0,
		threefold: 0,
		moves: 20,
		movesDeviation: 0.1
	};
}

const SEVEN = [point('flat', 7, { moves: 45 }), point('depth', 7, { moves: 12 })];
const TWO = [point('flat', 2, { moves: 25 }), point('depth', 2, { moves: 24 })];

function answers(points: TimedPoint[], samples: HypothesisSample[] = []): Record<string, Answer> {
	const evidence: Evidence = { points, samples };
	const [mates, shorter, optimal, computer, mechanism] = answerAll(evidence);
	return { mates, shorter, optimal, computer, mechanism } as Record<string, Answer>;
}

test('without figures there is no verdict', () => {
	for (const { sentence, verdict, figures } of answerAll({ points: [], samples: [] })) {
		expect([sentence, verdict, figures]).toEqual([null, 'open', []]);
	}
	// One of the two is not enough.
	const { mates } = answers(SEVEN);
	expect(mates).toMatchObject({ verdict: 'open' });
	expect(mates?.sentence).toMatch(
		/^Not all of the games by all rules have been played yet\. Without .* 75.00% of games/
	);
	expect(mates?.figures).toHaveLength(2);
	for (const { sentence } of answerAll({ points: [point('flat', 7)], samples: [] })) {
		expect(sentence).toBeNull();
	}
});

describe('hypothesis: every game ends in mate', () => {
	const played = (flat: number[], depth: number[]): HypothesisSample[] =>
		[5, 6, 7].flatMap((steps, index) => [
			sample('flat', steps, flat[index] as number),
			sample('depth', steps, depth[index] as number)
		]);

	test('the verdict at 7 steps and before uses the paper’s precision', () => {
		const { mates } = answers(SEVEN, played([1, 1, 1], [0.999986, 1, 1]));
		expect(mates?.verdict).toBe('in-part');
		expect(mates?.sentence).toBe(
			'Holds to the printed digits at 7, and at 5 already. Some choices among tied moves do not mate, at any number of steps up to 7.'
		);
	});

	test('the verdict names the step from which it always holds', () => {
		const { mates } = answers(SEVEN, played([1, 0.99, 1], [1, 1, 1]));
		expect(mates?.sentence).toMatch(/^Holds to the printed digits at 7\./);
	});

	test('the verdict says that it never holds', () => {
		const { mates } = answers(SEVEN, played([1, 1, 0.9998], [1, 1, 1]));
		expect(mates?.verdict).toBe('fails');
		expect(mates?.sentence).toMatch(/^Not to the printed digits\./);
	});

	test('the verdict for all tie-breaks names the first step at which no start is missing', () => {
		const sure = { surelyMated: 175_168 };
		const all = [...SEVEN, point('depth', 15), point('depth', 16, sure), point('flat', 16, sure)];
		const { mates } = answers(all, played([1, 1, 1], [1, 1, 1]));
		expect(mates?.sentence).toMatch(/Below 16 steps, some choices among tied moves do not mate\.$/);
		expect(mates?.figures.map(({ value }) => value)).toContain('1,000 of 175,168 starts');
	});
});

test('games become shorter: by the figures of 2 and of 7 steps', () => {
	const { shorter } = answers([...TWO, ...SEVEN]);
	expect(shorter?.verdict).toBe('in-part');
	expect(shorter?.figures.map(({ value }) => value)).toEqual([
		'25.0 → 45.0 moves',
		'24.0 → 12.0 moves'
	]);
	const both = answers([...TWO, point('flat', 7, { moves: 9 }), point('depth', 7, { moves: 9 })]);
	expect(both['shorter']?.verdict).toBe('holds');
});

test('play is optimal only if every decision is', () => {
	expect(answers(SEVEN)['optimal']?.sentence).toBe('False at 7.');
	const perfect = { whiteDecisions: 1, blackDecisions: 1 };
	const { optimal } = answers([...SEVEN, point('depth', 16, perfect)]);
	expect(optimal?.sentence).toBe('False at 7. Perfect play begins at 16, depth-aware.');
});

test('the supercomputer claim uses the seconds of the slower worker', () => {
	const { computer } = answers([
		point('flat', 7, { seconds: 4.25 }),
		point('depth', 7, { seconds: 3 }),
		point('depth', 16, { seconds: 12.4 })
	]);
	expect(computer?.figures.map(({ value }) => value)).toEqual(['4.3 s', '12 s', 'about 40 hours']);
});

test.each([
	[0, '100%'],
	[1.2116e-4, '99.988%'],
	[4.52e-7, '99.999955%'],
	[3.1e-12, '99.99999999969%'],
	[0.69, '31.00%'],
	[1, '0.00%']
])('a share of which %d is missing is never rounded to all: %s', (missing, text) => {
	expect(formatNearly(missing)).toBe(text);
});

test('means and seconds have their formats', () => {
	expect(formatMean('45.61', 0.234)).toBe('45.61 ± 0.23');
	expect(formatMean('100%', 0)).toBe('100%');
	expect([formatSeconds(3.14), formatSeconds(31.4)]).toEqual(['3.1 s', '31 s']);
});

test('the paper’s reason is weighed by what happens near and far, at each number of steps', () => {
	const points = [1, 2, 3, 4, 5, 6, 7].map((steps) => point('flat', steps));
	expect(answers(points.slice(1)).mechanism).toMatchObject({ verdict: 'open', sentence: null });
	const { mechanism } = answers(points);
	expect(mechanism?.verdict).toBe('in-part');
	expect(mechanism?.sentence).toMatch(
		/farther apart at 5 of 5 numbers of steps.* n \+ 1 apart at 0 of 6/
	);
	expect(mechanism?.sentence).toMatch(/farther away at 0 of 6\. At 1 step no legal start/);
	expect(mechanism?.figures[0]?.value).toBe('none, 82.0%, 77.0%');
	expect(mechanism?.figures[3]?.value).toBe('50.0%, 80.0%');
	const far = { near: 0.7, next: 0.7, far: 0.9 };
	const against = points.map((one) => ({ ...one, matesBy: far, huntsBy: far }));
	expect(answers(against).mechanism?.verdict).toBe('fails');
	const near = { near: 0.9, next: 0.8, far: 0.7 };
	const favour = points.map((one) => ({ ...one, matesBy: near, huntsBy: near }));
	expect(answers(favour).mechanism?.verdict).toBe('holds');
});
