/** Presenter and stage understand each other, and nobody else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	formatStageMessage,
	laterState,
	MOST_MESSAGE_BYTES,
	parseStageMessage,
	type StageMessage,
	type StageState
} from '../../../src/lib/core/lessons/stage-message.ts';
import { runs } from '../../sweep.ts';

const STATE: StageState = {
	link: '?game=tree&step=8',
	step: 8,
	future: 'hide',
	question: 'Is the 9 pruned?',
	hands: { choices: ['Yes', 'No'], counts: [3, 0], correct: null },
	revealed: null,
	black: false,
	frozen: false,
	counts: true,
	pointer: [0.25, 1],
	caption: { scene: 5, of: 11, title: 'A cut from far above', next: 'Order is everything' }
};

/** As a window of another kind would write it. */
function wireOf(changes: Readonly<Record<string, unknown>>): string {
	return JSON.stringify({ app: 'plyscope', v: 1, kind: 'state', seq: 7, ...STATE, ...changes });
}

const text = fc.string({ maxLength: 200 });
const whole = fc.nat();
const hands = fc.integer({ min: 1, max: 5 }).chain((length) =>
	fc.record({
		choices: fc.array(text, { minLength: length, maxLength: length }),
		counts: fc.array(fc.nat(9999), { minLength: length, maxLength: length }),
		correct: fc.option(fc.nat(length - 1))
	})
);
const caption = fc.integer({ min: 1, max: 100 }).chain((of) =>
	fc.record({
		scene: fc.integer({ min: 1, max: of }),
		of: fc.constant(of),
		title: text,
		next: fc.option(text)
	})
);
const part = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => (value === 0 ? 0 : value));
const message: fc.Arbitrary<StageMessage> = fc.oneof(
	fc.record({
		kind: fc.constant('state' as const),
		seq: whole,
		link: fc.constantFrom('?step=4', 'compare/?depth=3', 'sources/#python', '?a=%3C#fields=x'),
		step: fc.oneof(whole, fc.constant('end' as const), fc.constant(null)),
		future: fc.option(fc.constantFrom('problem' as const, 'hide' as const, 'show' as const)),
		question: fc.option(text),
		hands: fc.option(hands),
		revealed: fc.option(text),
		black: fc.boolean(),
		frozen: fc.boolean(),
		counts: fc.boolean(),
		pointer: fc.option(fc.tuple(part, part)),
		caption
	}),
	fc.record({ kind: fc.constantFrom('hello' as const, 'bye' as const, 'end' as const) }),
	fc.record({
		kind: fc.constant('size' as const),
		width: fc.integer({ min: 1, max: 100_000 }),
		height: fc.integer({ min: 1, max: 100_000 })
	}),
	fc.record({
		kind: fc.constant('key' as const),
		key: fc.string({ minLength: 1, maxLength: 32 }),
		code: fc.string({ maxLength: 32 }),
		isShifted: fc.boolean()
	})
);

