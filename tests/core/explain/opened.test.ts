import { expect, test } from 'vitest';
import { explainStep, textOf } from '../../../src/lib/core/explain/sentence.ts';
import { storyOf } from './record-case.ts';

test.each([
	['2', 'Not opened. Looked up 1 ply deep: '],
	['4', 'Not opened. Looked up 3 plies deep: ']
])('to depth %s a move of the root that is not opened is looked up: “%s”', (depth, said) => {
	const krk = { game: 'krk', position: '206557', algorithm: 'minimax', open: 'root' };
	const story = storyOf({ ...krk, depth });
	expect(textOf(explainStep(story, 1)).startsWith(said)).toBe(true);
});
