/** Check: the first wrong place, with its kind, and the search's own sentence about it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import type { Answers, EntryId } from '../../../src/lib/core/practice/answers.ts';
import { BLANK } from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers, findFirst, type VerdictKind } from '../../../src/lib/core/practice/check.ts';
import type { Exercise } from '../../../src/lib/core/practice/exercise.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import { isLeaf, subtreeOf } from '../../../src/lib/core/practice/plain-tree.ts';
import type { PlaceKind } from '../../../src/lib/core/practice/places.ts';
import { movesOf } from '../../../src/lib/core/practice/read-move.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { expectSame } from '../../same.ts';
import { runs, seedFrom, slice } from '../../sweep.ts';
import { EVERYTHING, exercise, manyExercises, range } from './exercises.ts';

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

const SEEDS = slice(range(1, 500), 50);

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
			{ numRuns: runs(100_000, 100), seed: seedFrom(41) }
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

describe('words', () => {
	const x = exercise(4, 17);
	const say = (answers: Answers): string => {
		const { words, sentence } = checkAnswers(x, answers);
		return `${words} ${sentence === null ? '' : textOf(sentence)}`;
	};

	test('of the kinds', () => {
		expect(say(write(keyOf(x), { 'value-0': '99' }))).toMatch(/^The root does not return 99\. /);
	});
});
