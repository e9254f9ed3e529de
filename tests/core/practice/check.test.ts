/** Check: the first wrong place, with its kind, and the search's own sentence about it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import type { Answers, EntryId } from '../../../src/lib/core/practice/answers.ts';
import { BLANK } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers, findFirst, type VerdictKind } from '../../../src/lib/core/practice/check.ts';
import { exerciseOf, pathOf, type Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { isLeaf, subtreeOf } from '../../../src/lib/core/practice/plain-tree.ts';
import type { PlaceKind } from '../../../src/lib/core/practice/places.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { expectSame } from '../../same.ts';
import { runs, seedFrom, slice } from '../../sweep.ts';
import { EVERYTHING, exercise, manyExercises, range, valueOf } from './exercises.ts';

/** One wrong answer, and what Check is to say about it. */
interface Slip {
	readonly answers: Answers;
	readonly kind: VerdictKind;
	readonly place: readonly [PlaceKind, node: number];
	/** The step of the place, and that of the sentence. */
	readonly step: number;
	readonly sentence: number;
}

function write(answers: Answers, texts: Partial<Record<EntryId, string>>): Answers {
	return { ...answers, texts: { ...answers.texts, ...texts } };
}

/** Every answer that differs from the key in one way, by the columns of the trace. */
function* slipsOf(x: Exercise): Generator<Slip> {
	const key = keyOf(x);
	const { trace } = x.recording;
	const asks = (one: (typeof EVERYTHING)[number]): boolean => x.ask.includes(one);
	const rowOf = (node: number): number => x.rows[node] as number;
	const last = trace.exitStepOf(rowOf(0));
	for (let node = 0; node < x.tree.nodes; node++) {
		if (x.rows[node] === null) continue;
		const row = rowOf(node);
		const [enter, exit] = [trace.enterStepOf(row), trace.exitStepOf(row)];
		const at = (place: PlaceKind, step: number, sentence = step) =>
			({ place: [place, node], step, sentence }) as const;
		if (node > 0 && asks('cuts')) {
			const isPruned = trace.isPruned(row);
			const cuts = isPruned ? key.cuts.filter((one) => one !== node) : [...key.cuts, node];
			yield {
				answers: { ...key, cuts },
				kind: isPruned ? 'under-pruned' : 'over-pruned',
				...at('cut', enter, isPruned ? enter : enter - 1)
			};
		}
		if (isLeaf(x.tree, node)) continue;
		if (trace.isPruned(row)) {
			for (const below of subtreeOf(x.tree, node)) {
				if (isLeaf(x.tree, below)) continue;
				const beyond = { kind: 'beyond-cut', step: enter, sentence: enter } as const;
				if (asks('values')) {
					const answers = write(key, { [`value-${below}`]: '3' });
					yield { answers, ...beyond, place: ['value', below] };
				}
				if (asks('windows')) {
					const answers = write(key, { [`beta-${below}`]: 'inf' });
					yield { answers, ...beyond, place: ['window', below] };
				}
			}
			continue;
		}
		if (asks('values')) {
			const value = trace.valueOf(row);
			const sign = /^[≤≥]?/.exec(key.texts[`value-${node}`] ?? '')?.[0] ?? '';
			for (const [text, kind] of [
				[`${sign}${value + 1}`, 'wrong-value'],
				[String(value - 1).replace('-', '−'), 'wrong-value'],
				[`${sign === '≤' ? '>=' : '<='}${value}`, 'wrong-bound']
			] as const) {
				yield { answers: write(key, { [`value-${node}`]: text }), kind, ...at('value', exit) };
			}
		}
		if (asks('windows')) {
			const alpha = key.texts[`alpha-${node}`] ?? '';
			const beta = key.texts[`beta-${node}`] ?? '';
			const moved = (text: string): string =>
				text.includes('∞') ? '0' : String(Number(text.replace('−', '-')) + 1);
			for (const [one, other, kind] of [
				[beta, alpha, 'swapped-window'],
				[moved(alpha), beta, 'wrong-window'],
				[alpha, moved(beta), 'wrong-window']
			] as const) {
				const answers = write(key, { [`alpha-${node}`]: one, [`beta-${node}`]: other });
				if (alpha !== beta || kind === 'wrong-window')
					yield { answers, kind, ...at('window', enter) };
			}
		}
	}
	const end = { step: last, sentence: last };
	if (asks('count')) {
		const answers = write(key, { count: String(x.truth.count + 1) });
		yield { answers, kind: 'wrong-count', place: ['count', 0], ...end };
	}
	if (asks('move')) {
		for (const { node, text } of movesOf(x)) {
			if (x.bestMoves.includes(node)) continue;
			yield { answers: write(key, { move: text }), kind: 'wrong-move', place: ['move', 0], ...end };
		}
	}
}

function expectFound(x: Exercise, slip: Slip, answers: Answers = slip.answers): void {
	const found = findFirst(x, answers);
	expectSame(
		[found.kind, found.place?.kind, found.place?.node, found.step],
		[slip.kind, ...slip.place, slip.sentence],
		`${x.recording.trace.header.setup.position} ${JSON.stringify(answers)}`
	);
	expectSame(found.sentence, explainStep(x.story, slip.sentence));
}

const SEEDS = slice(range(1, 500), 100);

