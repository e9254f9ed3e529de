/** The way through the levels, and what is said at the end of a set. */
import { describe, expect, it, test } from 'vitest';
import { assert } from '../../../src/lib/core/base/assert.ts';
import { ideasAbout } from '../../../src/lib/core/practice/ideas/registry.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE, type PracticeValues } from '../../../src/lib/core/practice/practice-link.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { summarise } from '../../../src/lib/core/practice/set-summary.ts';
import { progressAt, wayOn, type Done } from '../../../src/lib/core/practice/way-on.ts';

const setOf = (query: string): PracticeValues => PRACTICE.read(query).values;
const done = (query: string, ...indices: number[]): Done[] =>
	indices.map((index) => ({ values: setOf(query), index }));
const queryAfter = (query: string, all: readonly Done[]): string | null => {
	const way = wayOn(setOf(query), all);
	return way === null || way.kind === 'end' ? (way?.kind ?? null) : PRACTICE.query(way.values);
};

describe('after a set', () => {
	const five = 'level=2';
	const PAIRS = 'level=5&pairs=on';
	it.each([
		['nothing right', five, [], 'level=2&seed=6&sets=1'],
		['two in a row', five, done(five, 3, 4), 'level=2&seed=6&sets=1'],
		['three that are not the last', five, done(five, 1, 2, 3), 'level=2&seed=6&sets=1'],
		['the last three', five, done(five, 2, 3, 4), 'level=3'],
		[
			'three in a row over several sets',
			'level=2&seed=7&sets=1',
			[...done(five, 4), ...done('level=2&seed=6&sets=1', 0), ...done('level=2&seed=7&sets=1', 0)],
			'level=3'
		],
		[
			'three of other rules',
			five,
			[...done('level=2&cut=strict', 2, 3, 4), ...done(five, 4)],
			'level=2&seed=6&sets=1'
		],
		['the same rules', 'level=3&root=min', done('level=3&root=min', 2, 3, 4), 'level=4&root=min'],
		['the last level', 'level=5', done('level=5', 2, 3, 4), 'diagnose=on'],
		['the level before pairs', 'level=4', done('level=4', 2, 3, 4), 'level=5&pairs=on'],
		[
			'the level before pairs, under one rule',
			'level=4&cut=strict&root=min',
			done('level=4&cut=strict&root=min', 2, 3, 4),
			'level=5&pairs=on&root=min'
		],
		['pairs', PAIRS, done(PAIRS, 3, 4), 'level=5&seed=4&sets=2&pairs=on'],
		['half a pair at the end', `${PAIRS}&sets=5`, [], 'level=5&seed=3&sets=2&pairs=on'],
		['the last three of pairs', PAIRS, done(PAIRS, 3, 4, 5), 'diagnose=on'],
		[
			'three in a row over two sets of pairs',
			'level=5&pairs=on&seed=0&sets=2',
			[
				...done('level=5&pairs=on&seed=4294967294&sets=4', 3),
				...done('level=5&pairs=on&seed=0&sets=2', 0, 1)
			],
			'diagnose=on'
		],
		[
			'the last level of a game',
			'game=tictactoe&level=3',
			done('game=tictactoe&level=3', 2, 3, 4),
			'end'
		],
		['a position of one’s own', 'position=[[3,5],[2,9]]', [], null],
		['a diagnosis', 'diagnose=on', [], null]
	])('%s leads on', (_, query, all, next) => {
		expect(queryAfter(query, all)).toBe(next);
	});
});

test('a level counts what is right, and is done after three in a row', () => {
	const two = done('level=4&seed=8', 0, 1);
	expect(progressAt(4, [...two, ...done('level=3', 0, 1, 2)])).toEqual({
		right: 2,
		isDone: false
	});
	// Whichever set it was in, an exercise is one.
	const third = done('level=4&seed=10&sets=1', 0);
	expect(progressAt(4, [...two, ...two, ...third])).toEqual({ right: 3, isDone: true });
	expect(progressAt(4, [...done('level=4', 0, 2, 4)])).toEqual({ right: 3, isDone: false });
	expect(progressAt(5, done('level=5&pairs=on', 1, 2, 3))).toEqual({ right: 3, isDone: true });
	expect(progressAt(5, done('level=5&pairs=on', 0, 2, 4))).toEqual({ right: 3, isDone: false });
	expect(progressAt(4, done('level=4&diagnose=on', 0, 1, 2)).isDone).toBe(false);
});

test('a summary adds up the parts of all scores, and names the idea that fits every answer', () => {
	const values = setOf('level=4&sets=2');
	const shallow = ideasAbout('alphabeta').find(({ id }) => id === 'shallow');
	const all = [0, 1].map((index) => {
		const made = exerciseAt(values, index);
		assert(made.ok, 'the set has this exercise');
		return made.value;
	});
	const keys = all.map((exercise) => ({ exercise, answers: keyOf(exercise) }));
	const cuts = all.reduce((sum, { truth, tree }) => {
		const cut = tree.children.filter((own) => own.some((child) => truth.pruned[child] === true));
		return sum + cut.length;
	}, 0);
	const right = summarise(keys, values);
	expect(right.words).toMatch(
		new RegExp(`^Cuts ${cuts} of ${cuts} found; values .*; move 2 of 2\\.$`)
	);
	expect(right.ideas).toBeNull();
	const wrong = all.map((exercise) => {
		const [sheet] = shallow?.answers(exercise, exercise.truth) ?? [];
		return { exercise, answers: keyOf(exercise, sheet) };
	});
	expect(summarise(wrong, values).ideas).toContain('where only the parent can cut');
	expect(summarise(wrong, { ...values, marks: 'strict' }).words).not.toBe(right.words);
});
