/** Hints say what is true at the place, and a filled-in place counts for nothing. */
import { describe, expect, test } from 'vitest';
import { BLANK, type Answers } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers } from '../../../src/lib/core/practice/check.ts';
import { exerciseOf } from '../../../src/lib/core/practice/exercise.ts';
import { fillIn, HINTS, hintOn } from '../../../src/lib/core/practice/hints.ts';
import { hintsAt } from '../../../src/lib/core/practice/hints-at.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { placesOf } from '../../../src/lib/core/practice/asked-places.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { expectSame } from '../../same.ts';
import { slice } from '../../sweep.ts';
import { EVERYTHING, manyExercises, range, valueOf } from './exercises.ts';

const SEEDS = slice(range(1, 500), 125);

/** The textbook tree: b is cut after 2. */
const textbook = valueOf(
	exerciseOf(recordSearch(SETUP.fill({ position: '[[3,12,8],[2,4,6],[14,5,2]]' })), EVERYTHING)
);
const hintsOn = (answers: Answers): (string | undefined)[] =>
	HINTS.map((press) => hintOn(textbook, answers, press)?.words);
const key = keyOf(textbook);

describe('hints', () => {
	test('on a missing cut', () => {
		const answers = { ...key, cuts: key.cuts.slice(1) };
		expect(hintsOn(answers)).toEqual([
			'At b MIN is cut by alpha: what MAX already has further up.',
			'Compare what MIN has at b with what MAX has at the root.',
			'2 ≤ 3 holds: b2 is pruned.'
		]);
	});

	test('on a cut too early', () => {
		expect(hintsOn({ ...key, cuts: [...key.cuts, 11] })).toEqual([
			'At c only alpha can cut MIN: what MAX already has further up.',
			'Compare what MIN has at c with what MAX has at the root.',
			'14 ≤ 3 does not hold: c2 is searched.'
		]);
		expect(hintsOn({ ...key, cuts: [...key.cuts, 3] })).toEqual([
			'At a only alpha can cut MIN: what MAX already has further up.',
			'MAX has no bound yet on the way to a.',
			'3 ≤ −∞ does not hold, since MAX has no bound yet: a2 is searched.'
		]);
		expect(hintsOn({ ...key, cuts: [...key.cuts, 2] })[2]).toBe(
			'MIN has nothing at a yet, so there is nothing to compare: the first move is always searched.'
		);
	});

	test('on a value, a window, the count, the move, and below a cut', () => {
		const without = (id: keyof Answers['texts']): Answers => ({
			...key,
			texts: { ...key.texts, [id]: '' }
		});
		expect(hintsOn(without('value-1'))).toEqual([
			'At a MIN takes the smallest value that its searched moves return.',
			'a1 returns 3, a2 returns 12, a3 returns 8.',
			'MIN takes the smallest of 3, 12 and 8: 3.'
		]);
		expect(hintsOn(without('value-5'))[2]).toBe('MIN has only 2: at most 2.');
		expect(hintsOn(without('alpha-5'))).toEqual([
			'Alpha and beta at b come down from the root, where MAX can move alpha.',
			'The root was entered with alpha −∞ and beta ∞; MAX has 3 at the root, and can only raise alpha.',
			'α 3 from a, β ∞: nothing from MIN yet.'
		]);
		expect(hintsOn(without('beta-0'))[2]).toBe('α −∞, β ∞: nothing from MAX or MIN yet.');
		expect(hintsOn(without('count'))[2]).toBe('9 leaves, 2 of them pruned: 7.');
		expect(hintsOn(without('move'))[2]).toBe('a is the first move that returns 3.');
	});

	test('there are three at each place of each exercise, and none where all is right', () => {
		for (const x of manyExercises(SEEDS, EVERYTHING)) {
			for (const place of placesOf(x)) {
				const hints = hintsAt(x, place);
				expectSame(new Set(hints).size, 3);
				for (const hint of hints) expectSame(/^\S.*\.$/.test(hint), true, hint);
				const isPruned = place.kind === 'cut' && x.truth.pruned[place.node] === true;
				if (place.kind === 'cut') {
					expectSame(hints[2].endsWith(' is pruned.'), isPruned, hints[2]);
				}
			}
			expectSame(hintOn(x, keyOf(x), 1), null);
		}
	});
});

test('filling in place after place ends at the key, and nothing of it counts', () => {
	for (const x of manyExercises(slice(range(1, 500), 250))) {
		let answers = BLANK;
		let presses = 0;
		while (checkAnswers(x, answers).kind !== 'right') {
			answers = fillIn(x, answers);
			presses++;
			expectSame(presses <= placesOf(x).length, true);
			expectSame(shareOf(checkAnswers(x, answers).score, 'follow'), 0);
		}
		const { texts, cuts } = keyOf(x);
		expectSame([answers.texts, [...answers.cuts].sort()], [texts, [...cuts].sort()]);
	}
});

test('after the key was shown nothing counts', () => {
	const { score, kind } = checkAnswers(textbook, { ...key, isShown: true });
	expect([kind, score.right, score.following]).toEqual(['right', 0, 0]);
});
