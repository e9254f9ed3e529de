/** Check: the first wrong place, with its kind, and the search's own sentence about it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mixHash, seededRandom } from '../../../src/lib/core/base/random.ts';
import { explainStep, textOf, type Sentence } from '../../../src/lib/core/explain/sentence.ts';
import type { Answers, EntryId } from '../../../src/lib/core/practice/answers.ts';
import { BLANK } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers, findFirst, type VerdictKind } from '../../../src/lib/core/practice/check.ts';
import { exerciseOf, pathOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { LEVELS, type Level } from '../../../src/lib/core/practice/levels.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { expectSame } from '../../same.ts';
import { EXHAUSTIVE, runs, seedFrom, slice } from '../../sweep.ts';
import { CASES, EVERYTHING, exercise, exercisesIn, range, valueOf } from './exercises.ts';
import { joined, pairsOf, slipsOf, write, type Slip } from './slips.ts';

/** The search's own sentences, each explained once. */
function sentencesOf(x: Exercise): (step: number) => Sentence {
	const known = new Map<number, Sentence>();
	return (step) => {
		const sentence = known.get(step) ?? explainStep(x.story, step);
		known.set(step, sentence);
		return sentence;
	};
}

/** What the verdict says of each kind, but for the names and the numbers in it. */
const WORDS: Readonly<Record<VerdictKind, RegExp>> = {
	right: /^Everything is right\.$/,
	missing: /^Right so far\. Something is still to be filled in .+\.$/,
	unreadable: /./,
	'beyond-cut': /^Nothing below \S.* is ever searched\.$/,
	'over-pruned':
		/^(Cut too early (at|after) .+: (alpha|beta) is [−∞\d.]+ here\. (.+\. )?(If .+ would be worth [−\d.]+ by .+; you would never have seen it|Under > this is still searched, although it cannot matter)|M\S+ has nothing .+ yet, .+: the first move is always searched)\.$/,
	'swapped-window': /^Alpha and beta (at|after) .+ are exchanged: alpha is MAX’s, beta is MIN’s\.$/,
	'under-pruned':
		/^A cut is missing (at|after) \S+( root)?\. \S.* is worth [−\d.]+, whatever .+ is\.$/,
	'wrong-bound':
		/^[−\d.]+ is right, (and it is exact: no sign belongs to it|but it is a limit from the other side|but it is not exact: it is at (most|least) that)\.$/,
	'wrong-count': /^\d+ (leaf is|leaves are) evaluated, not \d+\.$/,
	'wrong-move': /^The move is not \S.*\.$/,
	'wrong-value': /^\S.* does not return [≤≥]?[−∞\d.]+\.$/,
	'wrong-window':
		/^((Alpha|Beta) (at|after) .+ is not [−∞\d.]+|(At|After) .+ alpha is not [−∞\d.]+, and beta is not [−∞\d.]+)\.$/
};

function expectFound(
	x: Exercise,
	{ kind, place, sentence }: Slip,
	answers: Answers,
	sentences: (step: number) => Sentence
): void {
	const found = findFirst(x, answers);
	const isSame =
		found.kind === kind &&
		found.place?.kind === place[0] &&
		found.place.node === place[1] &&
		found.step === sentence &&
		WORDS[kind].test(found.words);
	if (!isSame) {
		expect(
			[found.kind, found.place?.kind, found.place?.node, found.step],
			`${found.words} ${x.recording.trace.header.setup.position} ${JSON.stringify(answers)}`
		).toEqual([kind, ...place, sentence]);
		expect(found.words).toMatch(WORDS[kind]);
	}
	expectSame(found.sentence, sentence === null ? null : sentences(sentence));
}

/** A whole sweep meets everything that there is, and a part of it nothing else. */
function expectSeen(seen: ReadonlySet<string>, possible: readonly string[]): void {
	const rest = [...seen].filter((one) => !possible.includes(one));
	const missing = possible.filter((one) => !seen.has(one));
	expect({ rest, missing: EXHAUSTIVE ? missing : [] }).toEqual({ rest: [], missing: [] });
}

