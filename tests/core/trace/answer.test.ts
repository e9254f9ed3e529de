import { expect, it } from 'vitest';
import { answerOf, meetingPass } from '../../../src/lib/core/trace/answer.ts';
import { boundOf } from '../../../src/lib/core/trace/schema.ts';
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
