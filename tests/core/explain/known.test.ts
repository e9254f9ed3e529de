import { expect, test } from 'vitest';
import { knownAt } from '../../../src/lib/core/explain/known.ts';
import { returnedBy } from '../../../src/lib/core/explain/knowledge.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { record } from '../search/record.ts';

/** In the textbook tree, b's first leaf gives 2 at step 11, and the other two are pruned at step 12. */
test('an open node has the best of its moves, and only a bound once moves of it are pruned', () => {
	const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
	const b = momentAt(trace, 12).node;
	const amounts = [10, 11, 12].map((step) => knownAt(trace, step, 'hide').amountOf(b));
	expect(amounts).toEqual([null, { value: 2, bound: 'exact' }, { value: 2, bound: 'upper' }]);
});

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };

test('a row is known once its node is entered, and what happens to it when it happens', () => {
	// Rows: the root, a and its leaves, b (5) and b1, b2 and b3 (7, 8), c (9) and its leaves.
	const { trace } = record(TEXTBOOK);
	const rows = [0, 1, 4, 5, 6, 7, 8, 9, 10];
	const at = (step: number, future: 'hide' | 'show'): unknown =>
		rows.map((row) => knownAt(trace, step, future).stateOf(row));
	const before = ['open', 'closed', 'closed', 'open', 'closed'];
	expect([8, 9].map((step) => knownAt(trace, step, 'hide').stateOf(6))).toEqual([null, 'waiting']);
	expect(at(11, 'hide')).toEqual([...before, 'waiting', 'waiting', 'waiting', null]);
	expect(at(12, 'hide')).toEqual([...before, 'ghost', 'ghost', 'waiting', null]);
	expect(at(11, 'show')).toEqual([...before, 'ghost', 'ghost', 'closed', 'closed']);
	expect([11, 12].map((step) => knownAt(trace, step, 'hide').wasCut(5))).toEqual([false, true]);
	expect([10, 9].map((row) => knownAt(trace, 12, 'hide').isReached(row))).toEqual([false, false]);
	expect([6, 10].map((row) => knownAt(trace, 12, 'hide').isLeaf(row))).toEqual([true, false]);
	expect(knownAt(trace, 12, 'show').isLeaf(10)).toBe(true);
	expect(knownAt(trace, 12, 'show').wasCut(5)).toBe(true);
});

test('all of a recording is known where all is shown, or at its end; of a problem nothing is', () => {
	const { trace } = record({ ...TEXTBOOK, algorithm: 'minimax' });
	const last = trace.steps - 1;
	const known = [
		knownAt(trace, 0, 'hide'),
		knownAt(trace, last, 'hide'),
		knownAt(trace, 0, 'show'),
		knownAt(trace, last, 'problem')
	];
	expect(known.map(({ until }) => until)).toEqual([0, last, last, -1]);
	expect(known.map(({ isWhole }) => isWhole)).toEqual([false, true, true, false]);
	expect(known.map(({ drawsAhead }) => drawsAhead)).toEqual([false, false, true, true]);
	expect(known.map(({ hasStarted }) => hasStarted)).toEqual([true, true, true, false]);
});

test('a second search of a move is known from its announcement on, and has a value only later', () => {
	const { trace } = record({ game: 'tree', position: '[3,[5,7]]', algorithm: 'pvs' });
	const again = trace.columns.flags.findIndex((flags) => (flags & FLAG.AGAIN) !== 0);
	const begins = trace.enterStepOf(again);
	const states = [begins - 1, begins].map((step) => knownAt(trace, step, 'hide').stateOf(again));
	expect(states).toEqual([null, 'open']);
	const amounts = [begins, trace.steps - 1].map((step) =>
		knownAt(trace, step, 'show').amountOf(again)
	);
	expect(amounts).toEqual([null, { value: 5, bound: 'exact' }]);
});

test('a leaf and a table hit have their value while they are open', () => {
	const leaf = record(TEXTBOOK).trace;
	expect(knownAt(leaf, 2, 'hide').stateOf(2)).toBe('open');
	expect(knownAt(leaf, 2, 'hide').amountOf(2)).toEqual({ value: 3, bound: 'exact' });
	const { trace } = record({ game: 'tictactoe', position: 'X...O....', algorithm: 'tt' });
	const hits = [...trace.columns.flags.keys()].filter((row) => trace.isHit(row));
	for (const row of hits.slice(0, 20)) {
		const known = knownAt(trace, trace.enterStepOf(row), 'hide');
		expect([known.stateOf(row), known.amountOf(row)]).toEqual(['open', returnedBy(trace, row)]);
	}
});
