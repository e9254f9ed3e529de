import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBound, formatLimit } from '../../../src/lib/core/explain/format.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { eventAt, momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { boundOf } from '../../../src/lib/core/trace/schema.ts';
import { FAIL_RULES, CUT_RULES, TIE_RULES } from '../../../src/lib/core/search/search.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { storyOf } from '../../../src/lib/core/explain/story.ts';
import { KINDS } from '../../../src/lib/core/practice/predict/kind.ts';
import { childWords } from '../../../src/lib/core/practice/predict/words-at.ts';
import {
	judge,
	MOST_OPTIONS,
	type Place,
	type Question
} from '../../../src/lib/core/practice/predict/question.ts';
import {
	APART,
	MOST_QUESTIONS,
	placesOf,
	questionsOf
} from '../../../src/lib/core/practice/predict/questions.ts';
import { ASKERS } from '../../../src/lib/core/practice/predict/kinds/registry.ts';
import { voicesOf, type Voices } from '../../../src/lib/core/practice/predict/voices.ts';
import { record } from '../search/record.ts';
import { recordingOf } from '../../../src/lib/core/trace/recording.ts';
import { partialTrace } from '../trace/stopped.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { expectSame } from '../../same.ts';
import { grid, treeSetup } from '../search/samples.ts';
import { runs } from '../../sweep.ts';

const BACK_RANK = '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1';

