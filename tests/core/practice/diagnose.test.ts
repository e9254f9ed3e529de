/** A diagnosis: the fewest trees that tell all ideas apart, and no guess from part of an answer. */
import { describe, expect, test } from 'vitest';
import { BLANK, type Answers, type EntryId } from '../../../src/lib/core/practice/answers.ts';
import { diagnose } from '../../../src/lib/core/practice/diagnose.ts';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { ideasAbout } from '../../../src/lib/core/practice/ideas/registry.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { exerciseAt, placeInSet, sizeOf } from '../../../src/lib/core/practice/set.ts';
import { expectSame } from '../../same.ts';
import { slice } from '../../sweep.ts';
import { exercise, range, valueOf } from './exercises.ts';

const IDEAS = ideasAbout('alphabeta');
/** On cuts and values they are one. */
const UNCUT = ['swift', 'reset', 'minimax'];

function setOf(query: string): Exercise[] {
	const { values } = PRACTICE.read(query);
	return range(0, sizeOf(values) - 1).map((index) => valueOf(exerciseAt(values, index)));
}

/** The numbers and marks of each answer of an idea; the key for the right one. */
function saidBy(x: Exercise, id: string): string[] {
	const idea = IDEAS.find((one) => one.id === id);
	const sheets = idea?.answers(x, x.truth) ?? [x.truth];
	return sheets.map((sheet) => JSON.stringify(keyOf(x, sheet)).replace(/[≤≥]/g, ''));
}

function areApart(x: Exercise, one: string, other: string): boolean {
	const said = saidBy(x, other);
	return !saidBy(x, one).some((text) => said.includes(text));
}

const PAIRS = ['right', ...IDEAS.map(({ id }) => id)].flatMap((one, index, all) =>
	all.slice(0, index).map((other) => [one, other] as const)
);

const SEEDS = slice(range(1, 200), 40);

describe('the trees', () => {
	test('tell apart whatever trees of their pool can, with none to spare', () => {
		for (const seed of SEEDS) {
			const ask = ['values', 'cuts', 'count', 'move'] as const;
			const set = setOf(`diagnose=on&seed=${seed}`);
			const pool = range(seed, seed + 7).flatMap((one) =>
				([4, 5] as const).map((level) => exercise(level, one, {}, ask))
			);
			const apart = (trees: readonly Exercise[]): string[] =>
				PAIRS.filter(([one, other]) => trees.some((x) => areApart(x, one, other))).map(String);
			const wanted = apart(pool);
			expectSame(apart(set), wanted, `seed ${seed}`);
			expectSame(set.length <= 8, true);
			// No single tree would be enough where there are two, and so on.
			if (set.length > 1) {
				const fewer = pool.map((x) => [x]);
				expectSame(
					fewer.some((trees) => apart(trees).length === wanted.length),
					false
				);
			}
			expectSame(
				PAIRS.map(String).filter((pair) => !wanted.includes(pair)),
				PAIRS.filter((pair) => pair.every((id) => UNCUT.includes(id))).map(String)
			);
		}
	});

	test('are trees of levels 4 and 5', () => {
		const { values } = PRACTICE.read('diagnose=on&seed=400');
		const places = range(0, sizeOf(values) - 1).map((index) => placeInSet(values, index));
		for (const { level, seed } of places) {
			expect([4, 5]).toContain(level);
			expect(seed >= 400 && seed < 408).toBe(true);
		}
	});
});

