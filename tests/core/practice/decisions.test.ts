/**
 * The score of decisions, against another implementation of alpha-beta and of the score: what a sheet is worth whose
 * author never cuts, searches the first move alone, or carries one window through the whole tree.
 */
import { describe, expect, test } from 'vitest';
import {
	BLANK,
	readAnswers,
	type Answers,
	type EntryId
} from '../../../src/lib/core/practice/answers.ts';
import { exerciseOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { shareOf, scoreOf, type Part } from '../../../src/lib/core/practice/score.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { expectSame } from '../../same.ts';
import { EXHAUSTIVE, slice } from '../../sweep.ts';
import { exercise, range, valueOf } from './exercises.ts';
import { naiveScore, type Filled } from './naive-score.ts';
import { naiveSearch, type NaiveResult, type Nested } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

const SEEDS = slice(range(1, 500), 20);
const MAX = { max: true, equal: true } as const;

/** The first move is searched as it should be, the others are cut, and nothing is said about the root. */
function firstMove(tree: Nested, { values, windows, cuts }: NaiveResult): Filled {
	const below = <T>(all: ReadonlyMap<string, T>): Map<string, T> =>
		new Map([...all].filter(([path]) => path.startsWith('0')));
	const others = (tree as readonly Nested[]).slice(1).map((_, index) => String(index + 1));
	return {
		values: below(values),
		windows: below(windows),
		cuts: new Set([...[...cuts].filter((path) => path.startsWith('0')), ...others]),
		leaves: null,
		move: null
	};
}

const SHEETS: Readonly<Record<string, (tree: Nested, truth: NaiveResult) => Filled>> = {
	right: (_, truth) => truth,
	blank: () => ({
		values: new Map(),
		windows: new Map(),
		cuts: new Set<string>(),
		leaves: null,
		move: null
	}),
	minimax: (tree) => naiveSearch(tree, { ...MAX, idea: 'minimax' }),
	'first move': firstMove,
	'one window': (tree) => naiveSearch(tree, { ...MAX, idea: 'global' })
};

/** The most that each of them is worth on the average. */
const MOST: Readonly<Record<string, number>> = {
	right: 1,
	blank: 0,
	minimax: 0.5,
	'first move': 0.4,
	'one window': 0.25
};

function answersOf(x: Exercise, sheet: Filled): Answers {
	const texts: Partial<Record<EntryId, string>> = {};
	const cuts: number[] = [];
	const text = (value: number): string => String(value).replace('Infinity', 'inf');
	for (let node = 0; node < x.tree.nodes; node++) {
		const path = digitsOf(x, node);
		if (sheet.cuts.has(path)) cuts.push(node);
		const [value, window] = [sheet.values.get(path), sheet.windows.get(path)];
		if (value !== undefined) texts[`value-${node}`] = text(value);
		if (window === undefined) continue;
		texts[`alpha-${node}`] = text(window[0]);
		texts[`beta-${node}`] = text(window[1]);
	}
	if (sheet.leaves !== null) texts.count = String(sheet.leaves);
	const move = x.tree.children[0]?.[Number(sheet.move)];
	if (sheet.move !== null && move !== undefined) texts.move = x.names.names.of(x.firstRow + move);
	return { texts, cuts };
}

const scored = (x: Exercise, answers: Answers): ReturnType<typeof scoreOf> =>
	scoreOf(x, readAnswers(x, answers));

describe.each([2, 3, 4, 5] as const)('the score at level %d', (level) => {
	test.each(Object.entries(SHEETS))('of the sheet %s is low unless it is right', (name, make) => {
		let sum = 0;
		for (const seed of SEEDS) {
			const x = exercise(level, seed);
			const tree = nested(x);
			const truth = naiveSearch(tree, MAX);
			const sheet = make(tree, truth);
			const score = scored(x, answersOf(x, sheet));
			const expected = name === 'blank' ? 0 : naiveScore(tree, x.ask, sheet, truth);
			if (Math.abs(shareOf(score, 'strict') - expected) > 1e-12) {
				expect([seed, shareOf(score, 'strict')]).toEqual([seed, expected]);
			}
			sum += shareOf(score, 'follow');
		}
		const mean = sum / SEEDS.length;
		// A part of the trees has not their mean.
		const room = EXHAUSTIVE || name === 'blank' ? 1e-12 : 0.1;
		expect(mean).toBeLessThanOrEqual((MOST[name] ?? 0) + room);
		if (name === 'right') expect(mean).toBe(1);
	});

	test('of the right sheet with some of its cuts and marks turned agrees with the other one', () => {
		for (const seed of SEEDS.slice(0, 10)) {
			const x = exercise(level, seed);
			const tree = nested(x);
			const truth = naiveSearch(tree, MAX);
			for (let node = 1; node < x.tree.nodes; node++) {
				const cuts = new Set(truth.cuts);
				const path = digitsOf(x, node);
				if (!cuts.delete(path)) cuts.add(path);
				const sheet = { ...truth, cuts };
				const share = shareOf(scored(x, answersOf(x, sheet)), 'strict');
				expectSame(share.toFixed(9), naiveScore(tree, x.ask, sheet, truth).toFixed(9));
			}
		}
	});
});

describe('a part of the score', () => {
	const x = exercise(4, 17);
	const tree = nested(x);
	const key = answersOf(x, naiveSearch(tree, MAX));
	const partOf = (answers: Answers, kind: Part['kind']): Part | undefined =>
		scored(x, answers).parts.find((part) => part.kind === kind);
	const [cut = 0] = key.cuts;
	const cuts = new Set(key.cuts.map((node) => x.tree.parent[node]));

	test('has the found cuts of the true and the own ones', () => {
		expect(partOf(key, 'cuts')).toMatchObject({ of: cuts.size, right: cuts.size, early: 0 });
		const [, second = 0] = x.tree.children[0] ?? [];
		const early = partOf({ ...key, cuts: [...key.cuts, second] }, 'cuts');
		expect(early).toMatchObject({ of: cuts.size + 1, early: 1 });
		expect(partOf({ ...key, cuts: [] }, 'cuts')).toMatchObject({ of: cuts.size, right: 0 });
	});

	test('counts what was explained half, and what a hint filled in not at all', () => {
		const [told, given] = [{ told: [`cut-${cut}`] }, { given: [`cut-${cut}`] }] as const;
		expect(partOf({ ...key, ...told }, 'cuts')).toMatchObject({ right: cuts.size - 0.5 });
		expect(partOf({ ...key, ...given }, 'cuts')).toMatchObject({ right: cuts.size - 1 });
		const values = partOf(key, 'values')?.of ?? 0;
		expect(partOf({ ...key, told: ['value-0'] }, 'values')?.right).toBe(values - 0.5);
		expect(partOf({ ...key, told: ['count-0'] }, 'count')?.right).toBe(0.5);
		// A branch that was cut too early, and is searched since that was explained.
		const [, second = 0] = x.tree.children[0] ?? [];
		const mended = partOf({ ...key, told: [`cut-${second}`] }, 'cuts');
		expect(mended).toMatchObject({ of: cuts.size + 1, right: cuts.size + 0.5 });
	});

	test('loses a blank value alone', () => {
		const values = partOf(key, 'values')?.of ?? 0;
		const texts = { ...key.texts, 'value-0': '' };
		const without = scored(x, { ...key, texts }).parts;
		expect(without.map(({ kind, of, right }) => [kind, of - right])).toEqual(
			['cuts', 'values', 'count', 'move'].map((kind) => [kind, Number(kind === 'values')])
		);
		expect(values).toBeGreaterThan(3);
	});

	test('where nothing is to be cut and nothing was is whole, unless the sheet is blank', () => {
		const uncut = valueOf(
			exerciseOf(recordSearch(SETUP.fill({ position: '[[3,5],[9,12]]' })), ['values', 'cuts'])
		);
		expect(uncut.truth.pruned).not.toContain(true);
		expect(shareOf(scored(uncut, BLANK), 'follow')).toBe(0);
		const one: Answers = { texts: { 'value-1': '3' }, cuts: [] };
		expect(shareOf(scored(uncut, one), 'follow')).toBeCloseTo((2 + 1 / 3) / 3);
		expect(shareOf(scored(uncut, { ...one, cuts: [6] }), 'follow')).toBeCloseTo(1 / 9);
	});
});
