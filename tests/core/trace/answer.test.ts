import { expect, it } from 'vitest';
import { answerOf, meetingPass } from '../../../src/lib/core/trace/answer.ts';
import { boundOf, FLAG } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { partOf, storyOf } from '../explain/record-case.ts';

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
const traceOf = (algorithm: string): Trace => storyOf({ ...TEXTBOOK, algorithm }).trace;

it('a search of several passes has an exact answer where two bounds meet, and that is the minimax value', () => {
	for (const algorithm of ['alphabeta', 'mtdf', 'sss', 'aspiration', 'deepening', 'pvs']) {
		expect(answerOf(traceOf(algorithm)), algorithm).toEqual({ value: 3, bound: 'exact' });
	}
});

it('a pass meets an earlier one that proved the same number from the other side, and no other', () => {
	const trace = traceOf('mtdf');
	const proved = trace.passes.map(({ rootRow }) => ({
		value: trace.valueOf(rootRow),
		bound: boundOf(trace.flagsOf(rootRow))
	}));
	// Every pass of MTD(f) proves a bound, and the last one meets another.
	expect(proved.length).toBeGreaterThan(1);
	for (const [at, { value, bound }] of proved.entries()) {
		const others = proved.slice(0, at);
		const met = others.findLastIndex((other) => other.value === value && other.bound !== bound);
		expect(meetingPass(trace, at)).toBe(bound === 'exact' || met < 0 ? null : met);
	}
	expect(meetingPass(trace, proved.length - 1)).not.toBeNull();
	expect(meetingPass(trace, proved.length)).toBeNull();
});

it('a partial recording has no answer', () => {
	expect(answerOf(partOf({ ...TEXTBOOK, budget: '4' }).trace)).toBeNull();
});

type PassOf = readonly [depth: number, value: number, flags: number];

/** A trace of nothing but its passes. */
const passesOf = (...passes: readonly PassOf[]): Trace =>
	({
		passes: passes.map(([depth], rootRow) => ({ rootRow, depth })),
		valueOf: (row: number) => passes[row]?.[1],
		flagsOf: (row: number) => passes[row]?.[2]
	}) as unknown as Trace;

it('passes meet that have the same depth and number, and bounds from both sides', () => {
	const { LOWER, UPPER } = FLAG;
	const met = (...passes: readonly PassOf[]): number | null =>
		meetingPass(passesOf(...passes), passes.length - 1);
	expect(met([2, 3, LOWER], [2, 3, UPPER])).toBe(0);
	expect(met([2, 3, UPPER], [2, 3, LOWER])).toBe(0);
	// The last of those that meet it.
	expect(met([2, 3, LOWER], [2, 3, LOWER], [2, 5, UPPER], [2, 3, UPPER])).toBe(1);
	expect(met([1, 3, LOWER], [2, 3, UPPER])).toBeNull();
	expect(met([2, 4, LOWER], [2, 3, UPPER])).toBeNull();
	expect(met([2, 3, UPPER], [2, 3, UPPER])).toBeNull();
	expect(met([2, 3, LOWER], [2, 3, 0])).toBeNull();
});
