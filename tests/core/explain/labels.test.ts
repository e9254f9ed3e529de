import { describe, expect, it } from 'vitest';
import { scissorsLabel } from '../../../src/lib/core/explain/labels.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
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
