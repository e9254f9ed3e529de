import { expect, test } from 'vitest';
import { BLANK } from '../../../src/lib/core/practice/answers.ts';
import { exerciseOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';
import { summarise } from '../../../src/lib/core/practice/set-summary.ts';
import { record } from '../search/record.ts';
import { valueOf } from './exercises.ts';

const exercise = (position: string): Exercise =>
	valueOf(exerciseOf(record({ game: 'tree', position }), ['values', 'cuts']));

test('the parts of all exercises are added up, and each is named once', () => {
	// Three values and one cut each: at b, node 4, before its second leaf.
	const [one, other] = [exercise('[[3,5],[2,9]]'), exercise('[[4,6],[1,8]]')];
	const keys = [one, other].map((x) => ({ exercise: x, answers: keyOf(x) }));
	const [follow, strict] = (['follow', 'strict'] as const).map(
		(marks) => PRACTICE.read(`marks=${marks}`).values
	) as [PracticeValues, PracticeValues];
	expect(summarise(keys, follow).words).toBe('Cuts 2 of 2 found; values 6 of 6.');
	expect(summarise(keys, follow).ideas).toBeNull();
	// Both cut at a too, before its second leaf: what the search cuts counts, and what the answer cuts.
	const early = keys.map(({ exercise: x, answers }) => ({
		exercise: x,
		answers: { ...answers, cuts: [...answers.cuts, 3] }
	}));
	expect(summarise(early, strict).words).toBe('Cuts 2 of 4 found, 2 too early; values 6 of 6.');
	const [first] = keys;
	const blank = [...(first ? [first] : []), { exercise: other, answers: BLANK }];
	expect(summarise(blank, strict).words).toBe('Cuts 1 of 2 found; values 3 of 6.');
});
