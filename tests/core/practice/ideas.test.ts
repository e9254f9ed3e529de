/** The wrong ideas, against another implementation of them, and their names. */
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../architecture/files.ts';
import {
	readAnswers,
	type Answers,
	type EntryId,
	type Written
} from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers, firstWrong } from '../../../src/lib/core/practice/check.ts';
import type { Ask, Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { IDEAS, ideasAbout } from '../../../src/lib/core/practice/ideas/registry.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { ideaAnswers, type IdeaAnswer } from '../../../src/lib/core/practice/idea-answers.ts';
import { answerQuestion, nameIdeas } from '../../../src/lib/core/practice/naming.ts';
import { LEVELS } from '../../../src/lib/core/practice/levels.ts';
import { countLeaves, isLeaf } from '../../../src/lib/core/practice/plain-tree.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { expectSame } from '../../same.ts';
import { EXHAUSTIVE, slice } from '../../sweep.ts';
import { CASES, EVERYTHING, exercise, exercisesIn, range, type Case } from './exercises.ts';
import { naiveSearch, type NaiveResult } from './naive-search.ts';
import { digitsOf, nested } from './nested.ts';

function naiveAnswer(x: Exercise, idea: string): NaiveResult {
	return naiveSearch(nested(x), {
		max: x.tree.isMax[0] === true,
		equal: x.rules.cut === 'equal',
		fail: x.rules.fail,
		algorithm: x.algorithm,
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

/** The same of written answers. */
function keyOfWritten(x: Exercise, written: Written): string {
	const lines: string[] = [];
	for (let node = 0; node < x.tree.nodes; node++) {
		if (written.pruned[node]) lines.push(`cut ${node}`);
		const entry = written.values[node] ?? null;
		if (entry !== null && typeof entry === 'object') lines.push(`value ${node} ${entry.value}`);
		const [alpha, beta] = [written.alphas[node] ?? null, written.betas[node] ?? null];
		if (alpha !== null || beta !== null) {
			lines.push(`window ${node} ${String(alpha)} ${String(beta)}`);
		}
	}
	if (written.count !== null) lines.push(`count ${String(written.count)}`);
	if (written.move !== null) lines.push(`move ${String(written.move)}`);
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
	const keys = new Map(
		ideasAbout(x.algorithm).map(({ id }) => [id, [keyOfResult(x, naiveAnswer(x, id))]])
	);
	if (!keys.has('counts-cut')) return keys;
	const right = naiveAnswer(x, 'right');
	const cutLeaves = range(0, x.tree.nodes - 1).filter(
		(node) => right.cuts.has(digitsOf(x, node)) && isLeaf(x.tree, node)
	).length;
	const counted = [right.leaves + cutLeaves, countLeaves(x.tree, 0)];
	return keys.set(
		'counts-cut',
		counted.map((leaves) => keyOfResult(x, { ...right, leaves }))
	);
}

/** The ids of the ideas that Check names. The answers of all ideas are given, so that they are made only once. */
function namedIn(x: Exercise, written: Written, all: readonly IdeaAnswer[]): readonly string[] {
	if (firstWrong(x, written) === null) return [];
	return nameIdeas(x, written, [...all])?.ideas ?? [];
}

/** The ids of the ideas that answer this, by the other implementation. */
function idsOf(expected: ReadonlyMap<string, readonly string[]>, key: string): string[] {
	return [...expected].filter(([, keys]) => keys.includes(key)).map(([id]) => id);
}

const LEVELS_OF_CUTS = [2, 3, 4, 5] as const;
const PART = slice(CASES, 1000);
/** Fail-hard values show the window. */
const soft = ({ seed, rules }: Case): Case => ({ seed, rules: { ...rules, fail: 'soft' } });
const SOFT_PART = PART.map(soft);
const WITHOUT_WINDOWS: readonly Ask[] = ['values', 'cuts', 'count', 'move'];
/** With all cases, and with an eighth of them. */
const ASKED: readonly (readonly [asked: readonly Ask[], cases: readonly Case[]])[] = [
	[EVERYTHING, PART],
	[WITHOUT_WINDOWS, PART],
	[['values', 'cuts'], eighth(PART)],
	[['cuts'], eighth(PART)]
];
/** Minimax has no windows and no cuts. */
const ASKED_OF_MINIMAX: typeof ASKED = [
	[['values', 'move'], PART],
	[['values', 'count', 'move'], PART]
];

/** One of the eight cases of each seed, each in turn; at least one. */
function eighth(cases: readonly Case[]): Case[] {
	const some = cases.filter((one) => CASES.indexOf(one) % 8 === one.seed % 8);
	return some.length > 0 ? some : cases.slice(0, 1);
}

test('every idea is about some search, and its id is its file’s name', () => {
	expect(IDEAS.map(({ id }) => `src/lib/core/practice/ideas/${id}.ts`).sort()).toEqual(
		listFiles('src/lib/core/practice/ideas').filter((path) => !/\/(idea|registry)\.ts$/.test(path))
	);
	for (const { id, about } of IDEAS) expect(about, id).not.toEqual([]);
	expect(ideasAbout('minimax').length).toBeGreaterThan(2);
});

describe.each(LEVELS)('at level %d', (level) => {
	test('each idea answers what the other implementation says', () => {
		for (const x of exercisesIn(level, PART, EVERYTHING)) {
			const expected = naiveKeys(x);
			for (const { idea, sheet } of ideaAnswers(x)) {
				const found = keyOfWritten(x, readAnswers(x, keyOf(x, sheet)));
				const isSame = expected.get(idea.id)?.includes(found) === true;
				if (!isSame) expect(found, idea.id).toBe(expected.get(idea.id)?.[0]);
			}
		}
	});

	describe.each(level === 1 ? ASKED_OF_MINIMAX : ASKED)('asked %j', (asked, cases) => {
		test('each answer of an idea is named as all ideas that answer it', () => {
			for (const x of exercisesIn(level, cases, asked)) {
				const expected = naiveKeys(x);
				const truth = keyOfResult(x, naiveAnswer(x, 'right'));
				const all = ideaAnswers(x);
				for (const { idea, sheet } of all) {
					const signed = keyOf(x, sheet);
					const written = readAnswers(x, unsigned(signed));
					const key = keyOfWritten(x, written);
					const isRight = key === truth;
					expectSame(namedIn(x, written, all), isRight ? [] : idsOf(expected, key), idea.id);
					expectSame(firstWrong(x, written) === null, isRight, idea.id);
					// With its signs it is still the answer of this idea.
					const named = namedIn(x, readAnswers(x, signed), all);
					if (named.length > 0) expectSame(named.includes(idea.id), true, idea.id);
					else expectSame(checkAnswers(x, signed).kind, 'right', idea.id);
				}
			}
		});

		test('an answer with one place changed is named only if it is another idea’s', () => {
			for (const [index, { seed, rules }] of cases.entries()) {
				const x = exercise(level, seed, rules, asked);
				const expected = naiveKeys(x);
				const all = ideaAnswers(x);
				const changed = new Map(
					all.map(({ sheet }) => {
						const answers = unsigned(keyOf(x, sheet));
						return [JSON.stringify(answers), answers];
					})
				);
				for (const answers of changed.values()) {
					for (const other of changesOf(x, answers, index)) {
						const written = readAnswers(x, other);
						const ids =
							firstWrong(x, written) === null ? [] : idsOf(expected, keyOfWritten(x, written));
						const named = namedIn(x, written, all);
						if (named.join() !== ids.join()) expect(named, JSON.stringify(other)).toEqual(ids);
					}
				}
			}
		});
	});
});

describe.each(LEVELS_OF_CUTS)('at level %d', (level) => {
	test('the three ideas that cut nothing come together, and one window tells them apart', () => {
		let asked = 0;
		let seen = 0;
		const family = ['swift', 'reset', 'minimax'];
		const isOfFamily = (id: string): boolean => family.includes(id);
		// Trees of two plies have no window to ask for. Of the others few have one: if none of the part has, more follow.
		const cases = level === 2 ? SOFT_PART : [...SOFT_PART, ...CASES.map(soft)];
		for (const x of exercisesIn(level, cases, WITHOUT_WINDOWS)) {
			if (seen++ >= SOFT_PART.length && asked > 0) break;
			const all = ideaAnswers(x);
			const node = x.truth.windows.findIndex(
				(window) => window !== null && Number.isFinite(window.alpha) && Number.isFinite(window.beta)
			);
			for (const id of family) {
				const sheet = all.find(({ idea }) => idea.id === id)?.sheet;
				const { named } = checkAnswers(x, keyOf(x, sheet));
				if (named === null) throw new Error(`${id} is not named`);
				expectSame(named.ideas.filter(isOfFamily), family);
				expectSame(named.question?.node, node < 0 ? undefined : node);
				if (named.question === null || node < 0) continue;
				asked++;
				const window = sheet?.windows[node];
				const told = window ? answerQuestion(x, named, window) : null;
				expectSame(told?.ideas.filter(isOfFamily), [id]);
				expectSame(answerQuestion(x, named, { alpha: 77, beta: 78 }), null);
			}
		}
		expect(asked > 0).toBe(level > 2);
	});

	test('“only the parent” and “the parent’s best” come together, except with four plies', () => {
		let apart = 0;
		for (const x of exercisesIn(level, SOFT_PART, WITHOUT_WINDOWS)) {
			const all = ideaAnswers(x);
			const [shallow, parentBest] = ['shallow', 'parent-best'].map((id) => {
				const sheet = all.find(({ idea }) => idea.id === id)?.sheet;
				return checkAnswers(x, keyOf(x, sheet)).named?.ideas ?? [];
			});
			if (String(shallow) !== String(parentBest)) apart++;
		}
		if (level < 4) expect(apart).toBe(0);
		else if (EXHAUSTIVE) expect(apart).toBeGreaterThan(0);
	});
});

test.each(LEVELS)('at level %d the right answer is never named', (level) => {
	for (const x of [...exercisesIn(level, PART), ...exercisesIn(level, PART, EVERYTHING)]) {
		for (const answers of [keyOf(x), unsigned(keyOf(x))]) {
			expectSame(checkAnswers(x, answers).named, null);
		}
	}
});

/** Answers that differ at one place: at every tenth place and branch, others with each offset. */
function* changesOf(x: Exercise, answers: Answers, offset: number): Generator<Answers> {
	const change = (id: EntryId, text: string): Answers => ({
		...answers,
		texts: { ...answers.texts, [id]: text }
	});
	const ids = Object.keys(answers.texts) as EntryId[];
	for (const [index, id] of ids.entries()) {
		if (index % 10 !== offset % 10) continue;
		yield change(id, '');
		if (id !== 'move') yield change(id, '77');
	}
	if (x.ask.includes('move')) for (const { text } of movesOf(x)) yield change('move', text);
	if (!x.ask.includes('cuts')) return;
	for (let node = 1 + (offset % 10); node < x.tree.nodes; node += 10) {
		const cuts = answers.cuts.includes(node)
			? answers.cuts.filter((one) => one !== node)
			: [...answers.cuts, node];
		yield { ...answers, cuts };
	}
}

test('at level 1 the ideas always differ from the right answer and from each other', () => {
	for (const x of exercisesIn(1, PART)) {
		const all = ideaAnswers(x);
		const keys = all.map(({ sheet }) => keyOf(x, sheet));
		expectSame(new Set([keyOf(x), ...keys].map((key) => JSON.stringify(key))).size, 1 + all.length);
		for (const [index, key] of keys.entries()) {
			expectSame(checkAnswers(x, key).named?.ideas, [all[index]?.idea.id]);
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
