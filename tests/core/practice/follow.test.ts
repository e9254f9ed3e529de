/** Follow-through, against another implementation of a search that goes on from a slip. */
import { expect, test } from 'vitest';
import { readAnswers, type Answers, type EntryId } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers, findFirst } from '../../../src/lib/core/practice/check.ts';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { isLeaf } from '../../../src/lib/core/practice/plain-tree.ts';
import { placesOf, type Place } from '../../../src/lib/core/practice/asked-places.ts';
import { scored } from '../../../src/lib/core/practice/score.en.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { ideaTallied } from '../../../src/lib/core/practice/predict/predict.en.ts';
import type { Part } from '../../../src/lib/core/practice/score.ts';
import { scorePlaces, shareOfPlaces } from '../../../src/lib/core/practice/score-places.ts';
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

const placesScore = (x: Exercise, answers: Answers): ReturnType<typeof scorePlaces> =>
	scorePlaces(x, readAnswers(x, answers));

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
	let counted = 0;
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
			const places = placesScore(x, answers);
			expectSame(
				[places.right + places.following, score.restFollows],
				[places.asked - 1, true],
				about
			);
			followed += places.following;
			// No node is hidden where the cuts are the right ones.
			if (String([...answers.cuts].sort()) === String([...keyOf(x).cuts].sort())) {
				const lost = score.parts
					.filter(({ kind }) => kind === 'values' || kind === 'windows')
					.map(({ of, right, following }) => of - right - following);
				expectSame(Math.max(...lost), place.kind === 'cut' ? 0 : 1, about);
				counted += score.following;
			}
			if (!x.ask.includes('count')) continue;
			const two = { ...answers, texts: { ...answers.texts, count: '99' } };
			const less = placesScore(x, two);
			expectSame(less.right + less.following, places.asked - 2, about);
		}
	}
	expect(followed).toBeGreaterThan(1000);
	expect(counted).toBeGreaterThan(100);
});

test('a wrong count or move, with all else right, costs one place', () => {
	for (const x of manyExercises(slice(range(1, 500), 100), EVERYTHING)) {
		const key = keyOf(x);
		const other = movesOf(x).find(({ node }) => !x.bestMoves.includes(node));
		for (const texts of [{ count: '99' }, { move: other?.text ?? '' }]) {
			const answers = { ...key, texts: { ...key.texts, ...texts } };
			if (!x.ask.includes(Object.keys(texts)[0] as 'count')) continue;
			for (const score of [checkAnswers(x, answers).score, placesScore(x, answers)]) {
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
	const answers = { texts: { ...texts, ...wrong }, cuts };
	expect(checkAnswers(x, answers).score.restFollows).toBe(false);
	const score = placesScore(x, answers);
	expect(shareOfPlaces(score, 'strict')).toBe(score.right / score.asked);
	expect(shareOfPlaces(score, 'follow')).toBe((score.right + score.following) / score.asked);
	expect(score.right).toBe(score.asked - 4);
});

test('the score in words', () => {
	const part = (kind: Part['kind'], of: number, right: number, more = {}): Part => ({
		...{ kind, of, right, following: 0, early: 0 },
		...more
	});
	const parts = [part('cuts', 3, 2, { early: 1 }), part('values', 9, 5, { following: 2 })];
	expect(scored(0.534, parts, 'follow')).toBe(
		'53%: cuts 2 of 3 found, 1 too early; values 7 of 9, 2 of them follow from an earlier slip'
	);
	expect(scored(0.5, parts, 'strict')).toBe('50%: cuts 2 of 3 found, 1 too early; values 5 of 9');
	expect(scored(1, [part('cuts', 0, 0), part('windows', 4, 2.5, { following: 1 })], 'follow')).toBe(
		'100%: nothing to cut; windows 3.5 of 4, 1 of them follows from an earlier slip'
	);
	expect(ideaTallied('never cuts', 1)).toBe('“A search never cuts”: once');
	expect(ideaTallied('never cuts', 1200)).toBe('“A search never cuts”: 1,200 times');
});
