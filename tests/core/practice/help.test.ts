/** What Check gives away, and what help costs. */
import { describe, expect, test } from 'vitest';
import {
	BLANK,
	readAnswers,
	type Answers,
	type EntryId
} from '../../../src/lib/core/practice/answers.ts';
import { placesOf } from '../../../src/lib/core/practice/asked-places.ts';
import { checkAnswers, findFirst } from '../../../src/lib/core/practice/check.ts';
import { readCode, writeCode } from '../../../src/lib/core/practice/code.ts';
import { exerciseOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { checkAgain, explain, isTold, takeHint } from '../../../src/lib/core/practice/help.ts';
import { fillIn } from '../../../src/lib/core/practice/hints.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { LEVELS } from '../../../src/lib/core/practice/levels.ts';
import { isLeaf } from '../../../src/lib/core/practice/plain-tree.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { scoreOf, shareOf } from '../../../src/lib/core/practice/score.ts';
import { exerciseAt } from '../../../src/lib/core/practice/set.ts';
import { expectSame } from '../../same.ts';
import { slice } from '../../sweep.ts';
import { EVERYTHING, exercise, manyExercises, range, valueOf } from './exercises.ts';
import { isFirstChild, slipsOf, write } from './slips.ts';

const SEEDS = slice(range(1, 500), 500);

/** A sheet that says something everywhere, and nothing that is right. */
function nonsense(x: Exercise): Answers {
	const texts: Partial<Record<EntryId, string>> = {};
	for (let node = 0; node < x.tree.nodes; node++) {
		if (isLeaf(x.tree, node)) continue;
		if (x.ask.includes('values')) texts[`value-${node}`] = '99';
		if (x.ask.includes('windows')) [texts[`alpha-${node}`], texts[`beta-${node}`]] = ['98', '99'];
	}
	texts.count = '99';
	texts.move = movesOf(x).find(({ node }) => !x.bestMoves.includes(node))?.text ?? '';
	return { texts, cuts: [] };
}

/** Where all root moves are equally good nobody's move is wrong, and none is explained: it is not asked for. */
function withoutFreeMove(x: Exercise): Exercise {
	if (movesOf(x).some(({ node }) => !x.bestMoves.includes(node))) return x;
	return valueOf(
		exerciseOf(
			x.recording,
			x.ask.filter((one) => one !== 'move')
		)
	);
}

/** A level a test, so that each ends within its time on a machine that has other work; a daily run has one or two. */
const SOME_LEVELS = slice(LEVELS, 4);

const shareNow = (x: Exercise, answers: Answers): number =>
	shareOf(scoreOf(x, readAnswers(x, answers)), 'follow');

describe('Check', () => {
	test.for(SOME_LEVELS)(
		'alone raises no score, and who copies its explanations gets half at most: level %i',
		(level) => {
			for (const one of manyExercises(SEEDS, EVERYTHING, [level])) {
				const x = withoutFreeMove(one);
				let answers = nonsense(x);
				let explained = 0;
				for (let press = 0; press < 200; press++) {
					const { answers: after, verdict } = checkAgain(x, answers);
					// What is scored is what is read, and only an explanation changes that.
					if (after.told === answers.told)
						expectSame(readAnswers(x, after), readAnswers(x, answers));
					else expectSame(shareNow(x, after) <= shareOf(verdict.score, 'follow'), true);
					answers = after;
					if (verdict.place === null) break;
					if (verdict.first !== null && !isTold(x, answers, verdict.place)) continue;
					if (verdict.first !== null) explained++;
					// Written as the explanation says.
					const { texts, cuts } = fillIn(x, answers, verdict.place);
					answers = { ...answers, texts, cuts };
				}
				expectSame(checkAnswers(x, answers).kind, 'right');
				expectSame(shareNow(x, answers) <= 0.5, true, String(shareNow(x, answers)));
				expectSame(answers.help?.whys, explained);
			}
		}
	);

	test.for(LEVELS)(
		'says at first no number that is not on the sheet, and names no branch: level %i',
		(level) => {
			for (const x of manyExercises(slice(range(1, 500), 250), EVERYTHING, [level])) {
				for (const { answers, kind, place } of slipsOf(x)) {
					const words = findFirst(x, answers).first;
					const first = words && `${words.said} ${words.question}`;
					const [what, node] = place;
					expectSame(first === null, kind === 'beyond-cut' || isFirst(x, place), kind);
					const names = /\b[a-z]\d?(?:\.\d)*\b/g;
					const texts = Object.entries(answers.texts as Record<string, string>);
					const written = texts
						.filter(([id]) => what === id || id.endsWith(`-${node}`))
						.map(([, text]) =>
							text
								.replace(/[≤≥]|[<>]=/, '')
								.trim()
								.replace('-', '−')
						);
					const numbers = (first ?? '').replace(names, '').match(/[−-]?[\d.]*\d|−?∞/g) ?? [];
					expectSame(
						numbers.filter((one) => !written.includes(one.replace('inf', '∞'))),
						[],
						first ?? ''
					);
				}
			}
		}
	);

	test('explains a place at the next Check that finds it wrong', () => {
		const x = exercise(2, 1);
		const wrong = write(keyOf(x), { 'value-1': '1' });
		const first = checkAgain(x, wrong);
		expect(first.verdict.first).toEqual({
			said: 'a does not return 1.',
			question:
				'Which values do its searched children return, and does MIN take the largest or the smallest?'
		});
		expect(first.answers.help).toEqual({ checks: 1, whys: 0, hints: 0 });
		const other = checkAgain(x, write(first.answers, { 'value-1': '2' }));
		expect(other.answers).toMatchObject({
			told: ['value-1'],
			help: { checks: 2, whys: 1, hints: 0 }
		});
		const again = checkAgain(x, other.answers);
		expect(again.answers.help).toEqual({ checks: 3, whys: 1, hints: 0 });
		expect(again.verdict.rule).toMatch(/^MIN takes the smallest of .* and .*: \d+\.$/);
	});

	test('says nothing of a branch before something is written about its parent or a later node', () => {
		const x = exercise(4, 3);
		const stray = write(BLANK, { 'value-1': String(x.truth.values[1]?.value ?? 0) });
		expect(findFirst(x, stray).kind).toBe('missing');
		expect(findFirst(x, write(BLANK, { 'value-0': '1', 'value-1': '77' })).kind).toBe(
			'wrong-value'
		);
		for (const y of manyExercises(slice(range(1, 500), 250))) {
			const { cuts } = keyOf(y);
			for (const cut of cuts) {
				const parent = y.tree.parent[cut] ?? 0;
				const after = range(parent, y.tree.nodes - 1).find((node) => y.truth.values[node]);
				if (after === undefined) continue;
				const texts = keyOf(y).texts;
				const id: EntryId = `value-${after}`;
				const found = findFirst(y, {
					texts: { [id]: texts[id] ?? '' },
					cuts: cuts.filter((one) => y.tree.parent[one] !== parent)
				});
				expectSame([found.kind, y.tree.parent[found.place?.node ?? 0]], ['under-pruned', parent]);
			}
		}
	});

	test('says of a first child that it is always searched', () => {
		const x = exercise(2, 1);
		const [, node = 0] = x.tree.children[0] ?? [];
		const [child = 0] = x.tree.children[node] ?? [];
		const { words, first, sentence } = findFirst(x, { ...keyOf(x), cuts: [child] });
		expect(words).toBe(
			'MIN has nothing at b yet, so there is nothing to compare: the first move is always searched.'
		);
		expect([first, sentence]).toEqual([null, null]);
	});
});

function isFirst(x: Exercise, [kind, node]: readonly [string, number]): boolean {
	return kind === 'cut' && isFirstChild(x, node);
}

describe('help', () => {
	test('of any kind is in the result code, and costs what it costs', () => {
		const { values } = PRACTICE.read('level=4&seed=17&sets=1');
		const x = valueOf(exerciseAt(values, 0));
		let answers: Answers = write(keyOf(x), { 'value-1': '77' });
		answers = checkAgain(x, answers).answers;
		const { place } = checkAnswers(x, answers);
		if (place === null) throw new Error('there is a wrong place');
		answers = explain(x, explain(x, answers, place), place);
		for (let press = 0; press < 4; press++) answers = takeHint(x, answers, press, place).answers;
		expect(answers).toMatchObject({
			help: { checks: 1, whys: 1, hints: 4 },
			told: ['value-1'],
			given: ['value-1']
		});
		const read = valueOf(readCode(valueOf(writeCode({ values, answers: [answers] }))));
		expect(read.answers[0]).toMatchObject({ help: answers.help, told: ['value-1'] });
		// All is right, and the place is worth nothing.
		const { score, kind } = checkAnswers(x, answers);
		expect([kind, score.asked - score.right]).toEqual(['right', 1]);
	});

	test('goes on from an explanation with the rule, or with what comes next where that is on view', () => {
		const x = exercise(2, 1);
		const wrong = write(keyOf(x), { 'value-1': '1' });
		const { answers, verdict } = checkAgain(x, wrong);
		const place = verdict.place ?? undefined;
		expect(takeHint(x, answers, 0, place, verdict).hint?.words).toBe(
			'At a MIN takes the smallest value that its searched moves return.'
		);
		if (place === undefined) throw new Error('there is a wrong place');
		const told = explain(x, answers, place);
		const next = 'One more hint fills it in, and then it does not count.';
		const onView = takeHint(x, told, 0, place, verdict);
		expect(onView.hint?.words).toBe(`All that there is to say is above. ${next}`);
		expect(takeHint(x, told, 0, place).hint?.words).toBe(`${verdict.rule ?? ''} ${next}`);
		expect(onView.answers.told).toEqual(told.told);
		const last = takeHint(x, onView.answers, onView.press, place, verdict);
		expect([last.answers.given, last.hint, last.press]).toEqual([['value-1'], null, 0]);
	});

	test('begins with the rule where Check says at once what is wrong, and with where to look at a blank', () => {
		const x = exercise(4, 3);
		const [pruned = 0] = keyOf(x).cuts.filter((node) => !isLeaf(x.tree, node));
		const beyond = checkAnswers(x, write(keyOf(x), { [`value-${pruned}`]: '3' }));
		expect(takeHint(x, keyOf(x), 0, beyond.place ?? undefined, beyond).hint?.words).toMatch(
			/ is pruned: leave everything blank .* One more hint fills it in/
		);
		const missing = checkAnswers(x, write(keyOf(x), { 'value-1': '' }));
		const broken = checkAnswers(x, write(keyOf(x), { 'value-1': 'what' }));
		for (const verdict of [missing, broken]) {
			expect(takeHint(x, keyOf(x), 0, verdict.place ?? undefined, verdict).press).toBe(1);
		}
	});

	test('up to the second hint costs nothing, and the third is an explanation', () => {
		const x = exercise(3, 2);
		for (const place of placesOf(x).filter((one) => !isFirst(x, [one.kind, one.node]))) {
			const told = range(0, 2).map(
				(press) => takeHint(x, BLANK, press, place).answers.told?.length ?? 0
			);
			expectSame(told, [0, 0, 1]);
		}
	});
});
