import { expect, it } from 'vitest';
import { prunedLabels } from '../../../src/lib/core/explain/labels.ts';
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

it('pruned moves are told with the nodes that they save, where those are known', () => {
	const { story } = recordCase(AIMA);
	const { trace } = story;
	const pruned = Array.from({ length: trace.rows }, (_, row) => row).filter((row) =>
		trace.isPruned(row)
	);
	expect(prunedLabels(story, pruned)).toEqual([
		'2 pruned, 2 nodes saved',
		'2 pruned, 2 saved',
		'2 pruned'
	]);
	expect(prunedLabels({ ...story, ghostSize: null }, pruned)).toEqual(['2 pruned']);
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