const PART = slice(CASES, 400);
const ALL_KINDS: readonly VerdictKind[] = [
	'beyond-cut',
	'over-pruned',
	'swapped-window',
	'under-pruned',
	'wrong-bound',
	'wrong-count',
	'wrong-move',
	'wrong-value',
	'wrong-window'
];
const KINDS_BY_LEVEL: Readonly<Record<Level, readonly VerdictKind[]>> = {
	1: ['wrong-bound', 'wrong-count', 'wrong-move', 'wrong-value'],
	// Its pruned branches are leaves.
	2: ALL_KINDS.filter((kind) => kind !== 'beyond-cut'),
	3: ALL_KINDS,
	4: ALL_KINDS,
	5: ALL_KINDS
};

describe.each(LEVELS)('check at level %d', (level) => {
	test('the key is right, with no remark', () => {
		for (const x of [...exercisesIn(level, PART), ...exercisesIn(level, PART, EVERYTHING)]) {
			const { kind, notes, score, named, words, step } = checkAnswers(x, keyOf(x));
			expectSame([kind, notes, named, step], ['right', [], null, null]);
			expectSame([shareOf(score, 'strict'), shareOf(score, 'follow')], [1, 1]);
			expectSame(words, 'Everything is right.');
		}
	});

	test('each single slip is found at its place, with its kind and its sentence', () => {
		const seen = new Set<VerdictKind>();
		for (const x of exercisesIn(level, PART, EVERYTHING)) {
			const sentences = sentencesOf(x);
			for (const slip of slipsOf(x)) {
				seen.add(slip.kind);
				expectFound(x, slip, slip.answers, sentences);
			}
		}
		expectSeen(seen, KINDS_BY_LEVEL[level]);
	});

	test('of two slips of any two kinds the one that the search decides first is found', () => {
		const seen = new Set<string>();
		let index = 0;
		for (const x of exercisesIn(level, PART, EVERYTHING)) {
			const sentences = sentencesOf(x);
			const key = keyOf(x);
			for (const [first, second] of pairsOf(
				[...slipsOf(x)],
				seededRandom(mixHash(level, index++))
			)) {
				seen.add([first.kind, second.kind].sort().join(' '));
				expectFound(x, first, joined(key, first.answers, second.answers), sentences);
			}
		}
		const kinds = KINDS_BY_LEVEL[level];
		const pairs = kinds.flatMap((one, index) =>
			kinds.slice(index).map((other) => `${one} ${other}`)
		);
		// There is one count, and one move; at level 2 one cutoff.
		const single =
			level === 2 ? /^(wrong-count|wrong-move|under-pruned) \1/ : /^(wrong-count|wrong-move) \1/;
		expectSeen(
			seen,
			pairs.filter((pair) => !single.test(pair))
		);
	});

	test('blank places are missing, never wrong, and cost their points alone', () => {
		for (const x of exercisesIn(level, PART, EVERYTHING)) {
			const key = keyOf(x);
			for (const id of Object.keys(key.texts) as EntryId[]) {
				const { kind, place, sentence, score } = checkAnswers(x, write(key, { [id]: ' ' }));
				const [what, node] = id.split('-');
				const isSame =
					kind === 'missing' &&
					sentence === null &&
					place?.kind === (what === 'alpha' || what === 'beta' ? 'window' : what) &&
					place?.node === Number(node ?? 0) &&
					score.right === score.asked - 1 &&
					score.following === 0;
				if (!isSame) expect([id, kind, place, sentence, score]).toBe('missing, and nothing else');
			}
			const { kind, score } = checkAnswers(x, BLANK);
			expectSame([kind, score.right, score.following], ['missing', 0, 0]);
		}
	});

	test('the score grows with what is filled in, place by place, and a letter says little', () => {
		for (const x of exercisesIn(level, PART)) {
			const key = keyOf(x);
			// One of at least two nodes; a whole part is one of at least two.
			const most = x.ask.length === 1 ? 1 : 0.5;
			let answers = BLANK;
			let before = 0;
			const fill = (more: Answers): void => {
				answers = more;
				const { score } = checkAnswers(x, answers);
				const share = shareOf(score, 'follow');
				expectSame([share >= before, share - before <= most], [true, true]);
				before = share;
			};
			for (const [id, text] of Object.entries(key.texts)) fill(write(answers, { [id]: text }));
			const last = checkAnswers(x, { ...answers, cuts: key.cuts }).score;
			expectSame(last.right, last.asked);
			answers = BLANK;
			before = 0;
			for (const node of key.cuts) {
				answers = { ...answers, cuts: [...answers.cuts, node] };
				const { right } = checkAnswers(x, answers).score;
				expectSame(right >= before, true);
				before = right;
			}
			// One cutoff prunes several branches, and is found with the last of them.
			expectSame(before, new Set(key.cuts.map((node) => x.tree.parent[node])).size);
		}
	});

	test('a right number without its sign is right, with a remark', () => {
		for (const x of exercisesIn(level, PART)) {
			const key = keyOf(x);
			const bounds = (Object.entries(key.texts) as [string, string][]).filter(([, text]) =>
				/[≤≥]/.test(text)
			);
			const plain = Object.fromEntries(bounds.map(([id, text]) => [id, text.replace(/[≤≥]/, '')]));
			const { kind, notes, score } = checkAnswers(x, write(key, plain));
			expectSame([kind, score.right], ['right', score.asked]);
			expectSame(
				notes.map(({ node, words }) => [`value-${node}`, words]).sort(),
				bounds
					.map(([id, text]) => [
						id,
						`more exactly ${text.startsWith('≤') ? 'at most' : 'at least'} ${text.slice(1)}`
					])
					.sort()
			);
		}
	});
});

