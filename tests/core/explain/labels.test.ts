import { describe, expect, it } from 'vitest';
import { prunedLabel, scissorsLabel } from '../../../src/lib/core/explain/labels.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { shortPass } from '../../../src/lib/core/explain/again-step.ts';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { textOf } from '../../../src/lib/core/explain/sentence.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { recordCase, storyOf } from './record-case.ts';

const tree = (position: string, rules: SetupFields = {}): SetupFields => ({
	game: 'tree',
	position,
	...rules
});
const AIMA = tree('[[3,12,8],[2,4,6],[14,5,2]]');
const THREE_PLIES = tree('[[[3,5],[6,9]],[[1,2],[0,-1]]]');
const SHALLOW = { game: 'tictactoe', position: '..XO..OXO' };

describe('scissorsLabel', () => {
	it.each([
		[AIMA, 12, '≤ 2 here · MAX has 3 with a'],
		[THREE_PLIES, 11, '≥ 6 here · MIN has 5 with a1'],
		[SHALLOW, 31, '≤ −1 here · X has 0 with a3'],
		[SHALLOW, 15, '≥ 1 here · O has 0 with b3'],
		[tree('[1,inf,2]'), 5, '∞ here · nothing can be better']
	])('%o, step %i: %s', (setup, step, label) => {
		const story = storyOf(setup);
		expect(scissorsLabel(story, momentAt(story.trace, step), 'long')).toBe(label);
	});

	it('the label names the window of the pass if no node set the bound', () => {
		const { story } = recordCase(tree('[7,9]'), [2, 5]);
		expect(scissorsLabel(story, momentAt(story.trace, 4), 'long')).toBe('≥ 7 here · 5 by the pass');
	});

	it('the label names the test of a pass or a probe', () => {
		const pass = storyOf({ ...AIMA, algorithm: 'mtdf' });
		expect(scissorsLabel(pass, momentAt(pass.trace, 10), 'long')).toBe(
			'≥ 3 here · asked: at least 0'
		);
		const probe = storyOf({ ...tree('[1,[[2,5],3]]'), algorithm: 'pvs' });
		expect(scissorsLabel(probe, momentAt(probe.trace, 8), 'long')).toBe(
			'≥ 2 here · asked: more than 1'
		);
	});
});

it('the label of a cutoff rejects other events', () => {
	const story = storyOf(AIMA);
	expect(() => scissorsLabel(story, momentAt(story.trace, 0), 'long')).toThrow('step 0');
});

it('pruned moves are told with the nodes that they save, where those are known', () => {
	const { story } = recordCase(AIMA);
	const { trace } = story;
	const pruned = Array.from({ length: trace.rows }, (_, row) => row).filter((row) =>
		trace.isPruned(row)
	);
	expect(prunedLabel(story, pruned)).toBe('2 pruned, 2 nodes saved');
	expect(prunedLabel({ ...story, ghostSize: null }, pruned)).toBe('2 pruned');
});

it('every form of a pass has its number', () => {
	const story = storyOf({ ...AIMA, algorithm: 'mtdf' });
	const { trace } = story;
	const passes = Array.from({ length: trace.steps }, (_, step) => momentAt(trace, step)).filter(
		({ kind }) => kind === 'pass'
	);
	expect(passes.length).toBeGreaterThan(1);
	for (const [at, moment] of passes.entries()) {
		for (const { parts } of shortPass(story, moment)) {
			expect(textOf({ parts, claims: [] })).toMatch(new RegExp(`^Pass ${at + 1}\\b`));
		}
	}
});

it('a node with a cutoff has a bound from the side that moves there', () => {
	for (const [setup, step, amount] of [
		[AIMA, 12, { value: 2, bound: 'upper' }],
		[THREE_PLIES, 11, { value: 6, bound: 'lower' }]
	] as const) {
		const { trace } = storyOf(setup);
		expect(knownAt(trace, step, 'hide').amountOf(momentAt(trace, step).node)).toEqual(amount);
	}
});
