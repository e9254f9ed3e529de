/** The wrong ideas, against another implementation of them, and their names. */
import { describe, expect, test } from 'vitest';
import { listFiles, readText } from '../../architecture/files.ts';
import type { Answers, EntryId } from '../../../src/lib/core/practice/answers.ts';
import { readAnswers } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers } from '../../../src/lib/core/practice/check.ts';
import type { Ask, Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { IDEAS, ideasAbout } from '../../../src/lib/core/practice/ideas/registry.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { answerQuestion, ideaAnswers, nameIdeas } from '../../../src/lib/core/practice/naming.ts';
import { countLeaves, isLeaf, pathTo } from '../../../src/lib/core/practice/plain-tree.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { expectSame } from '../../same.ts';
import { slice } from '../../sweep.ts';
import { EVERYTHING, exercise, manyExercises, range } from './exercises.ts';
import { naiveSearch, type NaiveResult } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

const ABOUT_ALPHABETA = [
	'other-rule',
	'shallow',
	'parent-best',
	'swapped',
	'right-to-left',
	'min-only',
	'max-only',
	'swift',
	'reset',
	'minimax',
	'global'
];

function naiveAnswer(x: Exercise, idea: string): NaiveResult {
	return naiveSearch(nested(x), {
		max: x.tree.isMax[0] === true,
		equal: x.rules.cut === 'equal',
		idea
	});
}

/** Everything asked that a result says, in one text. */
function keyOfResult(x: Exercise, { values, windows, cuts, leaves, move }: NaiveResult): string {
	const lines: string[] = [];
	for (let node = 0; node < x.tree.nodes; node++) {
		const path = digitsOf(x, node);
		if (x.ask.includes('cuts') && cuts.has(path)) lines.push(`cut ${node}`);
		if (isLeaf(x.tree, node)) continue;
		if (x.ask.includes('values') && values.has(path))
			lines.push(`value ${node} ${values.get(path)}`);
		if (x.ask.includes('windows') && windows.has(path)) {
			lines.push(`window ${node} ${windows.get(path)?.join(' ')}`);
		}
	}
	if (x.ask.includes('count')) lines.push(`count ${leaves}`);
	if (x.ask.includes('move')) lines.push(`move ${x.tree.children[0]?.[Number(move)]}`);
	return lines.join('\n');
}

/** The same of written answers; null if something in them says nothing. */
function keyOfAnswers(x: Exercise, answers: Answers): string {
	const written = readAnswers(x, answers);
	const lines: string[] = [];
	const number = (one: unknown): string => String(one);
	for (let node = 0; node < x.tree.nodes; node++) {
		if (written.pruned[node]) lines.push(`cut ${node}`);
		const entry = written.values[node] ?? null;
		if (entry !== null && typeof entry === 'object') lines.push(`value ${node} ${entry.value}`);
		const [alpha, beta] = [written.alphas[node] ?? null, written.betas[node] ?? null];
		if (alpha !== null || beta !== null) {
			lines.push(`window ${node} ${number(alpha)} ${number(beta)}`);
		}
	}
	if (written.count !== null) lines.push(`count ${number(written.count)}`);
	if (written.move !== null) lines.push(`move ${number(written.move)}`);
	return lines.join('\n');
}

/** Without signs an answer says its numbers alone, as the other implementation does. */
function unsigned(answers: Answers): Answers {
	const entries = Object.entries(answers.texts) as [string, string][];
	const texts = entries.map(([id, text]) => [id, text.replace(/[≤≥]/, '')]);
	return { ...answers, texts: Object.fromEntries(texts) as Answers['texts'] };
}

/** What the other implementation says that each idea answers, by id; counts-cut by its definition. */
function naiveKeys(x: Exercise): Map<string, string[]> {
	const right = naiveAnswer(x, 'right');
	const cutLeaves = range(0, x.tree.nodes - 1).filter(
		(node) => right.cuts.has(digitsOf(x, node)) && isLeaf(x.tree, node)
	).length;
	const counted = [right.leaves + cutLeaves, countLeaves(x.tree, 0)];
	return new Map<string, string[]>([
		...ABOUT_ALPHABETA.map(
			(id) => [id, [keyOfResult(x, naiveAnswer(x, id))]] as [string, string[]]
		),
		['counts-cut', counted.map((leaves) => keyOfResult(x, { ...right, leaves }))]
	]);
}

const softly = (x: Exercise): boolean => x.rules.fail === 'soft' && x.algorithm === 'alphabeta';
const SEEDS = slice(range(1, 500), 100);
const ASKED: readonly (readonly Ask[])[] = [
	EVERYTHING,
	['values', 'cuts'],
	['values', 'cuts', 'count', 'move'],
	['cuts']
];

test('every idea is about some search, and its id is its file’s name', () => {
	expect(IDEAS.map(({ id }) => `src/lib/core/practice/ideas/${id}.ts`).sort()).toEqual(
		listFiles('src/lib/core/practice/ideas').filter((path) => !/\/(idea|registry)\.ts$/.test(path))
	);
	expect(ideasAbout('minimax').map(({ id }) => id)).toEqual(['swapped', 'all-max', 'all-min']);
	expect(ideasAbout('alphabeta').map(({ id }) => id)).toEqual([...ABOUT_ALPHABETA, 'counts-cut']);
});

test('an idea can be deleted alone: nothing but the registry imports its file', () => {
	for (const { id } of IDEAS) {
		const users = listFiles('src').filter(
			(path) => path.endsWith('.ts') && new RegExp(`/${id}\\.ts'`).test(readText(path))
		);
		expect(users.filter((path) => path.includes('/practice/'))).toEqual([
			'src/lib/core/practice/ideas/registry.ts'
		]);
	}
});

test('each idea answers what the other implementation says', () => {
	for (const x of manyExercises(SEEDS, EVERYTHING)) {
		if (!softly(x)) continue;
		const expected = naiveKeys(x);
		for (const { idea, sheet } of ideaAnswers(x)) {
			const found = keyOfAnswers(x, keyOf(x, sheet));
			expectSame(expected.get(idea.id)?.includes(found), true, `${idea.id} of ${x.truth.count}`);
		}
	}
});

describe.each(ASKED)('asked %s %s %s %s %s', (...asked) => {
	test('each answer of an idea is named as all ideas that answer it', () => {
		for (const x of manyExercises(SEEDS, asked)) {
			if (!softly(x)) continue;
			const expected = naiveKeys(x);
			const truth = keyOfResult(x, naiveAnswer(x, 'right'));
			for (const { idea, sheet } of ideaAnswers(x)) {
				const answers = unsigned(keyOf(x, sheet));
				const key = keyOfAnswers(x, answers);
				const ids = [...expected].filter(([, keys]) => keys.includes(key)).map(([id]) => id);
				const { named, kind } = checkAnswers(x, answers);
				expectSame(named?.ideas ?? [], key === truth ? [] : ids, idea.id);
				expectSame(kind === 'right', key === truth);
				// With its signs it is still the answer of this idea.
				const signed = checkAnswers(x, keyOf(x, sheet));
				if (signed.kind !== 'right') expectSame(signed.named?.ideas.includes(idea.id), true);
			}
		}
	});

	test('an answer with one place changed is named only if it is another idea’s', () => {
		for (const x of manyExercises(slice(range(1, 500), 500), asked)) {
			if (!softly(x)) continue;
			const expected = naiveKeys(x);
			for (const { sheet } of ideaAnswers(x)) {
				for (const answers of changesOf(x, unsigned(keyOf(x, sheet)))) {
					const key = keyOfAnswers(x, answers);
					const ids = [...expected].filter(([, keys]) => keys.includes(key)).map(([id]) => id);
					const { named, kind } = checkAnswers(x, answers);
					expectSame(named?.ideas ?? [], kind === 'right' ? [] : ids);
				}
			}
		}
	});
});

/** Answers that differ at one place. */
function* changesOf(x: Exercise, answers: Answers): Generator<Answers> {
	const change = (id: EntryId, text: string): Answers => ({
		...answers,
		texts: { ...answers.texts, [id]: text }
	});
	const ids = Object.keys(answers.texts) as EntryId[];
	for (const [index, id] of ids.entries()) {
		if (index % 5 !== 0) continue;
		yield change(id, '');
		if (id !== 'move') yield change(id, '77');
	}
	if (x.ask.includes('move')) for (const { text } of movesOf(x)) yield change('move', text);
	if (!x.ask.includes('cuts')) return;
	for (let node = 1; node < x.tree.nodes; node += 7) {
		const cuts = answers.cuts.includes(node)
			? answers.cuts.filter((one) => one !== node)
			: [...answers.cuts, node];
		yield { ...answers, cuts };
	}
}

test('at level 1 the three ideas always differ from the right answer and from each other', () => {
	for (const seed of SEEDS) {
		for (const root of ['max', 'min'] as const) {
			const x = exercise(1, seed, { root });
			const keys = ideaAnswers(x).map(({ sheet }) => keyOf(x, sheet));
			expect(new Set([keyOf(x), ...keys].map((key) => JSON.stringify(key))).size).toBe(4);
			for (const [index, key] of keys.entries()) {
				expect(checkAnswers(x, key).named?.ideas).toEqual([ideaAnswers(x)[index]?.idea.id]);
			}
		}
	}
});

test('with two or three plies “only the parent” and “the parent’s best” come together', () => {
	for (const x of manyExercises(SEEDS, ['values', 'cuts', 'count', 'move'])) {
		// Fail-hard values show the window.
		if (!softly(x)) continue;
		const plies =
			Math.max(...range(0, x.tree.nodes - 1).map((node) => pathTo(x.tree, node).length)) - 1;
		const [shallow, parentBest] = ['shallow', 'parent-best'].map((id) => {
			const sheet = ideaAnswers(x).find(({ idea }) => idea.id === id)?.sheet;
			return checkAnswers(x, keyOf(x, sheet)).named?.ideas ?? [];
		});
		if (plies < 4) expectSame(shallow, parentBest);
	}
});

test('the three ideas that cut nothing come together, and one window tells them apart', () => {
	let asked = 0;
	for (const [level, seed] of ([3, 4, 5] as const).flatMap((one) =>
		SEEDS.map((each) => [one, each] as const)
	)) {
		const root = seed % 2 === 0 ? 'max' : 'min';
		const x = exercise(level, seed, { root }, ['values', 'cuts', 'count', 'move']);
		const family = ['swift', 'reset', 'minimax'];
		for (const id of family) {
			const sheet = ideaAnswers(x).find(({ idea }) => idea.id === id)?.sheet;
			const { named } = checkAnswers(x, keyOf(x, sheet));
			if (named === null) throw new Error(`${id} is not named`);
			expectSame(
				family.filter((one) => named.ideas.includes(one)),
				family
			);
			const node = x.truth.windows.findIndex(
				(window) => window !== null && Number.isFinite(window.alpha) && Number.isFinite(window.beta)
			);
			expectSame(named.question?.node, node < 0 ? undefined : node);
			if (named.question === null || node < 0) continue;
			asked++;
			const window = sheet?.windows[node];
			const told = window ? answerQuestion(x, named, window) : null;
			expectSame(
				told?.ideas.filter((one) => family.includes(one)),
				[id]
			);
			expectSame(answerQuestion(x, named, { alpha: 77, beta: 78 }), null);
		}
	}
	expect(asked).toBeGreaterThan(10);
});

test('the right answer is never named', () => {
	for (const x of [...manyExercises(SEEDS), ...manyExercises(SEEDS, EVERYTHING)]) {
		for (const answers of [keyOf(x), unsigned(keyOf(x))]) {
			expectSame(checkAnswers(x, answers).named, null);
		}
	}
});

test('without one of the ideas the others are still named', () => {
	const x = exercise(4, 17);
	const all = ideaAnswers(x);
	for (const gone of ideasAbout('alphabeta')) {
		const left = all.filter(({ idea }) => idea !== gone);
		for (const { idea, sheet } of left) {
			const written = readAnswers(x, keyOf(x, sheet));
			const named = nameIdeas(x, written, left);
			expect(named?.ideas).toContain(idea.id);
			expect(named?.ideas).not.toContain(gone.id);
		}
	}
});

describe('words', () => {
	const say = (level: 2 | 4, id: string, rules = {}): string | undefined => {
		const x = exercise(level, 17, rules);
		const sheet = ideaAnswers(x).find(({ idea }) => idea.id === id)?.sheet;
		return checkAnswers(x, keyOf(x, sheet)).named?.words;
	};

	test('one idea, and several', () => {
		expect(say(4, 'right-to-left')).toBe('This is the answer for a search from right to left.');
		expect(say(4, 'right-to-left', { order: 'reversed' })).toBe(
			'This is the answer for a search from left to right.'
		);
		expect(say(4, 'swapped', { root: 'min' })).toBe(
			'This is the answer for a search with MAX to move at the root.'
		);
		expect(say(4, 'counts-cut')).toBe('The cuts are right, but leaves that were cut are counted.');
		expect(say(4, 'reset')).toBe(
			'Nothing is cut. This is the answer for a search in which MIN never lowers beta, as in the published Swift program, one in which every child starts with an open window, or one that cuts nothing, which is minimax.'
		);
	});
});