describe('check', () => {
	test('any answers at all get a verdict', () => {
		const texts = fc.oneof(
			fc.constantFrom(
				'3',
				'≤3',
				'>= 7',
				'<3',
				'inf',
				'-inf',
				'−∞',
				'',
				' ',
				'a',
				'root',
				'1e400',
				'=5'
			),
			fc.string(),
			fc.integer().map(String)
		);
		const ids = fc.oneof(
			fc.constantFrom('count', 'move', 'value-0', 'alpha-1', 'beta-2', '__proto__', 'value-x'),
			fc.tuple(fc.constantFrom('value', 'alpha', 'beta'), fc.nat(70)).map((one) => one.join('-'))
		);
		const sheets = range(1, 5).map((level) =>
			exercise(level as 1, 7, {}, level === 1 ? undefined : EVERYTHING)
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...sheets),
				fc.dictionary(ids, texts as fc.Arbitrary<unknown>, { maxKeys: 30 }),
				fc.array(fc.oneof(fc.integer({ min: -3, max: 70 }), fc.double()), { maxLength: 12 }),
				(x, written, cuts) => {
					const found = checkAnswers(x, { texts: written as Answers['texts'], cuts });
					const { asked, right, following } = found.score;
					expectSame(right + following <= asked, true);
					expectSame(found.kind === 'right', found.place === null);
					expectSame(/\.$/.test(found.words), true, found.words);
				}
			),
			{ numRuns: runs(100_000, 250), seed: seedFrom(41) }
		);
	});
});

test('marking a branch alone is too early if and only if the search enters it; a true cut cannot be unmarked', () => {
	for (const seed of slice(range(1, 200), 25)) {
		const x = exercise(4, seed, {}, ['cuts']);
		const { trace } = x.recording;
		for (let node = 1; node < x.tree.nodes; node++) {
			const row = x.rows[node] ?? null;
			const isEntered = row !== null && !trace.isPruned(row);
			const { cuts } = keyOf(x);
			const marked = findFirst(x, { texts: {}, cuts: [...new Set([...cuts, node])] });
			expectSame(marked.kind, isEntered ? 'over-pruned' : 'right');
			expectSame(marked.place?.node, isEntered ? node : undefined);
			if (!cuts.includes(node)) continue;
			const kept = findFirst(x, { texts: {}, cuts: cuts.filter((one) => one !== node) });
			expectSame([kept.kind, kept.place?.node], ['under-pruned', node]);
		}
	}
});

