/** Every short form of what a search announces, from the longest to the one that is taken last. */
import { expect, test } from 'vitest';
import { shortPass, shortProbe, shortResearch } from '../../../src/lib/core/explain/again-step.ts';
import type { Forms } from '../../../src/lib/core/explain/parts.ts';
import { textOf } from '../../../src/lib/core/explain/sentence.ts';
import type { Story } from '../../../src/lib/core/explain/story.ts';
import { momentAt, type Moment, type StepKind } from '../../../src/lib/core/trace/cursor.ts';
import { storyOf } from './record-case.ts';

const forms = (
	story: Story,
	kind: StepKind,
	shorten: (story: Story, moment: Moment) => Forms,
	nth = 0
): string[] => {
	const { trace } = story;
	const moments = Array.from({ length: trace.steps }, (_, step) => momentAt(trace, step));
	const moment = moments.filter((one) => one.kind === kind)[nth];
	if (moment === undefined) throw new Error(`there is no ${kind}`);
	return [...shorten(story, moment)].map(textOf);
};

test('a probe and a re-search, first with the name of the node', () => {
	const max = storyOf({ game: 'tree', position: '[3,[[5,1]]]', algorithm: 'pvs' });
	expect(forms(max, 'probe', shortProbe)).toEqual([
		'Is node b better for MAX than 3? A null-window probe answers only that.',
		'A null-window probe asks: is the next node better for MAX than 3?'
	]);
	expect(forms(max, 'research', shortResearch)).toEqual([
		'To learn how much better, node b is re-searched; alpha stays 5.',
		'To learn how much better, the node just searched is re-searched; alpha stays 5.'
	]);
	const min = { game: 'tree', position: '[-3,[[-5,-1]]]', root: 'min', algorithm: 'pvs' };
	expect(forms(storyOf(min), 'probe', shortProbe)).toEqual([
		'Is node b better for MIN than −3? A null-window probe answers only that.',
		'A null-window probe asks: is the next node better for MIN than −3?'
	]);
	expect(forms(storyOf(min), 'research', shortResearch)[1]).toBe(
		'To learn how much better, the node just searched is re-searched; beta stays −5.'
	);
});

test('a pass, first with what comes from the one before', () => {
	const story = storyOf({
		game: 'tictactoe',
		position: 'XO.OX....',
		algorithm: 'aspiration',
		depth: '2',
		evaluator: 'open-lines'
	});
	expect(forms(story, 'pass', shortPass, 1)).toEqual([
		'Pass 2, to depth 2, uses the window 6 to 8, around the 7 of the previous pass. The best line of the previous pass is searched first.',
		'Pass 2, to depth 2, uses the window 6 to 8.'
	]);
});
