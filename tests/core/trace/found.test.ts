import { expect, test } from 'vitest';
import { foundIn } from '../../../src/lib/core/trace/found.ts';
import { partOf } from '../explain/record-case.ts';
import { countsOf, record } from '../search/record.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };

test('what a search has found: its rows, its value, and those of its counts that are known', () => {
	// Alpha-beta evaluates 7 of the 9 leaves, and prunes two moves by one cutoff.
	const counts = { visited: 11, leaves: 7, cutoffs: 1, prunedMoves: 2 };
	const whole = record(TEXTBOOK);
	expect(foundIn(whole.trace, countsOf(whole))).toEqual({
		rows: 13,
		value: 3,
		counts: { ...counts, neverVisited: 2 }
	});
	const alone = record({ ...TEXTBOOK, shadow: 'off' });
	expect(foundIn(alone.trace, countsOf(alone))).toEqual({ rows: 13, value: 3, counts });
});

test('a search that was stopped has found no value', () => {
	const { trace } = partOf({ ...TEXTBOOK, budget: '4' });
	expect(foundIn(trace, countsOf({ trace, shadow: null, shadowRow: null })).value).toBeNull();
});
