/** The score of places: what counts as said on a sheet that is not full, and what a slip is worth. */
import { expect, test } from 'vitest';
import { BLANK, readAnswers, type Answers } from '../../../src/lib/core/practice/answers.ts';
import { exerciseOf, type Ask, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { scorePlaces, shareOfPlaces } from '../../../src/lib/core/practice/score-places.ts';
import { record } from '../search/record.ts';
import { valueOf } from './exercises.ts';

/** The textbook tree: nodes 1, 5 and 9 are a, b and c, and b2 and b3, nodes 7 and 8, are pruned. */
const exercise = (ask: readonly Ask[]): Exercise =>
	valueOf(exerciseOf(record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' }), ask));
const score = (asked: Exercise, answers: Partial<Answers>): readonly number[] => {
	const places = scorePlaces(asked, readAnswers(asked, { ...BLANK, ...answers }));
	return [places.asked, places.right, places.following];
};

test('of nodes and branches, an unmarked branch counts once something is said at the node above it', () => {
	const asked = exercise(['values', 'cuts']);
	// Four values and twelve branches.
	expect(score(asked, {})).toEqual([16, 0, 0]);
	expect(score(asked, keyOf(asked))).toEqual([16, 16, 0]);
	// The value of a, and its three branches, none of which is pruned.
	expect(score(asked, { texts: { 'value-1': '3' } })).toEqual([16, 4, 0]);
	// The marks at b2 and b3, and the branch next to them.
	expect(score(asked, { cuts: [7, 8] })).toEqual([16, 3, 0]);
	expect(score(asked, { cuts: [7] })).toEqual([16, 2, 0]);
	// The branches next to a, which is not pruned, and the three below it, which a mark above them says.
	expect(score(asked, { cuts: [1] })[1]).toBe(5);
});

test('of branches alone, each is an answer', () => {
	const asked = exercise(['cuts']);
	// Not to cut before b2 is the slip; where the first branch is not cut, none after it is: b3 follows.
	expect(score(asked, {})).toEqual([12, 10, 1]);
	expect(score(asked, { cuts: [7, 8] })).toEqual([12, 12, 0]);
});

test('what a hint has filled in earns nothing, nor does a sheet that was shown', () => {
	const asked = exercise(['values', 'cuts']);
	expect(score(asked, { ...keyOf(asked), given: ['value-1', 'cut-7'] })).toEqual([16, 14, 0]);
	expect(score(asked, { ...keyOf(asked), isShown: true })).toEqual([16, 0, 0]);
});

test('what follows from a slip counts where the marks follow, and not where they are strict', () => {
	const places = { asked: 10, right: 4, following: 3 };
	expect(shareOfPlaces(places, 'follow')).toBeCloseTo(0.7, 12);
	expect(shareOfPlaces(places, 'strict')).toBeCloseTo(0.4, 12);
	expect(shareOfPlaces({ asked: 0, right: 0, following: 0 }, 'follow')).toBe(0);
});
