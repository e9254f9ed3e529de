import { expect, test } from 'vitest';
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import { BLANK, type Answers } from '../../../src/lib/core/practice/answers.ts';
import { ordersOf } from '../../../src/lib/core/practice/child-orders.ts';
import { exerciseOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';
import { reorderCount, reorderTarget } from '../../../src/lib/core/practice/reorder.ts';
import { reorderExerciseAt } from '../../../src/lib/core/practice/reorder-exercise.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { summarise } from '../../../src/lib/core/practice/set-summary.ts';
import { record } from '../search/record.ts';
import { range, valueOf } from './exercises.ts';

const exercise = (position: string): Exercise =>
	valueOf(exerciseOf(record({ game: 'tree', position }), ['values', 'cuts']));

test('where all else is right, the order of the children is what is left', () => {
	const { values } = PRACTICE.read('level=1&seed=3&sets=1&ask=values,reorder');
	const x = valueOf(exerciseAt(values, 0));
	const say = (answers: Answers): string => summarise([{ exercise: x, answers }], values).words;
	const key = keyOf(x);
	expect(say(key)).toMatch(
		/; reorder 0 of 1\. Only the order of the children is left to find: see Reorder\.$/
	);
	expect(say({ ...key, texts: { ...key.texts, 'value-0': '99' } })).toMatch(
		/; reorder 0 of 1\. The order of the children counts, too: see Reorder\.$/
	);
	const given = assertExists(reorderExerciseAt(values, 0), 'the set asks for an order');
	// A few of the orders of its four inner nodes.
	const orders = range(0, 185).map((n) =>
		[1, 6, 36, 216].map((of) => Math.floor((7 * n) / of) % 6)
	);
	const words = orders.map((ranks) => say({ ...key, orders: ranks }));
	for (const [index, ranks] of orders.entries()) {
		const count = reorderCount(given, ordersOf(given.tree, ranks));
		expect(words[index]?.endsWith('reorder 1 of 1.')).toBe(count === reorderTarget(given));
	}
	expect(words.some((one) => one.endsWith('reorder 1 of 1.'))).toBe(true);
});

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
