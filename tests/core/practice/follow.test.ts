/** Follow-through, against another implementation of a search that goes on from a slip. */
import { expect, test } from 'vitest';
import type { Answers, EntryId } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers, findFirst } from '../../../src/lib/core/practice/check.ts';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { isLeaf } from '../../../src/lib/core/practice/plain-tree.ts';
import { placesOf, type Place } from '../../../src/lib/core/practice/asked-places.ts';
import { scored } from '../../../src/lib/core/practice/practice.en.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { ideaTallied } from '../../../src/lib/core/practice/predict/predict.en.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { expectSame } from '../../same.ts';
import { slice } from '../../sweep.ts';
import { EVERYTHING, exercise, manyExercises, range } from './exercises.ts';
import { naiveSearch, type NaiveOptions, type NaiveResult } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

/** The sheet that the other implementation fills in. */
function fill(x: Exercise, result: NaiveResult): Answers {
	const texts: Partial<Record<EntryId, string>> = {};
	const cuts: number[] = [];
	for (let node = 0; node < x.tree.nodes; node++) {
		const path = digitsOf(x, node);
		if (x.ask.includes('cuts') && result.cuts.has(path)) cuts.push(node);
		if (isLeaf(x.tree, node)) continue;
		const [value, window] = [result.values.get(path), result.windows.get(path)];
		if (value !== undefined) texts[`value-${node}`] = String(value);
		if (window !== undefined) {
			[texts[`alpha-${node}`], texts[`beta-${node}`]] = window
				.map(String)
				.map((text) => text.replace('Infinity', 'inf'));
		}
	}
	texts.count = String(result.leaves);
	texts.move = movesOf(x)[Number(result.move)]?.text ?? '';
	return { texts, cuts };
}

/** What may be wrong at a place: the forced search, and what is written. */
function slipAt(x: Exercise, { kind, node }: Place): NonNullable<NaiveOptions['forced']> | null {
	const path = digitsOf(x, node);
	switch (kind) {
		case 'value':
			return { path, value: (x.truth.values[node]?.value ?? 0) + 1 };
		case 'window': {
			const { alpha, beta } = x.truth.windows[node] ?? { alpha: 0, beta: 0 };
			return { path, window: [Number.isFinite(alpha) ? alpha - 1 : -5, beta] };
		}
		case 'cut':
			return { path, cut: x.truth.pruned[node] === true ? 'suppressed' : 'made' };
		default:
			return null;
	}
}

test('one slip with the rest searched on from it costs one place, and a wrong count one more', () => {
	let followed = 0;
	for (const x of manyExercises(slice(range(1, 500), 60), EVERYTHING)) {
		if (x.algorithm === 'minimax' || x.rules.fail === 'hard') continue;
		for (const place of placesOf(x)) {
			const forced = slipAt(x, place);
			if (forced === null) continue;
			const result = naiveSearch(nested(x), {
				max: x.tree.isMax[0] === true,
				equal: x.rules.cut === 'equal',
				forced
			});
			const answers = fill(x, result);
			const about = `${x.recording.trace.header.setup.position} ${JSON.stringify(forced)}`;
			const { place: found } = findFirst(x, answers);
			expectSame([found?.kind, found?.node], [place.kind, place.node], about);
			const { score } = checkAnswers(x, answers);
			expectSame(
				[score.right + score.following, score.restFollows],
				[score.asked - 1, true],
				about
			);
			followed += score.following;
			if (!x.ask.includes('count')) continue;
			const two = { ...answers, texts: { ...answers.texts, count: '99' } };
			const { score: less } = checkAnswers(x, two);
			expectSame(less.right + less.following, score.asked - 2, about);
		}
	}
	expect(followed).toBeGreaterThan(1000);
});

test('a wrong count or move, with all else right, costs one place', () => {
	for (const x of manyExercises(slice(range(1, 500), 100), EVERYTHING)) {
		const key = keyOf(x);
		const other = movesOf(x).find(({ node }) => !x.bestMoves.includes(node));
		for (const texts of [{ count: '99' }, { move: other?.text ?? '' }]) {
			const { score } = checkAnswers(x, { ...key, texts: { ...key.texts, ...texts } });
			if (x.ask.includes(Object.keys(texts)[0] as 'count')) {
				expectSame([score.right, score.following], [score.asked - 1, 0]);
			}
		}
	}
});

test('four slips are not followed to the end, and strict marks count only what is right', () => {
	const x = exercise(4, 17);
	const { texts, cuts } = keyOf(x);
	const values = Object.keys(texts).filter((id) => id.startsWith('value')) as EntryId[];
	const wrong = Object.fromEntries(values.slice(0, 4).map((id) => [id, '77'])) as Answers['texts'];
	const { score } = checkAnswers(x, { texts: { ...texts, ...wrong }, cuts });
	expect(score.restFollows).toBe(false);
	expect(shareOf(score, 'strict')).toBe(score.right / score.asked);
	expect(shareOf(score, 'follow')).toBe((score.right + score.following) / score.asked);
	expect(score.right).toBe(score.asked - 4);
});

test('the score in words', () => {
	expect(scored(11, 14, 2)).toBe('11 of 14 places, 2 of them follow from an earlier slip');
	expect(scored(13, 14, 1)).toBe('13 of 14 places, 1 of them follows from an earlier slip');
	expect(scored(1, 1, 0)).toBe('1 of 1 place');
	expect(ideaTallied('never cuts', 1)).toBe('“A search never cuts”: once');
	expect(ideaTallied('never cuts', 1200)).toBe('“A search never cuts”: 1,200 times');
});
