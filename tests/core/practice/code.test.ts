/** Result codes: what they hold, and which are refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertExists } from '../../../src/lib/core/base/assert.ts';
import {
	BLANK,
	NO_HELP,
	readAnswers,
	type Answers,
	type EntryId
} from '../../../src/lib/core/practice/answers.ts';
import { checkAnswers } from '../../../src/lib/core/practice/check.ts';
import { innerNodes, ordersOf } from '../../../src/lib/core/practice/child-orders.ts';
import { readCode, writeCode } from '../../../src/lib/core/practice/code.ts';
import { gradeCode } from '../../../src/lib/core/practice/grade.ts';
import { keyOf } from '../../../src/lib/core/practice/key.ts';
import type { PlaceId } from '../../../src/lib/core/practice/asked-places.ts';
import {
	PRACTICE,
	settingsOf,
	type PracticeValues
} from '../../../src/lib/core/practice/practice-link.ts';
import { withReorder } from '../../../src/lib/core/practice/reorder.ts';
import { reorderExerciseAt } from '../../../src/lib/core/practice/reorder-exercise.ts';
import { scorePlaces, shareOfPlaces } from '../../../src/lib/core/practice/score-places.ts';
import { shareOf } from '../../../src/lib/core/practice/score.ts';
import { exerciseAt, sizeOf } from '../../../src/lib/core/practice/set.ts';
import { expectSame } from '../../same.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { valueOf } from './exercises.ts';
import { checked, forge, settings } from './forge.ts';

const SETS = [
	'sets=2',
	'level=2&seed=9&sets=1&cut=strict&marks=strict',
	'level=3&seed=4000000000&sets=1&root=min&order=reversed',
	'level=4&seed=17&sets=2&ask=cuts,values',
	'level=2&seed=11&sets=2&ask=move,reorder',
	'level=5&seed=3&sets=1&fail=hard',
	'level=5&seed=3&sets=2&pairs=on',
	'game=tictactoe&level=2&seed=5&sets=1',
	'game=chess&seed=2&sets=1',
	'game=tree&position=[[3,5,-inf],[0.1,1e-7]]&ask=values,windows,cuts,count,move',
	'game=tictactoe&position=.O..X.O.X&at=c2'
].map((query) => {
	const { values, faults } = PRACTICE.read(query);
	if (faults.length > 0) throw new Error(query);
	const size = sizeOf(values);
	const exercises = Array.from({ length: size }, (_, index) => valueOf(exerciseAt(values, index)));
	return { values, exercises };
});
type Set = (typeof SETS)[number];

/** The characters of a code, and some others. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+ é';

const TEXTS = fc.oneof(
	fc.integer({ min: -50, max: 50 }).map(String),
	fc.tuple(fc.constantFrom('≤', '>=', '=', '<=', '≥'), fc.integer()).map((one) => one.join(' ')),
	fc.constantFrom(
		'inf',
		'-inf',
		'−∞',
		'≥∞',
		'',
		'  ',
		'what?',
		'3.25',
		'1e-9',
		'1e300',
		'9'.repeat(30)
	),
	fc.double({ noNaN: true }).map(String),
	fc.string({ maxLength: 8 })
);

function answersTo({ exercises }: Set): fc.Arbitrary<Answers[]> {
	const one = (nodes: number, moves: readonly string[]): fc.Arbitrary<Answers> =>
		fc.record(
			{
				texts: fc
					.tuple(
						fc.dictionary(
							fc
								.tuple(fc.constantFrom('value', 'alpha', 'beta'), fc.nat(nodes))
								.map((id) => id.join('-')),
							TEXTS,
							{ maxKeys: 25 }
						),
						fc.record(
							{ count: TEXTS, move: fc.oneof(TEXTS, fc.constantFrom(...moves)) },
							{ requiredKeys: [] }
						)
					)
					.map((all) => Object.assign({}, ...all) as Answers['texts']),
				cuts: fc.uniqueArray(fc.nat(nodes), { maxLength: 10 }),
				given: fc.uniqueArray(
					fc
						.tuple(fc.constantFrom('value', 'cut', 'window'), fc.nat(nodes - 1))
						.map((id) => id.join('-') as PlaceId),
					{ maxLength: 3 }
				),
				told: fc.uniqueArray(
					fc
						.tuple(fc.constantFrom('value', 'cut', 'window'), fc.nat(nodes - 1))
						.map((id) => id.join('-') as PlaceId),
					{ maxLength: 3 }
				),
				isShown: fc.boolean(),
				help: fc.record({ checks: fc.nat(), whys: fc.nat(300), hints: fc.nat(9) }),
				orders: fc.array(fc.oneof(fc.nat(5), fc.integer()), { maxLength: 30 })
			},
			{ requiredKeys: ['texts', 'cuts'] }
		);
	return fc.tuple(
		...exercises.map((x) =>
			one(
				x.tree.nodes,
				(x.tree.children[0] ?? []).map((node) => x.names.names.of(x.firstRow + node))
			)
		)
	);
}

const answered = fc
	.constantFrom(...SETS)
	.chain((set) => answersTo(set).map((answers) => ({ set, answers })));

describe('a result code', () => {
	test('holds the answers as they are read', () => {
		fc.assert(
			fc.property(answered, ({ set: { values, exercises }, answers }) => {
				const code = valueOf(writeCode({ values, answers }));
				expectSame(/^PS2-[\w-]+-[0-9a-f]{8}$/.test(code), true, code);
				const read = valueOf(readCode(` ${code}\n`));
				expectSame(settingsOf(read.values), settingsOf(values));
				for (const [index, exercise] of exercises.entries()) {
					const [before, after] = [answers[index], read.answers[index]].map((one) =>
						readAnswers(exercise, assertExists(one, 'every exercise has answers'))
					);
					expectSame(after, before);
					const [given, kept] = [answers[index], read.answers[index]].map((one) => one?.help);
					expectSame(kept ?? NO_HELP, given ?? NO_HELP);
					const reordered = reorderExerciseAt(values, index);
					if (reordered === null) continue;
					const [made, written] = [answers[index], read.answers[index]].map((one) =>
						ordersOf(reordered.tree, one?.orders)
					);
					expectSame(written, made);
				}
				expectSame(valueOf(writeCode(read)), code);
			}),
			{ numRuns: runs(10_000, 250), seed: seedFrom(61) }
		);
	});

	test('is graded as the page marks it', () => {
		fc.assert(
			fc.property(answered, ({ set: { values, exercises }, answers }) => {
				const grades = valueOf(gradeCode(valueOf(writeCode({ values, answers }))));
				expectSame(
					grades.map(({ asked, right, following, score, verdict }) => [
						asked,
						right,
						following,
						score,
						verdict
					]),
					exercises.map((exercise, index) => {
						const own = answers[index] ?? BLANK;
						const { score: ofSheet, kind } = checkAnswers(exercise, own);
						const score = withReorder(values, index, own, ofSheet);
						const { asked, right, following } = score;
						return [asked, right, following, shareOf(score, values.marks), kind];
					})
				);
			}),
			{ numRuns: runs(1000, 50), seed: seedFrom(62) }
		);
	});

	test('of before the score of decisions is read, and marked by the rule of places', () => {
		fc.assert(
			fc.property(answered, ({ set: { values, exercises }, answers }) => {
				const plain = answers.map(({ told: _, help: __, orders: ___, ...one }) => one);
				const code = asOld(withoutOrders(values, valueOf(writeCode({ values, answers: plain }))));
				expectSame(
					valueOf(gradeCode(code)).map(({ rule, right, following, score, parts }) => [
						rule,
						right,
						following,
						score,
						parts
					]),
					exercises.map((exercise, index) => {
						const written = readAnswers(exercise, plain[index] ?? BLANK);
						const places = scorePlaces(exercise, written);
						const { right, following } = places;
						return ['places', right, following, shareOfPlaces(places, values.marks), []];
					})
				);
			}),
			{ numRuns: runs(1000, 50), seed: seedFrom(65) }
		);
		const told = writeCode({
			values: PRACTICE.defaults,
			answers: [{ ...BLANK, told: ['value-0'] }]
		});
		expect(readCode(asOld(valueOf(told)))).toMatchObject({ fault: { code: 'code-answers' } });
	});

	test('of before the orders is read, and marked without them', () => {
		fc.assert(
			fc.property(answered, ({ set: { values, exercises }, answers }) => {
				const plain = answers.map(({ orders: _, ...one }) => one);
				const code = withoutOrders(values, valueOf(writeCode({ values, answers: plain })));
				const read = valueOf(readCode(code));
				expectSame([read.hasOrders, read.answers.some(({ orders }) => orders)], [false, false]);
				expectSame(
					valueOf(gradeCode(code)).map(({ asked, right, score, parts }) => [
						asked,
						right,
						score,
						parts
					]),
					exercises.map((exercise, index) => {
						const { score } = checkAnswers(exercise, plain[index] ?? BLANK);
						return [score.asked, score.right, shareOf(score, values.marks), score.parts];
					})
				);
			}),
			{ numRuns: runs(1000, 50), seed: seedFrom(66) }
		);
	});

	test('counts what follows from a slip, unless the marks of its set are strict', () => {
		const shares = (['follow', 'strict'] as const).map((marks) => {
			const { values } = PRACTICE.read(`level=4&seed=3&sets=1&marks=${marks}`);
			const x = valueOf(exerciseAt(values, 0));
			// The root passes the wrong value of its best move on.
			const key = keyOf(x);
			const wrong = String((x.truth.values[0]?.value ?? 0) + 1);
			const slip = { [`value-${x.truth.move ?? 0}`]: wrong, 'value-0': wrong };
			const answers = [{ ...key, texts: { ...key.texts, ...slip } }];
			const [grade] = valueOf(gradeCode(valueOf(writeCode({ values, answers }))));
			const { following, score, parts } = assertExists(grade, 'one exercise');
			expect(following).toBe(1);
			// Cuts weigh double.
			const nodes = parts.find(({ kind }) => kind === 'values')?.of ?? NaN;
			expect(score).toBeCloseTo(1 - (marks === 'follow' ? 1 : 2) / nodes / 5, 12);
			return score;
		});
		expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
	});

	test('with any character changed to any other is refused, and so is a part of it', () => {
		const characters = ALPHABET.split('');
		fc.assert(
			fc.property(answered, fc.nat(), ({ set, answers }, place) => {
				const code = valueOf(writeCode({ values: set.values, answers }));
				const read: string[] = [];
				for (let at = 0; at < code.length; at++) {
					for (const other of characters) {
						if (other === code[at]) continue;
						const changed = code.slice(0, at) + other + code.slice(at + 1);
						if (readCode(changed).ok) read.push(changed);
					}
				}
				const part = code.slice(0, place % code.length);
				if (readCode(part).ok) read.push(part);
				if (read.length > 0) expect(read, code).toEqual([]);
			}),
			{ numRuns: runs(1000, 250), seed: seedFrom(63) }
		);
	});
});

/** A code in which all children are as given, from before the orders: a byte for each inner node is missing. */
function withoutOrders(values: PracticeValues, code: string): string {
	const [, data = ''] = /^PS2-(.*)-[0-9a-f]{8}$/.exec(code) ?? [];
	const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
	const inner = Array.from({ length: sizeOf(values) }, (_, index) => {
		const exercise = reorderExerciseAt(values, index);
		return exercise === null ? 0 : innerNodes(exercise.tree).length;
	});
	return forge(binary.slice(0, binary.length - inner.reduce((sum, one) => sum + one, 0)));
}

