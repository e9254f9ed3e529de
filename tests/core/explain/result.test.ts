/** What a search has found by the rules of its game, and what a side may still get. */
import { describe, expect, test } from 'vitest';
import { isBeatable, resultOf } from '../../../src/lib/core/explain/result.ts';
import type { Side } from '../../../src/lib/core/games/game.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { rowsWhere } from '../search/record.ts';
import { storyOf } from './record-case.ts';

const tictactoe = (position: string, more: SetupFields = {}): SetupFields => ({
	...{ game: 'tictactoe', position },
	...more
});

test.each<[string, SetupFields, ReturnType<typeof resultOf>]>([
	['X completes the diagonal', tictactoe('.O..X.O.X'), 'max wins'],
	['O completes row 2', tictactoe('XX.O.O..X'), 'min wins'],
	['nobody can win', tictactoe('X...O....', { algorithm: 'tt' }), 'draw'],
	['a tree has numbers, not results', { game: 'tree', position: '[[3,5],[2,9]]' }, null],
	['an estimate is no result', tictactoe('X...O....', { depth: '1' }), null],
	[
		'a search for the other side proves nothing',
		{ game: 'chess', depth: '1', position: '7k/5K2/6Q1/8/8/8/8/8 b - - 0 1', algorithm: 'ghess' },
		null
	]
])('%s: the result of %j is %j', (_, fields, result) => {
	const story = storyOf(fields);
	expect(resultOf(story, story.trace.lastRoot)).toBe(result);
});

describe('a side may still get more', () => {
	const beatable = (fields: SetupFields, row: number): readonly boolean[] => {
		const story = storyOf(fields);
		return (['max', 'min'] as const satisfies Side[]).map((side) => isBeatable(story, row, side));
	};

	test('than a number of a tree, than an estimate, and than a draw', () => {
		expect(beatable({ game: 'tree', position: '[3,5]' }, 1)).toEqual([true, true]);
		const shallow = tictactoe('X...O....', { depth: '1', evaluator: 'open-lines' });
		expect(beatable(shallow, 1)).toEqual([true, true]);
		expect(beatable(tictactoe('X...O....', { algorithm: 'minimax' }), 0)).toEqual([true, true]);
	});

	test('than the other side’s win, and not than its own', () => {
		expect(beatable(tictactoe('.O..X.O.X'), 0)).toEqual([false, true]);
		expect(beatable(tictactoe('XX.O.O..X'), 0)).toEqual([true, false]);
	});

	test('not than a value that is not that of a line: a fail-hard search returns an end of its window', () => {
		const story = storyOf(tictactoe('X...O....', { fail: 'hard' }));
		const { trace } = story;
		const rows = rowsWhere(
			trace,
			(row) =>
				!trace.isPruned(row) &&
				!trace.isLeaf(row) &&
				trace.childrenOf(row).every((child) => trace.valueOf(child) !== trace.valueOf(row))
		);
		expect(rows.length).toBeGreaterThan(20);
		expect(rows.filter((row) => isBeatable(story, row, 'max'))).toEqual([]);
	});

	test('not than a value that was looked up before the depth limit', () => {
		const krk = { game: 'krk', position: '206557', algorithm: 'minimax', open: 'root' };
		expect(beatable({ ...krk, depth: '2' }, 1)).toEqual([false, false]);
	});
});
