/** The pages of decks: each question once, under its tree, and nothing off the paper. */
import { beforeAll, describe, expect, it, test } from 'vitest';
import { toEnd } from '../../../src/lib/core/base/steps.ts';
import { CARDS, groundOf } from '../../../src/lib/core/figure/card.ts';
import { keyRoom } from '../../../src/lib/core/figure/paper-head.ts';
import { LEAST_TYPE, printedSize } from '../../../src/lib/core/figure/paper.ts';
import { questionKeyPages } from '../../../src/lib/core/figure/question-key.ts';
import {
	questionPagesSteps,
	type QuestionPages
} from '../../../src/lib/core/figure/question-pages.ts';
import { overlap } from '../../../src/lib/core/layout/drawing/rects.ts';
import type { Measure } from '../../../src/lib/core/layout/stage/parts.ts';
import { deckKey } from '../../../src/lib/core/practice/deck/deck-key.ts';
import { DECK_SIZE, makeDeck, type Deck } from '../../../src/lib/core/practice/deck/deck.ts';
import { IDEAS } from '../../../src/lib/core/practice/ideas/registry.ts';
import {
	WORKSHEET,
	type WorksheetValues
} from '../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { settingOf } from '../../../src/lib/core/practice/words-for.ts';
import { loadAll } from '../../../src/lib/core/search/load.ts';
import { slice } from '../../sweep.ts';

beforeAll(loadAll);

/** About as wide as the widest fonts of the page are. */
const measure: Measure = (text, size) => text.length * 0.62 * size;

interface Made {
	readonly values: WorksheetValues;
	readonly deck: Deck;
	readonly placed: QuestionPages;
}

const known = new Map<string, Made>();

function make(query: string): Made {
	const before = known.get(query);
	if (before !== undefined) return before;
	const { values, faults } = WORKSHEET.read(query);
	expect(faults).toEqual([]);
	const made = makeDeck(values);
	if (!made.ok) throw new Error(made.fault.message);
	const placed = toEnd(questionPagesSteps(made.value, values, measure));
	if (!placed.ok) throw new Error(placed.fault.message);
	const all = { values, deck: made.value, placed: placed.value };
	known.set(query, all);
	return all;
}

const CASES = [1, 2, 3, 4, 5].flatMap((level) =>
	['aima', 'mit'].flatMap((notation) =>
		['a4', 'letter'].flatMap((paper) =>
			['page', 'questions'].map(
				(print) => `print=${print}&level=${level}&notation=${notation}&paper=${paper}`
			)
		)
	)
);

describe.each(slice(CASES, 40))('questions of %s', (query) => {
	it('are on their pages once, in order, under the tree that they are about', () => {
		const { deck, placed } = make(query);
		const blocks = placed.pages.flat();
		const printed = blocks.flatMap(({ questions }) => questions);
		expect(printed.map(({ number }) => number)).toEqual(deck.questions.map((_, at) => at + 1));
		expect(printed.map(({ question }) => question)).toEqual(deck.questions);
		for (const { exercise, questions } of blocks) {
			for (const { question } of questions) {
				const { recording } = deck.tasks[question.tree]?.exercise ?? {};
				expect(recording).toBe(exercise.recording);
			}
		}
		for (const page of placed.pages) expect(page.length).toBeLessThanOrEqual(placed.grid.perPage);
		expect(printed).toHaveLength(DECK_SIZE);
	});

	it('are about trees whose nodes can be found, with parts that are apart and legible', () => {
		const { placed, values } = make(query);
		const { grid } = placed;
		for (const { figure, exercise } of placed.pages.flat()) {
			const { stage } = figure;
			expect(stage.size.width + grid.left).toBeLessThanOrEqual(grid.size.width);
			expect(stage.size.height).toBeLessThanOrEqual(grid.size.height);
			const named = stage.texts.map(({ text }) => text);
			for (let node = 1; node < exercise.tree.nodes; node++) {
				const nameOf = (one: number): string => exercise.names.names.of(exercise.firstRow + one);
				const parent = exercise.tree.parent[node] as number;
				const siblings = exercise.tree.children[parent] ?? [];
				const isLeaf = exercise.tree.children[node]?.length === 0;
				if (!isLeaf || values.notation === 'mit' || parent === 0) {
					expect(named).toContain(nameOf(node));
				} else {
					// It is found by counting.
					const counted = [nameOf(parent), siblings.indexOf(node) + 1];
					expect([counted.join(''), counted.join('.')]).toContain(nameOf(node));
				}
			}
			for (const { size } of stage.texts) expect(size).toBeGreaterThanOrEqual(LEAST_TYPE - 0.01);
			const rects = stage.texts.map(({ rect }) => rect);
			const crossing = rects.some((one, at) =>
				rects.slice(at + 1).some((two) => overlap(one, two))
			);
			expect(crossing).toBe(false);
		}
	});

	it('have a key with each right letter, and the ideas of each other one', () => {
		const { deck, values } = make(query);
		const key = deckKey(deck);
		for (const [at, { options, right, tree }] of deck.questions.entries()) {
			const answer = key[at];
			expect(answer?.letter).toBe('ABCD'[right]);
			expect(answer?.text).toBe(options[right]?.text);
			expect(answer?.wrong.map(({ letter }) => letter)).toEqual(
				[...'ABCD'.slice(0, options.length)].filter((letter) => letter !== 'ABCD'[right])
			);
			const exercise = (deck.tasks[tree] as Deck['tasks'][number]).exercise;
			for (const { letter, searches } of answer?.wrong ?? []) {
				const option = options['ABCD'.indexOf(letter)];
				for (const { id, clause } of IDEAS) {
					const isNamed = option?.ideas.includes(id) === true;
					const says = `${clause(settingOf(exercise))},`;
					expect([id, `${searches},`.includes(says)]).toEqual([id, isNamed]);
				}
			}
		}
		const pages = questionKeyPages(key, values, measure);
		expect(pages.flat()).toEqual(key);
		const { height } = keyRoom(values);
		for (const page of pages) {
			const lines = page.reduce((sum, { wrong }) => sum + 1 + wrong.length, 0);
			expect(lines * 16).toBeLessThan(height);
		}
	});
});

test('a tree that is too wide for its paper is refused with its number', () => {
	const wide = `[[${Array.from({ length: 54 }, (_, at) => 100 + at).join(',')}],[1,2]]`;
	const { values } = WORKSHEET.read(`print=questions&position=[[3,5],[2,9]];${wide}`);
	const made = makeDeck(values);
	if (!made.ok) throw new Error(made.fault.message);
	expect(toEnd(questionPagesSteps(made.value, values, measure))).toMatchObject({
		ok: false,
		fault: {
			code: 'sheet-wide',
			message: expect.stringContaining('Tree 2 has 56 leaves') as string
		}
	});
});

test('no two cards have the same frame, and each is the same upside down', () => {
	const size = printedSize('a4');
	const frames = CARDS.map((id) => groundOf(id, size));
	for (const { left, right, top, bottom } of frames) {
		expect(left).toBe(size.width - right);
		expect(top).toBe(size.height - bottom);
	}
	// A side is white or black, and nothing between, so that two differ by the whole width of a side.
	const codes = frames.map(({ left, top }) => [left, top].map((width) => (width > 90 ? 1 : 0)));
	expect(new Set(codes.map(String)).size).toBe(CARDS.length);
	for (const { left, top } of frames) {
		for (const width of [left, top]) expect(width > 90 || width < 10).toBe(true);
	}
});