describe('the result', () => {
	test('names the idea behind all answers, with a tree where it shows', () => {
		for (const seed of SEEDS) {
			const set = setOf(`diagnose=on&seed=${seed}`);
			for (const idea of IDEAS) {
				const answered = set.map((x) => ({
					exercise: x,
					answers: keyOf(x, idea.answers(x, x.truth)[0])
				}));
				const found = diagnose(answered);
				const ids = UNCUT.includes(idea.id) ? UNCUT : [idea.id];
				expectSame(
					found?.ideas.map(({ id }) => id),
					ids,
					`seed ${seed} ${idea.id}`
				);
				for (const { example } of found?.ideas ?? []) {
					expectSame(areApart(set[example] as Exercise, idea.id, 'right'), true);
				}
			}
		}
	});

	test('is no guess from a part, nor from different ideas', () => {
		const set = setOf('diagnose=on&seed=400');
		expect(set.length).toBe(2);
		const by = (id: string): Answers[] =>
			set.map((x) => keyOf(x, IDEAS.find((one) => one.id === id)?.answers(x, x.truth)[0]));
		const judge = (answers: readonly (Answers | undefined)[]) =>
			diagnose(set.map((x, index) => ({ exercise: x, answers: answers[index] ?? BLANK })));
		expect(judge([])).toBeNull();
		expect(judge(set.map((x) => keyOf(x)))).toMatchObject({ isRight: true, ideas: [] });
		const [first, second] = by('right-to-left');
		expect(judge([first, by('swapped')[1]])).toMatchObject({
			ideas: [],
			words: 'No single idea fits all the answers.'
		});
		const id: EntryId = 'value-0';
		const part = { ...second, texts: { ...second?.texts, [id]: '' } } as Answers;
		expect(judge([first, part])?.ideas).toEqual([]);
		// What is not answered at all says nothing.
		expect(judge([first])?.ideas.map((one) => one.id)).toEqual(['right-to-left']);
	});

	test('says so where all answers but one fit an idea, and where all but one are right', () => {
		for (const seed of slice(range(1, 60), 12)) {
			const set = setOf(`diagnose=on&seed=${seed}`);
			const last = set.length - 1;
			for (const id of ['shallow', 'right-to-left', 'right']) {
				const idea = IDEAS.find((one) => one.id === id);
				const keys = set.map((x) => keyOf(x, idea?.answers(x, x.truth)[0]));
				const count = { ...keys[last], texts: { ...keys[last]?.texts, count: '99' } } as Answers;
				const all = set.map((x, index) => ({
					exercise: x,
					answers: (index === last ? count : keys[index]) ?? BLANK
				}));
				const found = diagnose(all);
				const slip = { index: last, at: 'for the leaves evaluated' };
				const where = `seed ${seed} ${id}`;
				if (id === 'right') {
					expectSame(
						[found?.ideas.length, found?.slip?.index, found?.slip?.at],
						[0, last, slip.at],
						where
					);
					expectSame(found?.words, 'All answers but one are right.', where);
					continue;
				}
				expectSame(
					found?.ideas.map((one) => [one.id, one.slip?.index, one.slip?.at]),
					[[id, last, slip.at]],
					where
				);
				expectSame(found?.words.startsWith('All but one answer fit an idea. '), true, where);
				// Two slips are no idea's.
				const two = { ...count, texts: { ...count.texts, 'value-0': '98' } };
				const other = diagnose(
					all.map((one, index) => (index === last ? { ...one, answers: two } : one))
				);
				expectSame(other?.ideas.length, 0, where);
			}
		}
	});

	test('takes no equally good other move for a slip', () => {
		// In each of these trees of a diagnosis a later move is exactly as good as the first best one.
		for (const seed of slice(range(1, 12), 6)) {
			const set = setOf(`diagnose=on&cut=strict&seed=${seed}`);
			const tied = set.findIndex(({ bestMoves }) => bestMoves.length > 1);
			expect(tied, `seed ${seed}`).not.toBe(-1);
			const all = set.map((x, index) => {
				const key = keyOf(x);
				const other = movesOf(x).find(
					({ node }) => node !== x.truth.move && x.bestMoves.includes(node)
				);
				const move = index === tied ? (other?.text ?? '-') : (key.texts.move ?? '-');
				return { exercise: x, answers: { ...key, texts: { ...key.texts, move } } };
			});
			expect(diagnose(all)?.isRight, `seed ${seed}`).toBe(true);
			const slip = all.map(({ exercise: x, answers }, index) =>
				index === tied
					? { exercise: x, answers: { ...answers, texts: { ...answers.texts, count: '99' } } }
					: { exercise: x, answers }
			);
			expect(diagnose(slip), `seed ${seed}`).toMatchObject({
				ideas: [],
				slip: { index: tied, at: 'for the leaves evaluated' }
			});
		}
	});
});