describe('check', () => {
	test('the key is right, with no remark', () => {
		for (const x of [...manyExercises(SEEDS), ...manyExercises(SEEDS, EVERYTHING)]) {
			const { kind, notes, score, named, words, step } = checkAnswers(x, keyOf(x));
			expectSame([kind, notes, named, step], ['right', [], null, null]);
			expectSame([shareOf(score, 'strict'), shareOf(score, 'follow')], [1, 1]);
			expectSame(words, 'Everything is right.');
		}
	});

	test('each single slip is found at its place, with its kind and its sentence', () => {
		const seen = new Set<VerdictKind>();
		for (const x of manyExercises(SEEDS, EVERYTHING)) {
			for (const slip of slipsOf(x)) {
				seen.add(slip.kind);
				expectFound(x, slip);
			}
		}
		expect([...seen].sort()).toEqual([
			'beyond-cut',
			'over-pruned',
			'swapped-window',
			'under-pruned',
			'wrong-bound',
			'wrong-count',
			'wrong-move',
			'wrong-value',
			'wrong-window'
		]);
	});

	test('of two slips the one that the search decides first is found', () => {
		for (const x of manyExercises(slice(range(1, 500), 100), EVERYTHING)) {
			const slips = [...slipsOf(x)];
			for (const [index, one] of slips.entries()) {
				const other = slips[(index * 7 + 3) % slips.length] as Slip;
				if (one.step === other.step) continue;
				const [first, second] = one.step < other.step ? [one, other] : [other, one];
				expectFound(x, first, joined(keyOf(x), first.answers, second.answers));
			}
		}
	});

	test('blank places are missing, never wrong, and cost their points alone', () => {
		for (const x of manyExercises(SEEDS, EVERYTHING)) {
			const key = keyOf(x);
			for (const id of Object.keys(key.texts) as EntryId[]) {
				const { kind, place, sentence, score } = checkAnswers(x, write(key, { [id]: ' ' }));
				const [what, node] = id.split('-');
				expectSame([kind, sentence], ['missing', null]);
				expectSame(place?.kind, what === 'alpha' || what === 'beta' ? 'window' : what);
				expectSame(place?.node, Number(node ?? 0));
				expectSame([score.right, score.following], [score.asked - 1, 0]);
			}
			const { kind, score } = checkAnswers(x, BLANK);
			expectSame([kind, score.right, score.following], ['missing', 0, 0]);
		}
	});

	test('the score grows with what is filled in, place by place, and a letter says little', () => {
		for (const x of manyExercises(SEEDS)) {
			const key = keyOf(x);
			const most = 1 + Math.max(...x.tree.children.map(({ length }) => length));
			let answers = BLANK;
			let before = 0;
			const fill = (more: Answers): void => {
				answers = more;
				const { right, following } = checkAnswers(x, answers).score;
				const points = right + following;
				expectSame([points >= before, points - before <= most], [true, true]);
				before = points;
			};
			for (const [id, text] of Object.entries(key.texts)) fill(write(answers, { [id]: text }));
			const last = checkAnswers(x, { ...answers, cuts: key.cuts }).score;
			expectSame(last.right, last.asked);
			answers = BLANK;
			before = 0;
			for (const node of key.cuts) {
				answers = { ...answers, cuts: [...answers.cuts, node] };
				const { right } = checkAnswers(x, answers).score;
				expectSame(right > before, true);
				before = right;
			}
		}
	});

	test('a right number without its sign is right, with a remark', () => {
		for (const x of manyExercises(SEEDS)) {
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

/** Both changes of a key. */
function joined(key: Answers, one: Answers, other: Answers): Answers {
	const ids = new Set([...Object.keys(one.texts), ...Object.keys(other.texts)]) as Set<EntryId>;
	const texts = Object.fromEntries(
		Array.from(ids, (id) => [id, one.texts[id] === key.texts[id] ? other.texts[id] : one.texts[id]])
	);
	const changed = (cuts: readonly number[]): number[] => [
		...cuts.filter((node) => !key.cuts.includes(node)),
		...key.cuts.filter((node) => !cuts.includes(node))
	];
	const flipped = new Set([...changed(one.cuts), ...changed(other.cuts)]);
	const all = new Set([...key.cuts, ...flipped]);
	return {
		texts,
		cuts: [...all].filter((node) => key.cuts.includes(node) !== flipped.has(node))
	};
}

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
		[cutAt('a2'), 'Cut too early at a: alpha is −∞ here. Search a2 as well.'],
		[cutAt('b'), 'Cut too early at the root: beta is ∞ here. Search b as well.'],
		[cutAt('b1.1.2'), 'Cut too early at b1.1: alpha is 3 here. Search b1.1.2 as well.'],
		[cutAt('b2.2'), 'Everything is right.'],
		[{ ...key, cuts: [] }, 'A cut is missing at '],
		[write(key, { 'value-0': '99' }), 'The root does not return 99.'],
		[write(key, { 'value-1': '4' }), 'a does not return 4.'],
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
			'Cut too early at a2.1: alpha is −∞ here. The 3 at a is a beta, MIN’s own: it can stop MAX at a2, never MIN at a2.1. Search a2.1.2 as well.'
		);
		expect(sentence && textOf(sentence)).toMatch(/^Node a2\.1\.1 gives/);
	});

	test('say that equality is not enough where the search cuts past the bound', () => {
		const strict = valueOf(
			exerciseOf(recordSearch(SETUP.fill({ position: '[[3,5],[3,1]]', cut: 'strict' })), EVERYTHING)
		);
		expect(findFirst(strict, { ...keyOf(strict), cuts: [6] }).words).toBe(
			'Cut too early at b: alpha is 3 here. Best only equals it, and this search cuts only past the bound. Search b2 as well.'
		);
	});
});
