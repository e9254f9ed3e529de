/** How a pass ends: its answer, and the earlier pass whose bound meets its own. */
import { expect, test } from 'vitest';
import { passEndAt } from '../../../src/lib/core/explain/pass-end.ts';
import { boundOf } from '../../../src/lib/core/trace/schema.ts';
import { partialTrace } from '../trace/stopped.ts';
import { storyOf } from './record-case.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };

test.each(['mtdf', 'sss'])('%s: a pass answers yes where its value reaches beta', (algorithm) => {
	const { trace } = storyOf({ ...TEXTBOOK, algorithm });
	const ends = trace.passes.map(({ rootRow }) => passEndAt(trace, rootRow));
	expect(ends.length).toBeGreaterThan(1);
	expect(ends.map(({ number }) => number)).toEqual(trace.passes.map((_, index) => index + 1));
	expect(ends.map(({ isLast }) => isLast)).toEqual(
		trace.passes.map((_, i) => i === ends.length - 1)
	);
	for (const [index, { worth, answer, isOne }] of ends.entries()) {
		const { rootRow, window } = trace.passes[index] ?? { rootRow: NaN, window: null };
		const value = trace.valueOf(rootRow);
		expect(worth).toEqual({ value, bound: boundOf(trace.flagsOf(rootRow)) });
		expect([isOne, answer]).toEqual([true, value >= (window?.[1] ?? NaN) ? 'yes' : 'no']);
	}
	expect(new Set(ends.map(({ answer }) => answer)).size).toBe(2);
});

test('the bounds of the last two passes of MTD(f) meet: from both sides, at one number', () => {
	const { trace } = storyOf({ ...TEXTBOOK, algorithm: 'mtdf' });
	const last = trace.passes.length - 1;
	const { worth, meets } = passEndAt(trace, trace.lastRoot);
	const other = meets ?? { row: NaN, number: NaN, worth: null };
	expect(trace.passes[other.number - 1]?.rootRow).toBe(other.row);
	expect(other.number).toBeLessThanOrEqual(last);
	expect(other.worth?.value).toBe(worth.value);
	expect([other.worth?.bound, worth.bound].sort()).toEqual(['lower', 'upper']);
	expect(passEndAt(trace, 0).meets).toBeNull();
});

test('a search in one pass asks nothing; one that announces its only pass is still in passes', () => {
	const { trace } = storyOf(TEXTBOOK);
	const { isOne, answer, isLast } = passEndAt(trace, 0);
	expect([isOne, answer, isLast]).toEqual([false, null, true]);
	const single = storyOf({ game: 'chess', depth: '1', algorithm: 'deepening' }).trace;
	expect(single.passes).toHaveLength(1);
	expect(passEndAt(single, 0)).toMatchObject({ number: 1, isOne: true, answer: null });
});

test('no pass of a stopped search is known to be the last', () => {
	const fields = { ...TEXTBOOK, algorithm: 'mtdf' };
	const { trace } = storyOf(fields);
	const stopped = partialTrace(fields, trace.exitStepOf(0) + 1);
	expect(stopped.passes).toHaveLength(1);
	expect(passEndAt(stopped, 0).isLast).toBe(false);
});
