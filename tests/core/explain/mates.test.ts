/** Infinite values of chess are called mates everywhere; the ends of windows are not. */
import { describe, expect, test } from 'vitest';
import { describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { formatBound, formatValue } from '../../../src/lib/core/explain/format.ts';
import { matesOf, nameMates } from '../../../src/lib/core/explain/mates.ts';
import { amount } from '../../../src/lib/core/explain/names.en.ts';
import { plainText, say } from '../../../src/lib/core/explain/parts.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { EVALUATOR_IDS, evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS, algorithmOf } from '../../../src/lib/core/search/registry.ts';
import { CUT_RULES, FAIL_RULES, TIE_RULES } from '../../../src/lib/core/search/search.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import type { Bound } from '../../../src/lib/core/trace/schema.ts';
import { record } from '../search/record.ts';
import { faultIn } from './check-claim.ts';
import { faultsInWords } from './check-words.ts';
import { recordCase, storyOf } from './record-case.ts';

/** White mates at once in two ways, or otherwise Black does. */
const MATES: SetupFields = {
	game: 'chess',
	position: '6k1/5ppp/8/8/8/8/1r3PPP/R3Q1K1 w - - 0 1',
	evaluator: 'python-simple',
	depth: '2'
};
/** Black to move: each of its mates is White's worst value. */
const BLACK: SetupFields = {
	...MATES,
	position: '1r4k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1',
	depth: '1'
};

describe.each(ALGORITHM_IDS)('%s', (algorithm) => {
	const { needs } = algorithmOf(algorithm);
	const takesRules = (needs as readonly string[]).includes('rules');
	const cuts = takesRules ? CUT_RULES : (['equal'] as const);
	const fails = takesRules ? FAIL_RULES : (['soft'] as const);
	const ties = (needs as readonly string[]).includes('ties') ? TIE_RULES : (['bounds'] as const);
	const rules = cuts.flatMap((cut) =>
		fails.flatMap((fail) => ties.map((tie) => ({ cut, fail, ties: tie })))
	);

	test.each([
		['White mates', MATES, Infinity],
		['Black mates', BLACK, algorithm === 'ghess' ? 0 : -Infinity]
	] as const)('%s, under all rules', (_, fields, value) => {
		for (const chosen of rules) {
			const { trace } = record({ ...fields, ...chosen, algorithm });
			if (algorithm !== 'ghess' || value > 0) expect(trace.valueOf(trace.lastRoot)).toBe(value);
		}
	});

	test('every claim is true, and no value in a sentence is infinite', () => {
		const one = recordCase({ ...BLACK, algorithm });
		for (let step = 0; step < one.events.length; step++) {
			const sentence = explainStep(one.story, step);
			for (const claim of sentence.claims) expect(faultIn(claim, one, step)).toBeNull();
			expect(faultsInWords(sentence, one.story)).toEqual([]);
			const said = sentence.parts.filter(({ infinite }) => infinite !== undefined);
			expect(said.every(({ text }) => /^mate by (White|Black)$/.test(text))).toBe(true);
			expect(textOf(sentence)).not.toMatch(/(gives|gets|worth|wins:?|with) \(?−?∞|points? mate/);
		}
	});
});

describe('infinite values: words', () => {
	const story = storyOf(BLACK);
	const texts = Array.from({ length: story.trace.steps }, (_, step) =>
		textOf(explainStep(story, step))
	);

	test('the mate, its return, the cutoff after it and the end have sentences', () => {
		const at = texts.findIndex((text) => text.startsWith('Checkmate'));
		expect(texts[at]).toMatch(/ Black wins: mate by Black\.$/);
		expect(texts[at + 1]).toBe(
			'Rb1# gives mate by Black, Black’s best so far; beta falls to −∞. Nothing can be better: cutoff.'
		);
		expect(texts[at + 2]).toMatch(
			/^Black gets mate by Black here \(Rb1#\): nothing can be better\. .* pruned/
		);
		expect(texts.at(-1)).toMatch(/^Black wins \(mate by Black\), with Rb1#\./);
		const row = momentAt(story.trace, at).node;
		expect(describeNode(story, row, at)).toMatch(/Black wins: mate by Black\.$/);
	});

	test('with strict cutoffs there is no cutoff', () => {
		const { trace } = storyOf({ ...BLACK, cut: 'strict' });
		const kinds = Array.from({ length: trace.steps }, (_, step) => momentAt(trace, step).kind);
		expect(kinds).not.toContain('cut');
	});
});

test('marks use a short name, and typed trees keep their infinities', () => {
	const mates = matesOf({ evaluator: 'python-simple', game: 'chess' });
	expect(formatValue(Infinity, mates?.short)).toBe('mate');
	expect(formatBound(-Infinity, 'exact', mates?.short)).toBe('−mate');
	expect(formatValue(-Infinity, mates?.names)).toBe('mate by Black');
	expect(formatValue(3, mates?.names)).toBe('3');
	const tree = storyOf({ game: 'tree', position: '[inf,1]' });
	expect(tree.mates).toBeNull();
	expect(textOf(explainStep(tree, 1))).toBe('The leaf a is worth ∞.');
});

test('every evaluator with infinite mates declares them', () => {
	const mated = record({ ...BLACK, depth: '0', position: '1k6/8/8/8/8/8/5PPP/1r4K1 w - - 0 1' });
	expect(mated.trace.valueOf(0)).toBe(-Infinity);
	for (const id of EVALUATOR_IDS.filter((one) => evaluatorOf(one).games.includes('chess'))) {
		const { trace } = record({ ...BLACK, depth: '1', algorithm: 'minimax', evaluator: id });
		const isInfinite = trace.columns.value.some((value) => Math.abs(value) === Infinity);
		expect(evaluatorOf(id).infinite).toBe(isInfinite ? 'mate' : undefined);
	}
});

test('a mate is not called at least a mate, nor one of the other side at most', () => {
	const mates = matesOf({ game: 'chess', evaluator: 'python-simple' });
	const said = (value: number, bound: Bound): string =>
		plainText(nameMates(say`White gets ${amount({ value, bound })}.`, mates));
	expect(said(Infinity, 'lower')).toBe('White gets mate by White.');
	expect(said(-Infinity, 'upper')).toBe('White gets mate by Black.');
	expect(said(Infinity, 'upper')).toBe('White gets at most mate by White.');
	expect(said(-Infinity, 'lower')).toBe('White gets at least mate by Black.');
	expect(said(3, 'lower')).toBe('White gets at least 3.');
});