describe('messages between presenter and stage', () => {
	test('each message is read as it was written', () => {
		fc.assert(
			fc.property(message, (one) => {
				const written = formatStageMessage(one);
				if (written.ok) expect(parseStageMessage(written.value)).toEqual(one);
				else expect(written.fault.code).toBe('stage-too-large');
			}),
			{ numRuns: runs(4000) }
		);
	});

	test('a state as specified is read', () => {
		expect(parseStageMessage(wireOf({}))).toEqual({ kind: 'state', seq: 7, ...STATE });
	});

	test.each<readonly [string, Readonly<Record<string, unknown>>]>([
		['another app', { app: 'other' }],
		['another version', { v: 2 }],
		['a version in words', { v: '1' }],
		['another kind', { kind: 'states' }],
		['a number below 0', { seq: -1 }],
		['a number with a part', { seq: 1.5 }],
		['no number', { seq: undefined }],
		['a link off the site', { link: 'https://example.org/' }],
		['a link to a script', { link: 'javascript:alert(1)' }],
		['a link to no page', { link: 'nowhere/?step=3' }],
		['a step below 0', { step: -1 }],
		['a step in words', { step: 'last' }],
		['a future that there is not', { future: 'past' }],
		['a question that is none', { question: 5 }],
		['hands without choices', { hands: { choices: [], counts: [], correct: null } }],
		['more choices than letters', { hands: sixChoices() }],
		['hands of other choices', { hands: { choices: ['Yes'], counts: [1, 2], correct: null } }],
		['fewer hands than none', { hands: { choices: ['Yes'], counts: [-1], correct: null } }],
		['a right answer past the last', { hands: { choices: ['Yes'], counts: [1], correct: 1 } }],
		['choices that are no texts', { hands: { choices: [{}], counts: [1], correct: null } }],
		['an answer that is none', { revealed: false }],
		['black in words', { black: 'yes' }],
		['frozen in words', { frozen: 1 }],
		['counts in words', { counts: null }],
		['a pointer outside', { pointer: [0.5, 1.01] }],
		['a pointer of one number', { pointer: [0.5] }],
		['a pointer of texts', { pointer: ['0', '0'] }],
		['no caption', { caption: null }],
		['a scene past the last', { caption: { ...STATE.caption, scene: 12 } }],
		['a caption without title', { caption: { ...STATE.caption, title: null } }]
	])('%s is ignored', (_, changes) => {
		expect(parseStageMessage(wireOf(changes))).toBeNull();
	});

	test.each([
		['no width', { kind: 'size', height: 5 }],
		['no height', { kind: 'size', width: 5, height: 0 }],
		['a large size', { kind: 'size', width: 1e9, height: 5 }],
		['no key', { kind: 'key', key: '', code: '', isShifted: false }],
		['a long key', { kind: 'key', key: 'x'.repeat(33), code: '', isShifted: false }],
		['Shift in words', { kind: 'key', key: 'x', code: 'KeyX', isShifted: 'no' }]
	])('%s is ignored in what a stage says', (_, said) => {
		expect(parseStageMessage(JSON.stringify({ app: 'plyscope', v: 1, ...said }))).toBeNull();
	});

	test('anything else is ignored, and nothing throws', () => {
		const anything = fc.oneof(
			fc.anything(),
			fc.json(),
			fc.string(),
			fc
				.tuple(fc.constantFrom(...Object.keys(JSON.parse(wireOf({})) as object)), fc.anything())
				.map(([field, value]) => {
					try {
						return wireOf({ [field]: value });
					} catch {
						return '';
					}
				})
		);
		fc.assert(
			fc.property(anything, (data) => {
				const read = parseStageMessage(data);
				if (read === null) return;
				const again = formatStageMessage(read);
				expect(again.ok && parseStageMessage(again.value)).toEqual(read);
			}),
			{ numRuns: runs(20_000) }
		);
	});

	test('fields that are not known are dropped', () => {
		const read = parseStageMessage(wireOf({ note: 'for the lecturer' }));
		expect(read).toEqual({ kind: 'state', seq: 7, ...STATE });
	});

	test('a message has at most 8 kB, in bytes and not in characters', () => {
		const long = (question: string) =>
			formatStageMessage({ kind: 'state', seq: 1, ...STATE, question });
		expect(long('x'.repeat(7000)).ok).toBe(true);
		const written = long('≥'.repeat(3000));
		expect(written.ok ? '' : written.fault.code).toBe('stage-too-large');
		expect(parseStageMessage(wireOf({ question: 'x'.repeat(MOST_MESSAGE_BYTES) }))).toBeNull();
	});

	test('of states in any order the one with the largest number is shown', () => {
		fc.assert(
			fc.property(fc.array(whole, { minLength: 1 }), (numbers) => {
				let shown: { readonly seq: number; readonly at: number } | null = null;
				for (const [at, seq] of numbers.entries()) shown = laterState(shown, { seq, at });
				const most = Math.max(...numbers);
				// The same again changes nothing.
				expect(shown).toEqual({ seq: most, at: numbers.indexOf(most) });
			}),
			{ numRuns: runs(1000) }
		);
	});
});

function sixChoices(): unknown {
	const choices = ['A', 'B', 'C', 'D', 'E', 'F'];
	return { choices, counts: choices.map(() => 0), correct: null };
}