describe('words', () => {
	/** MAX 5 at the root, then a cutoff three plies below it. */
	const x = valueOf(
		exerciseOf(
			recordSearch(SETUP.fill({ position: '[[3,5],[[[4,9],[9,2]],[8,[7,1]]]]' })),
			EVERYTHING
		)
	);
	const key = keyOf(x);
	const nodeAt = (path: string): number =>
		range(0, x.tree.nodes - 1).find((node) => pathOf(x, node).join() === path) ?? 0;
	const cutAt = (...paths: string[]): Answers => ({
		...key,
		cuts: [...key.cuts, ...paths.map(nodeAt)]
	});

	test.each([
		[cutAt('a2'), 'Cut too early at a: alpha is −∞ here.'],
		[cutAt('b'), 'Cut too early at the root: beta is ∞ here.'],
		[cutAt('b1.1.2'), 'Cut too early at b1.1: alpha is 3 here.'],
		[cutAt('b2.2'), 'Everything is right.'],
		[{ ...key, cuts: [] }, 'A cut is missing at '],
		[write(key, { 'value-0': '99' }), 'The root does not return 99.'],
		[write(key, { 'value-1': '4' }), 'a does not return 4.'],
		[write(key, { 'value-1': '<=4' }), 'a does not return ≤4.'],
		[write(key, { 'value-1': '≤3' }), '3 is right, and it is exact: no sign belongs to it.'],
		[write(key, { 'alpha-1': '5' }), 'Alpha at a is not 5.'],
		[write(key, { 'beta-1': '5' }), 'Beta at a is not 5.'],
		[write(key, { 'alpha-1': '5', 'beta-1': '6' }), 'At a alpha is not 5, and beta is not 6.'],
		[
			write(key, { 'alpha-1': '∞', 'beta-1': '-inf' }),
			'Alpha and beta at a are exchanged: alpha is MAX’s, beta is MIN’s.'
		],
		[write(key, { count: '1' }), ' leaves are evaluated, not 1.'],
		[write(key, { move: 'a' }), 'The move is not a.'],
		[write(key, { 'value-1': 'x' }), '“x” is not a value: write a number'],
		[write(key, { 'value-1': '' }), 'Right so far. Something is still to be filled in at a.'],
		[
			write(key, { count: '' }),
			'Right so far. Something is still to be filled in for the leaves evaluated.'
		]
	])('of %j', (answers, words) => {
		expect(findFirst(x, answers).words).toContain(words);
	});

	test('tell whose bound was mistaken', () => {
		const deep = valueOf(
			exerciseOf(recordSearch(SETUP.fill({ position: '[[[3,2],[[9,8],1]],5]' })), EVERYTHING)
		);
		const at = range(0, deep.tree.nodes - 1).find((one) => pathOf(deep, one).join() === 'a2.1.2');
		const { words, sentence } = findFirst(deep, { ...keyOf(deep), cuts: [at ?? 0] });
		expect(words).toBe(
			'Cut too early at a2.1: alpha is −∞ here. The 3 at a is a beta, MIN’s own: it can stop MAX at a2, never MIN at a2.1. If a2.1.2 were −7, and a2.2 and b no larger, the root would be worth −7 by a; you would never have seen it.'
		);
		expect(sentence && textOf(sentence)).toMatch(/^Node a2\.1\.1 gives/);
	});

	test('say that equality is not enough where the search cuts past the bound', () => {
		const strict = valueOf(
			exerciseOf(recordSearch(SETUP.fill({ position: '[[3,5],[3,1]]', cut: 'strict' })), EVERYTHING)
		);
		expect(findFirst(strict, { ...keyOf(strict), cuts: [6] }).words).toBe(
			'Cut too early at b: alpha is 3 here. Best only equals it, and this search cuts only past the bound. Under > this is still searched, although it cannot matter.'
		);
	});
});
