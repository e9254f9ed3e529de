import { describe, expect, it } from 'vitest';
import { cutLabel, resultLabel } from '../../../src/lib/core/explain/labels.ts';
import type { SetupFields } from '../../../src/lib/core/search/parse-setup.ts';
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

describe('resultLabel', () => {
	it.each([
		[AIMA, 3, '3, new best, beta 3'],
		[AIMA, 5, '12, no change'],
		[AIMA, 8, '3, new best, alpha 3'],
		[AIMA, 13, 'at most 2, no change'],
		[THREE_PLIES, 12, 'at least 6, no change'],
		[THREE_PLIES, 17, '1, new best'],
		[{ ...AIMA, algorithm: 'minimax' }, 8, '3, new best']
	])('%o, step %i: %s', (setup, step, label) => {
		const story = storyOf(setup);
		expect(resultLabel(story, momentAt(story.trace, step))).toBe(label);
	});
});

describe('cutLabel', () => {
	it.each([
		[AIMA, 12, 'at most 2 here; 3 at root, a'],
		[THREE_PLIES, 11, 'at least 6 here; 5 at node a, a1'],
		[SHALLOW, 31, 'at most −1 here; 0 at root, a3'],
		[SHALLOW, 15, 'at least 1 here; 0 after a3, b3'],
		[tree('[1,inf,2]'), 5, '∞ here; nothing can be better']
	])('%o, step %i: %s', (setup, step, label) => {
		const story = storyOf(setup);
		expect(cutLabel(story, momentAt(story.trace, step))).toBe(label);
	});

	it('the label names the window of the pass if no node set the bound', () => {
		const { story } = recordCase(tree('[7,9]'), [2, 5]);
		expect(cutLabel(story, momentAt(story.trace, 4))).toBe('at least 7 here; 5 by the pass');
	});

	it('the label names the test of a pass or a probe', () => {
		const pass = storyOf({ ...AIMA, algorithm: 'mtdf' });
		expect(cutLabel(pass, momentAt(pass.trace, 10))).toBe('at least 3 here; asked: at least 0');
		const probe = storyOf({ ...tree('[1,[[2,5],3]]'), algorithm: 'pvs' });
		expect(cutLabel(probe, momentAt(probe.trace, 8))).toBe('at least 2 here; asked: more than 1');
	});
});

it('labels reject other events', () => {
	const story = storyOf(AIMA);
	expect(() => cutLabel(story, momentAt(story.trace, 0))).toThrow('step 0');
	expect(() => resultLabel(story, momentAt(story.trace, 12))).toThrow('step 12');
});
