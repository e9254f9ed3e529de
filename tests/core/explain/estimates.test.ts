/** The range of the estimates of a search: what the last word of a game with a depth limit depends on. */
import { expect, test } from 'vitest';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { storyOf } from './record-case.ts';

test.each([
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' },
	{ game: 'tictactoe', position: 'X...O....', depth: '3', evaluator: 'open-lines' }
])('$game: from the lowest value at the depth limit to the highest', (fields) => {
	const story = storyOf({ ...fields, algorithm: 'minimax' });
	const { trace } = story;
	const values = Array.from({ length: trace.rows }, (_, row) => row)
		.filter((row) => (trace.flagsOf(row) & FLAG.HORIZON) !== 0)
		.map((row) => trace.valueOf(row))
		.sort((one, other) => one - other);
	expect(values.at(-1)).toBeGreaterThan(values[0] ?? NaN);
	expect(story.estimates(0)).toEqual({ low: values[0], high: values.at(-1) });
});

test('a search to the end has none', () => {
	const story = storyOf({ game: 'tictactoe', position: '..XO..OXO', algorithm: 'minimax' });
	expect(story.estimates(0)).toBeNull();
});