/** The same code as if an earlier Plyscope had written it. */
const asOld = (code: string): string =>
	checked(code.slice(0, code.lastIndexOf('-')).replace(/^PS2/, 'PS1'));

describe('a code from anywhere', () => {
	const good = valueOf(
		writeCode({ values: PRACTICE.defaults, answers: SETS[0]?.exercises.map((x) => keyOf(x)) ?? [] })
	);

	test.each([
		['', 'code-form', 0],
		['hello', 'code-form', 0],
		['PSX-abc-00000000', 'code-form', 0],
		['PS3-abc-00000000', 'code-version', 2],
		['PS01-abc-00000000', 'code-version', 2],
		['PS1-a+c-00000000', 'code-form', 5],
		['PS1-abc', 'code-checksum', 4],
		[`${good.slice(0, -1)}x`, 'code-checksum', good.length - 8],
		[good.slice(0, -8) + good.slice(-8).toUpperCase() + 'A', 'code-checksum', good.length - 8],
		[forge([]), 'code-answers', 0],
		[forge([200]), 'code-answers', 0],
		[forge(settings('level=4')), 'code-answers', 0],
		[forge([2, 0xff, 0xfe]), 'code-answers', 0],
		[forge(settings('level=9')), 'code-set', 0],
		[forge(settings('level=1&cheat=on')), 'code-set', 0],
		[forge(settings('v=2&level=1')), 'code-set', 0],
		[forge(settings('game=krk')), 'code-set', 0],
		[forge(settings('game=tree&position=5')), 'code-set', 0],
		[forge(settings('game=tree&position=[[1,2],3]&at=z')), 'code-set', 0],
		[forge(settings('game=tictactoe&position=.........&at=a1 q')), 'code-set', 0],
		[forge(`${settings('sets=1&level=1')}${'\0'.repeat(5)}`), 'code-answers', 0],
		[forge(`${settings('sets=1&level=1')}${'\0'.repeat(40)}`), 'code-answers', 0],
		['PS1-'.padEnd(30_000, 'A'), 'code-form', 0]
	])('%s is refused', (text, code, at) => {
		const read = readCode(text);
		expect(read).toMatchObject({ ok: false, fault: { code } });
		if (read.ok) return;
		expect(read.fault.at).toBe(at);
		expect(read.fault.message).toMatch(/^[^\n]{1,300}\.$/);
	});

	test('any bytes at all give a fault or answers', () => {
		fc.assert(
			fc.property(
				fc.array(fc.nat(255), { maxLength: 60 }),
				fc.constantFrom('sets=1&level=1', 'sets=1&level=4', 'sets=1&level=3'),
				(bytes, query) => {
					const binary = bytes.map((one) => String.fromCharCode(one)).join('');
					const read = readCode(forge(settings(query) + binary));
					if (read.ok) expectSame(read.value.answers.length, 1);
					readCode(forge(bytes));
				}
			),
			{ numRuns: runs(20_000, 200), seed: seedFrom(64) }
		);
	});

	test('a code that is right is worth all its places', () => {
		const { values, exercises } = SETS[3] as Set;
		const answers = exercises.map((x) => keyOf(x));
		const grades = valueOf(gradeCode(valueOf(writeCode({ values, answers }))));
		expect(
			grades.map(({ level, seed, score, place, ideas }) => [level, seed, score, place, ideas])
		).toEqual([
			[4, 17, 1, null, []],
			[4, 18, 1, null, []]
		]);
		const id: EntryId = 'value-0';
		const wrong = answers.map((one) => ({ ...one, texts: { ...one.texts, [id]: '99' } }));
		const [first] = valueOf(gradeCode(valueOf(writeCode({ values, answers: wrong }))));
		expect([first?.verdict, first?.place]).toEqual(['wrong-value', 'value root']);
	});
});
