/** Decks of questions, against another implementation of the search and of the wrong ideas. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { AskedKind } from '../../../../src/lib/core/practice/deck/deck-place.ts';
import {
	DECK_SIZE,
	makeDeck,
	POOL,
	type Deck
} from '../../../../src/lib/core/practice/deck/deck.ts';
import type { Exercise } from '../../../../src/lib/core/practice/exercise.ts';
import { ideasAbout } from '../../../../src/lib/core/practice/ideas/registry.ts';
import { makeWorksheet } from '../../../../src/lib/core/practice/worksheet/sheets.ts';
import { WORKSHEET } from '../../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { slice } from '../../../sweep.ts';
import { naiveSearch, type NaiveResult } from '../naive-search.ts';
import { digitsOf, nested } from '../nested.ts';

beforeAll(loadAll);

const made = new Map<string, Deck>();

function deckOf(query: string): Deck {
	const deck = made.get(query) ?? newDeck(query);
	made.set(query, deck);
	return deck;
}

function newDeck(query: string): Deck {
	const { values, faults } = WORKSHEET.read(query);
	expect(faults).toEqual([]);
	const deck = makeDeck(values);
	if (!deck.ok) throw new Error(deck.fault.message);
	return deck.value;
}

const RIGHT = 'right';

/** What the other implementation says, by id of the idea; two ways of counting what was cut. */
function naive(x: Exercise): [string, NaiveResult][] {
	const options = {
		max: x.tree.isMax[0] === true,
		equal: x.rules.cut === 'equal',
		algorithm: x.algorithm
	};
	const right = naiveSearch(nested(x), options);
	const all = [...nestedLeaves(x)].length;
	const cutLeaves = [...right.cuts].filter((path) => isLeafAt(x, path)).length;
	return ideasAbout(x.algorithm).reduce<[string, NaiveResult][]>(
		(known, { id }) => [
			...known,
			...(id === 'counts-cut'
				? [right.leaves + cutLeaves, all].map((leaves): [string, NaiveResult] => [
						id,
						{ ...right, leaves }
					])
				: [[id, naiveSearch(nested(x), { ...options, idea: id })] as [string, NaiveResult]])
		],
		[[RIGHT, right]]
	);
}

const nestedLeaves = (x: Exercise): number[] =>
	x.tree.children.flatMap((children, node) => (children.length === 0 ? [node] : []));
const isLeafAt = (x: Exercise, path: string): boolean =>
	nestedLeaves(x).some((node) => digitsOf(x, node) === path);

const number = (value: number): string => String(value).replace('-', '−').replace('Infinity', '∞');

/** The answer of a search at a place, in the words of the options. */
function answerAt(x: Exercise, result: NaiveResult, kind: AskedKind, node: number): string {
	const path = digitsOf(x, node);
	const isEntered = result.windows.has(path);
	const nameOf = (child: number): string => x.names.names.of(x.firstRow + child);
	const children = x.tree.children[node] ?? [];
	switch (kind) {
		case 'value':
			return isEntered ? number(result.values.get(path) ?? NaN) : 'Never searched';
		case 'window': {
			const window = result.windows.get(path);
			return window === undefined
				? 'Never searched'
				: `(${number(window[0])}, ${number(window[1])})`;
		}
		case 'cut': {
			if (!isEntered) return 'All of them';
			const never = children.filter((child) => result.cuts.has(digitsOf(x, child)));
			return never.length === 0 ? 'None' : never.map(nameOf).join(', ');
		}
		case 'count':
			return String(result.leaves);
		case 'move':
			return nameOf(children[Number(result.move)] ?? -1);
	}
}

const DECKS = [1, 2, 3, 4, 5].flatMap((level) =>
	[1, 2, 77, 5000].flatMap((seed) =>
		['', 'print=page&'].flatMap((print) => [
			`${print}level=${level}&seed=${seed}`,
			`${print}level=${level}&seed=${seed}&cut=strict&root=min&ask=${level === 1 ? 'values,count,move' : 'values,windows,cuts,count,move'}`
		])
	)
);

