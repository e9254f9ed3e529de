import { expect, test } from 'vitest';
import { resultOf } from '../../../src/lib/core/explain/result.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { newColumns } from '../../../src/lib/core/trace/chunk.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { rowsWhere } from '../search/record.ts';
import { storyOf } from './record-case.ts';

const SHALLOW = { game: 'tictactoe', position: 'X...O....', depth: '3', evaluator: 'open-lines' };

test.each(['minimax', 'deepening', 'aspiration', 'mtdf'])(
	'%s: the estimates up to a pass are the least and the greatest at its depth limit',
	(algorithm) => {
		const story = storyOf({ ...SHALLOW, algorithm });
		const { trace } = story;
		for (const { rootRow, depth } of trace.passes) {
			const values = rowsWhere(
				trace,
				(row) =>
					row < trace.endOf(rootRow) &&
					trace.passOf(row).depth === depth &&
					(trace.flagsOf(row) & FLAG.HORIZON) !== 0
			).map((row) => trace.valueOf(row));
			const range = { low: Math.min(...values), high: Math.max(...values) };
			expect(values.length).toBeGreaterThan(0);
			expect(story.estimates(rootRow)).toEqual(range);
			expect(story.estimates(rootRow)).toBe(story.estimates(rootRow));
		}
	}
);

test('a search to the end has no estimates', () => {
	const story = storyOf({ game: 'tictactoe', position: '.O..X.O.X' });
	expect(story.estimates(0)).toBeNull();
	expect(resultOf(story, 0)).not.toBeNull();
});

test('MAX and MIN are the sides that the search takes for them', () => {
	const own = storyOf({ game: 'chess', depth: '1' });
	expect([own.roleNames, own.roleOf]).toEqual([
		{ max: 'White', min: 'Black' },
		{ max: 'max', min: 'min' }
	]);
	const black = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
	// It maximises for Black, who is to move.
	const swapped = storyOf({ game: 'chess', position: black, depth: '1', algorithm: 'ghess' });
	expect([swapped.roleNames, swapped.roleOf]).toEqual([
		{ max: 'Black', min: 'White' },
		{ max: 'min', min: 'max' }
	]);
	// The sides of a typed tree are only roles.
	const tree = { game: 'tree', position: '[3,5]', root: 'min', algorithm: 'ghess' };
	expect(storyOf(tree).roleNames).toEqual({ max: 'MAX', min: 'MIN' });
});

test('a search that has recorded nothing yet has its sides as they are', () => {
	const { header } = storyOf({ game: 'tictactoe', position: '.O..X.O.X' }).trace;
	const columns = newColumns(0, Float32Array, 'no targets');
	const nothing = new Trace({ ...header, passes: [], partial: 'cancelled' }, columns);
	const { roleNames, roleOf } = createStory(nothing, null);
	expect([roleNames, roleOf]).toEqual([
		{ max: 'X', min: 'O' },
		{ max: 'max', min: 'min' }
	]);
});
