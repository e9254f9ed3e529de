import { describe, expect, it } from 'vitest';
import {
	bestAt,
	compareFor,
	countMoves,
	searchBefore
} from '../../../src/lib/core/explain/knowledge.ts';
import { createStory } from '../../../src/lib/core/explain/story.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { partialTrace } from '../trace/stopped.ts';
import { partOf, storyOf } from './record-case.ts';

const exactly = (value: number) => ({ value, bound: 'exact' }) as const;
const atMost = (value: number) => ({ value, bound: 'upper' }) as const;
const atLeast = (value: number) => ({ value, bound: 'lower' }) as const;

describe('compareFor', () => {
	it.each([
		['max', exactly(1), exactly(2), 'worse'],
		['max', atMost(1), exactly(2), 'worse'],
		['max', atMost(1), atLeast(2), 'worse'],
		['max', exactly(2), exactly(2), 'equal'],
		['max', atMost(2), exactly(2), 'equal or worse'],
		['max', exactly(2), atLeast(2), 'equal or worse'],
		['max', exactly(2), atMost(2), 'equal or better'],
		['max', atLeast(2), exactly(2), 'equal or better'],
		['max', exactly(1), atMost(2), 'unknown'],
		['max', atMost(2), atMost(2), 'unknown'],
		['min', exactly(2), exactly(1), 'worse'],
		['min', atLeast(2), exactly(1), 'worse'],
		['min', exactly(2), exactly(2), 'equal'],
		['min', atLeast(2), exactly(2), 'equal or worse'],
		['min', exactly(2), atLeast(2), 'equal or better'],
		['min', atLeast(3), atLeast(2), 'unknown']
	] as const)('for %s: %o compared with %o is %s', (side, returned, kept, relation) => {
		expect(compareFor(side, returned, kept)).toBe(relation);
	});
});

describe('bestAt', () => {
	const story = storyOf({ game: 'tree', position: '[5,[[[4,9],7],8]]' });
	const { trace } = story;
	const row = trace.rowAt([1, 0]);

	it('the best so far inherits the kinds of bounds of the children', () => {
		expect(bestAt(trace, row, 8)).toBeNull();
		expect(bestAt(trace, row, 9)).toEqual({ value: 4, bound: 'upper' });
		expect(bestAt(trace, row, 11)).toEqual({ value: 7, bound: 'exact' });
	});

	it('countMoves counts all moves, searched or not', () => {
		expect(countMoves(story, trace.rowAt([1, 0, 0]))).toBe(2);
		expect(countMoves(story, 0)).toBe(2);
		expect(countMoves(story, 1)).toBe(0);
	});

	it('a node that a stopped search left open has its moves too, and a leaf or a table hit has none', () => {
		const part = partOf({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', budget: '4' });
		expect(part.trace.childrenOf(0)).toHaveLength(1);
		expect(countMoves(part, 0)).toBe(3);
		const chess = storyOf({ game: 'chess', depth: '1' });
		expect([countMoves(chess, 0), countMoves(chess, 1)]).toEqual([20, 0]);
		const fields = { game: 'tictactoe', position: 'X...O....', algorithm: 'tt' };
		const { trace: whole } = storyOf(fields);
		const hit = Array.from({ length: whole.rows }, (_, row) => row).find((row) => whole.isHit(row));
		const stopped = createStory(partialTrace(fields, whole.enterStepOf(hit ?? NaN) + 1), null);
		expect(stopped.trace.rows - 1).toBe(hit);
		expect(countMoves(stopped, hit ?? NaN)).toBe(0);
	});
});

it('a move that is searched again replaces the row before it, of the same move', () => {
	const { trace } = storyOf({ game: 'tree', position: '[3,[[5],[9,1]]]', algorithm: 'pvs' });
	const rows = Array.from({ length: trace.rows }, (_, row) => row);
	const again = rows.filter((row) => (trace.flagsOf(row) & FLAG.AGAIN) !== 0);
	expect(again.length).toBeGreaterThan(0);
	for (const row of again) {
		const before = searchBefore(trace, row);
		expect([trace.moveOf(before), trace.endOf(before)]).toEqual([trace.moveOf(row), row]);
	}
	expect(() => searchBefore(trace, 1)).toThrow('row 1 is not searched again');
});