describe.each(slice(DECKS, 80))('a deck of %s', (query) => {
	it('has one right option a question, and the others are what the named ideas answer there', () => {
		const { questions, tasks } = deckOf(query);
		expect(questions).toHaveLength(DECK_SIZE);
		for (const { tree, kind, node, options, right } of questions) {
			const x = (tasks[tree] as Deck['tasks'][number]).exercise;
			const answers = naiveOf(x).map(([id, result]) => [id, answerAt(x, result, kind, node)]);
			const texts = options.map(({ text }) => text);
			expect(new Set(texts).size).toBe(options.length);
			expect(options.length).toBeGreaterThanOrEqual(2);
			expect(options.length).toBeLessThanOrEqual(4);
			expect(answers.find(([id]) => id === RIGHT)?.[1]).toBe(texts[right]);
			for (const [at, { text, ideas }] of options.entries()) {
				const fitting = answers.flatMap(([id, answer]) => (answer === text ? [id] : []));
				if (at === right) expect(ideas).toEqual([]);
				else {
					expect(ideas).not.toEqual([]);
					expect(new Set(fitting)).toEqual(new Set(ideas));
				}
			}
		}
	});

	it('tells every two searches apart that some place of its pool separates', () => {
		const { questions, tasks } = deckOf(query);
		const { values } = WORKSHEET.read(query);
		const pool = makeWorksheet({ ...values, trees: POOL, variants: 1 });
		if (!pool.ok) throw new Error(pool.fault.message);
		const wanted = new Set<string>();
		for (const { exercise: x } of pool.value.sheets[0]?.tasks ?? []) {
			const kinds = kindsOf(x);
			for (const [node, children] of x.tree.children.entries()) {
				if (children.length === 0) continue;
				for (const kind of kinds) {
					const isMeant = kind === 'count' || kind === 'move' ? node === 0 : true;
					if (!isMeant || (kind === 'cut' && children.length < 2)) continue;
					if (kind === 'move' && x.bestMoves.length > 1) continue;
					for (const pair of separated(x, kind, node, null)) wanted.add(pair);
				}
			}
		}
		for (const { tree, kind, node, options } of questions) {
			const x = (tasks[tree] as Deck['tasks'][number]).exercise;
			const texts = options.map(({ text }) => text);
			for (const pair of separated(x, kind, node, texts)) wanted.delete(pair);
		}
		expect([...wanted]).toEqual([]);
	});

	it('is right for no letter, and for no option that recurs, more often than for others', () => {
		const { questions } = deckOf(query);
		for (const size of [3, 4]) {
			const same = questions.filter(({ options }) => options.length === size);
			for (let letter = 0; letter < size; letter++) {
				const right = same.filter((one) => one.right === letter).length;
				expect(right).toBeLessThanOrEqual(Math.ceil(same.length / size) + 3);
			}
		}
		for (const text of ['None', 'All of them', 'Never searched']) {
			const offered = questions.filter(({ options }) => options.some((one) => one.text === text));
			const right = offered.filter((one) => one.options[one.right]?.text === text).length;
			expect(right).toBeLessThanOrEqual(offered.length / 2 + 1);
		}
	});
});

function kindsOf({ ask }: Exercise): AskedKind[] {
	const kinds = { values: 'value', windows: 'window', cuts: 'cut', count: 'count', move: 'move' };
	return ask.map((one) => kinds[one] as AskedKind);
}

/**
 * The pairs of searches with different answers at a place, which have one answer each.
 * @param offered null: any answer counts
 */
function separated(
	x: Exercise,
	kind: AskedKind,
	node: number,
	offered: readonly string[] | null
): string[] {
	const answers = new Map<string, Set<string>>();
	for (const [id, result] of naiveOf(x)) {
		answers.set(id, (answers.get(id) ?? new Set()).add(answerAt(x, result, kind, node)));
	}
	const one = [...answers].flatMap(([id, [text = '', ...others]]) =>
		others.length === 0 && (offered?.includes(text) ?? true) ? [{ id, text }] : []
	);
	return one.flatMap((first, at) =>
		one
			.slice(at + 1)
			.flatMap((second) => (first.text === second.text ? [] : [`${first.id} ${second.id}`]))
	);
}

const known = new WeakMap<Exercise, [string, NaiveResult][]>();

function naiveOf(x: Exercise): [string, NaiveResult][] {
	const results = known.get(x) ?? naive(x);
	known.set(x, results);
	return results;
}

describe('a deck', () => {
	test('of typed trees asks about these alone, and has no more questions than there are', () => {
		const { questions, tasks } = deckOf('position=[[3,12,8],[2,4,6],[14,5,2]];[[3,5],[2,9]]');
		expect(tasks.length).toBeLessThanOrEqual(2);
		expect(questions.length).toBeGreaterThan(4);
		expect(questions.length).toBeLessThanOrEqual(DECK_SIZE);
	});

	test('is the same for the same link, and another for another seed', () => {
		const texts = (query: string): string => JSON.stringify(newDeck(query).questions);
		const once = texts('level=1&seed=4');
		expect(texts('level=1&seed=4')).toBe(once);
		expect(texts('level=1&seed=5')).not.toBe(once);
	});

	test('is refused as a worksheet is', () => {
		const { values } = WORKSHEET.read('position=7');
		expect(makeDeck(values)).toMatchObject({ ok: false, fault: { field: 'position' } });
	});
});
