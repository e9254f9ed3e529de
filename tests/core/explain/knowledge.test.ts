import { describe, expect, it } from 'vitest';
import { bestAt, compareFor, countMoves } from '../../../src/lib/core/explain/knowledge.ts';
import { storyOf } from './record-case.ts';

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
});
