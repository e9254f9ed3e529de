/** A faulty run in words: what it does, with its own numbers, and no reason. */
import { expect, it } from 'vitest';
import { namedTreeOf } from '../../../src/lib/core/check/named-tree.ts';
import { describeNode } from '../../../src/lib/core/explain/describe-node.ts';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { storyOf, type Story } from '../../../src/lib/core/explain/story.ts';
import { explainTold } from '../../../src/lib/core/explain/told-step.ts';
import { explicit } from '../../../src/lib/core/games/explicit/explicit.ts';
import { ruleOf, type RuleId } from '../../../src/lib/core/practice/exchanged-rules.ts';
import { recordRun, typedSetup } from '../../../src/lib/core/practice/record-run.ts';

function runWith(id: RuleId, position = '[3,[5,1]]'): Story {
	const state = explicit.parse(position, { root: 'max' });
	const [twist] = ruleOf(id).twists({ form: 'best', cut: 'equal' });
	if (!state.ok || twist === undefined) throw new Error('there is a run');
	const setup = typedSetup({ position, root: 'max' }, 'equal');
	return storyOf(recordRun(setup, namedTreeOf(explicit, state.value), 'best', twist), explainTold);
}

const said = (story: Story): string[] =>
	Array.from({ length: story.trace.steps }, (_, step) => textOf(explainStep(story, step)));

it('every child has an open window where none is handed down', () => {
	expect(said(runWith('window-not-handed-down'))).toEqual([
		'MAX to move. No bounds yet.',
		'The leaf a is worth 3.',
		'Node a gives 3. The best is now 3; alpha rises to 3.',
		'At node b, MIN to move. No bounds here.',
		'The leaf b1 is worth 5.',
		'Node b1 gives 5. The best is now 5; beta falls to 5.',
		'The leaf b2 is worth 1.',
		'Node b2 gives 1. The best is now 1; beta falls to 1.',
		'Node b gives 1. The best stays 3; alpha stays 3.',
		'The search returns 3 (a).'
	]);
});

it('a node that is taken for one of the other side takes the value of that side', () => {
	const sentences = said(runWith('flag-not-toggled', '[3,[5,[1,9]]]'));
	// The leaves of b2 are 1 and 9.
	expect(sentences.slice(6, 11)).toEqual([
		'At node b2, MAX to move, but the search takes the smallest value. The window here is 3 to 5.',
		'The leaf b2.1 is worth 1.',
		'Node b2.1 gives 1. The best is now 1; beta falls to 1.',
		'The search stops here with best 1 and window 3 to 1. Node b2.2 is not searched.',
		'Node b2 gives 1. The best is now 1; beta falls to 1.'
	]);
	expect(said(runWith('sides-exchanged'))[0]).toBe(
		'MAX to move, but the search takes the smallest value. No bounds yet.'
	);
});

it('a node of a run has its best so far, and then what it returned', () => {
	const story = runWith('window-not-handed-down');
	const b = story.trace.rowAt([1]);
	const lines = [3, 5, 7, 8].map((step) => describeNode(story, b, step));
	expect(lines).toEqual([
		'MIN node b: no value yet',
		'MIN node b: best so far 5',
		'MIN node b: best so far 1',
		'MIN node b: returned 1'
	]);
});