/** The searches of the specification: places with moves left, those worth asking, and the questions asked of them. */
const SEARCHES: readonly (readonly [SetupFields, number, number, number])[] = [
	[{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' }, 7, 2, 2],
	[{ game: 'tree', position: '[5,[[[4,9],7],8]]' }, 4, 2, 1],
	[{ game: 'tictactoe', position: '..XO..OXO' }, 11, 5, 4],
	[{ game: 'tictactoe', position: '.O..X.O.X' }, 24, 12, 9],
	[{ game: 'chess', position: BACK_RANK, depth: '3' }, 112, 22, 12],
	[{ game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' }, 6, 2, 2]
];

function voices(fields: SetupFields): Voices {
	const result = voicesOf(record({ algorithm: 'alphabeta', ...fields }));
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

function steps({ steps }: Trace): number[] {
	return Array.from({ length: steps - 1 }, (_, index) => index + 1);
}

/** What the events of the recording say, told without the practice tree; null where this test has no answer. */
function rightAnswer({ recording }: Voices, { kind, step, row }: Question): string | null {
	const { trace } = recording;
	const story = storyOf(recording);
	const nameOf = (at: number): string => {
		const path = story.names.pathTo(at);
		if (path.length === 0) return 'the root';
		return story.game.childWord === 'node' ? (path.at(-1) ?? '') : path.join(' ');
	};
	const event = eventAt(trace, step);
	const after = step + 1 < trace.steps ? eventAt(trace, step + 1) : null;
	const { path } = momentAt(trace, step);
	switch (kind) {
		case 'cut':
			return after?.kind === 'cut' ? 'Cut' : 'Go on';
		case 'value':
			return formatBound(
				trace.valueOf(event.node),
				boundOf(trace.flagsOf(event.node)),
				story.mates?.names
			);
		case 'bound': {
			const here = path.at(-1);
			return here === undefined ? null : formatLimit(here.max ? here.alpha : here.beta);
		}
		case 'next':
			for (let at = step + 1; at < trace.steps; at++) {
				const { kind, node } = eventAt(trace, at);
				if (kind === 'enter' || kind === 'evaluate') return nameOf(node);
			}
			return 'None: it ends';
		case 'owner': {
			const here = path.at(-1);
			if (here === undefined) return null;
			// The first from the root of the other side's nodes whose best is that bound.
			const bound = here.max ? here.betaGiven : here.alphaGiven;
			const { ties } = trace.rules;
			const owner = path.find(({ max, best, row }) => {
				const isRoot = trace.parentOf(row) < 0;
				if (isRoot && ties === 'open') return false;
				const isWider = isRoot && ties === 'exact';
				return best !== null && max !== here.max && best - (isWider ? (max ? 1 : -1) : 0) === bound;
			});
			return owner === undefined ? null : nameOf(owner.row);
		}
		case 'never':
			return [...trace.childrenOf(row)]
				.filter((child) => trace.isPruned(child))
				.map((child) => story.names.of(child))
				.join(', ');
	}
}

function expectSound(voices: Voices, question: Question): void {
	const { options, choose } = question;
	const right = options.flatMap(({ isRight, text }) => (isRight ? [text] : []));
	expect(right.join(', ')).toBe(rightAnswer(voices, question));
	expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
	expect(options.length).toBeGreaterThan(1);
	if (choose === 'one') {
		expect(right).toHaveLength(1);
		expect(options.length).toBeLessThanOrEqual(MOST_OPTIONS);
	}
	expect(options.every(({ isRight, ideas }) => !isRight || ideas.length === 0)).toBe(true);
	expectOrder(voices, question);
}

/** The order of the options says nothing: values rise, at most before exactly before at least, and nodes are in the order of the tree. */
function expectOrder({ recording }: Voices, { kind, options }: Question): void {
	if (kind === 'next') {
		const { names } = storyOf(recording);
		const rows = options.map(({ row }) => (row < 0 ? Infinity : row));
		expect(rows).toEqual(rows.toSorted((one, other) => one - other));
		for (const { row, text } of options) {
			if (row < 0) expect(text).toBe('None: it ends');
			else expect(text.endsWith(row === 0 ? 'the root' : names.of(row))).toBe(true);
		}
	}
	if (kind !== 'value' && kind !== 'bound') return;
	const ranks = options.flatMap(({ text }) => {
		const plain = text.replaceAll('−', '-').replace('∞', 'Infinity');
		const number = Number(plain.replace(/[≤≥⁺⁻ ]/g, ''));
		const beside = /[≤⁻]/.test(plain) ? -1 : /[≥⁺]/.test(plain) ? 1 : 0;
		return Number.isNaN(number) ? [] : [[number, beside] as const];
	});
	expect(ranks).toEqual(
		ranks.toSorted(([one, low], [other, high]) => (one === other ? low - high : one - other))
	);
}

describe('the questions of a search', () => {
	test.each(SEARCHES)(
		'%j: %i places, %i worth asking, %i asked',
		(fields, places, worth, asked) => {
			const heard = voices(fields);
			const all = [...placesOf(heard, storyOf(heard.recording))];
			expect(all.filter(({ event, next }) => event === 'return' && next !== null)).toHaveLength(
				places
			);
			expect(all.filter((place) => ASKERS.cut(place) !== null)).toHaveLength(worth);
			expect(questionsOf(heard, ['cut'])).toHaveLength(asked);
		}
	);

	test.each(SEARCHES)('%j: every kind has one right answer, the trace’s', (fields) => {
		const heard = voices(fields);
		for (const place of placesOf(heard, storyOf(heard.recording))) {
			for (const kind of KINDS) {
				const question = ASKERS[kind](place);
				if (question !== null) expectSound(heard, question);
			}
		}
	});

	test.each(SEARCHES)('%j: the first cutoff is asked about, and all stand apart', (fields) => {
		const heard = voices(fields);
		const { trace } = heard.recording;
		const cut = steps(trace).find((step) => eventAt(trace, step).kind === 'cut') ?? 0;
		const questions = questionsOf(heard);
		expect(questions.find(({ step }) => step === cut - 1)?.kind).toBe('cut');
		expect(questions.length).toBeLessThanOrEqual(MOST_QUESTIONS);
		const at = questions.map(({ step }) => step);
		expect(at.every((step, i) => i === 0 || step - (at[i - 1] ?? 0) >= APART)).toBe(true);
	});

	test('who always answers “Cut” is right in at most three of five', () => {
		const answers = SEARCHES.flatMap(([fields]) =>
			questionsOf(voices(fields)).flatMap(({ kind, options }) =>
				kind === 'cut' ? [options.find(({ isRight }) => isRight)?.text] : []
			)
		);
		expect(answers).toHaveLength(21);
		const cuts = answers.filter((text) => text === 'Cut').length;
		expect(cuts / answers.length).toBeLessThanOrEqual(0.6);
		expect(cuts / answers.length).toBeGreaterThanOrEqual(0.4);
	});

	test('each kind is asked, and no answer is infinite or the first child’s alone', () => {
		const asked = SEARCHES.flatMap(([fields]) =>
			KINDS.flatMap((kind) => questionsOf(voices(fields), [kind]))
		);
		expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(KINDS));
		const right = asked
			.filter(({ kind }) => kind === 'value' || kind === 'bound')
			.map(({ options }) => options.find(({ isRight }) => isRight)?.text);
		expect(right.filter((text) => text?.includes('∞'))).toEqual([]);
		const textbook = voices({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
		expect(questionsOf(textbook, ['value', 'bound']).map(({ words }) => words)).toEqual([
			'a3 is worth 8. What does a return?',
			'b returns. What is alpha at the root then?',
			'c gives exactly 2. What does the root return?'
		]);
	});

	test.each(SEARCHES)(
		'%j: what may be known while one is open does not hold its answer',
		(fields) => {
			const heard = voices(fields);
			const { trace } = heard.recording;
			const story = storyOf(heard.recording);
			for (const kind of KINDS) {
				for (const { step, row, options } of questionsOf(heard, [kind])) {
					const known = knownAt(trace, step - 1, 'hide');
					const pruned = [...trace.childrenOf(row)].filter((child) => trace.isPruned(child));
					const named = explainStep(story, step - 1).parts.map((part) => part.row);
					expectSame(
						{
							state: known.stateOf(row),
							wasCut: known.wasCut(row),
							ghosts: pruned.filter((child) => known.stateOf(child) === 'ghost'),
							named: pruned.filter((child) => named.includes(child)),
							isWhole: known.isWhole
						},
						{ state: 'open', wasCut: false, ghosts: [], named: [], isWhole: false },
						`${kind} ${step}`
					);
					if (kind === 'bound') {
						expectSame(known.stateOf(eventAt(trace, step).subject), 'open', `${kind} ${step}`);
					}
					if (kind === 'next') {
						const right = options.find(({ isRight }) => isRight)?.row ?? -1;
						expectSame(right >= 0 && known.isReached(right), false, `${kind} ${step}`);
					}
				}
			}
		}
	);

	test('of any tree and any position, under any rules', () => {
		const fields = fc.oneof(
			treeSetup.map(({ fields }) => fields),
			grid.map((position): SetupFields => ({ game: 'tictactoe', position }))
		);
		const rules = fc.record({
			cut: fc.constantFrom(...CUT_RULES),
			fail: fc.constantFrom(...FAIL_RULES),
			ties: fc.constantFrom(...TIE_RULES)
		});
		fc.assert(
			fc.property(fields, rules, (fields, rules) => {
				const heard = voices({ ...fields, ...rules });
				for (const kind of KINDS) {
					for (const question of questionsOf(heard, [kind])) expectSound(heard, question);
				}
			}),
			{ numRuns: runs(2000) }
		);
	});
});

describe('an answer', () => {
	const [first] = questionsOf(voices({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' }), [
		'value'
	]);

	test('is right, or is not quite, with the one idea that gives it', () => {
		expect(first?.words).toBe('a3 is worth 8. What does a return?');
		if (first === undefined) return;
		expect(first.options.map(({ text }) => text)).toEqual(['3', '12']);
		expect(judge(first, [0])).toEqual({ isRight: true, idea: null });
		const wrong = judge(first, [1]);
		expect(wrong.isRight).toBe(false);
		expect(wrong.idea?.id).toBe('swapped');
	});

	test('that several ideas give names none', () => {
		const cut = questionsOf(voices({ game: 'tictactoe', position: '.O..X.O.X' }), ['cut']).find(
			({ options }) => options.some(({ ideas }) => ideas.length > 1)
		);
		const wrong = cut?.options.findIndex(({ isRight }) => !isRight) ?? -1;
		expect(cut && judge(cut, [wrong])).toEqual({ isRight: false, idea: null });
	});

	test('marks every branch, or is not right', () => {
		const [never] = questionsOf(voices({ game: 'tree', position: '[[3,12],[2,4,6]]' }), ['never']);
		expect(never?.options.map(({ text, isRight }) => [text, isRight])).toEqual([
			['b1', false],
			['b2', true],
			['b3', true]
		]);
		expect(never && judge(never, [2, 1]).isRight).toBe(true);
		expect(never && judge(never, [1]).isRight).toBe(false);
		expect(never && judge(never, [0, 1, 2]).isRight).toBe(false);
	});
});

test('refuses a recording that ends before its search: predict-partial', () => {
	const result = voicesOf(
		recordingOf(partialTrace({ game: 'tree', position: '[[3,5],[2,9]]' }, 5), null)
	);
	expect(result.ok ? null : result.fault.code).toBe('predict-partial');
});

test.each([
	[{ game: 'tree', position: '[[3,5],[2,9]]', algorithm: 'minimax' }, 'predict-algorithm'],
	[{ game: 'tree', position: '[[3,5],[2,9]]', shadow: 'off' }, 'predict-no-minimax'],
	[{ game: 'tictactoe', position: 'X........' }, 'predict-nodes']
] as const)('refuses %j: %s', (fields, code) => {
	const result = voicesOf(record({ algorithm: 'alphabeta', ...fields }));
	expect(result.ok ? null : result.fault.code).toBe(code);
});

test('what a node returns is never asked where one child alone returned', () => {
	const one = voices({ game: 'tree', position: '[[[7]],[[3,5],[[8]]],4]' });
	const firsts = [...placesOf(one, storyOf(one.recording))].filter(({ isFirst }) => isFirst);
	expect(firsts.length).toBeGreaterThan(3);
	expect(firsts.map((place) => ASKERS.value(place))).toEqual(firsts.map(() => null));
});

test('a child that returns a mate gives just that, and one of a tree exactly its number', () => {
	const said = (fields: SetupFields, isWanted: (trace: Trace, row: number) => boolean): string => {
		const recording = record(fields);
		const { trace } = recording;
		const rows = Array.from({ length: trace.rows }, (_, row) => row).slice(1);
		const childRow = rows.find((row) => isWanted(trace, row)) ?? NaN;
		return childWords({ story: storyOf(recording), childRow } as Place);
	};
	// Black’s only move, after which White mates.
	const mates = {
		game: 'chess',
		position: '7k/5K2/8/6Q1/8/8/8/8 b - - 0 1',
		evaluator: 'python-simple',
		depth: '2'
	};
	const isMated = (trace: Trace, row: number): boolean =>
		!trace.isLeaf(row) && trace.valueOf(row) === Infinity;
	expect(said({ ...mates, algorithm: 'minimax' }, isMated)).toBe('Kh7 gives mate by White.');
	const isInner = (trace: Trace, row: number): boolean => !trace.isLeaf(row);
	expect(said({ game: 'tree', position: '[[inf,inf],3]' }, isInner)).toBe('a gives exactly ∞.');
	expect(said({ game: 'tree', position: '[[3,5],3]' }, isInner)).toBe('a gives exactly 3.');
});
