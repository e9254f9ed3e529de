/**
 * The answer of a search: that of its last pass. A pass may prove only a bound; if the bounds of two passes of one
 * depth meet, the value is known.
 */
import { boundOf, type Bound } from './schema.ts';
import type { Trace } from './trace.ts';

export interface Answer {
	/** From MAX's side. */
	readonly value: number;
	readonly bound: Bound;
}

/** The value of a whole search with its kind of bound; null for a partial recording. */
export function answerOf(trace: Trace): Answer | null {
	if (trace.partial !== null) return null;
	const { lastRoot } = trace;
	const bound = boundOf(trace.flagsOf(lastRoot));
	const isMet = meetingPass(trace, trace.passes.length - 1) !== null;
	return { value: trace.valueOf(lastRoot), bound: isMet ? 'exact' : bound };
}

/**
 * The number, from 0, of an earlier pass of the same depth whose bound meets that of a pass from the other side; null
 * if none does, and if the pass itself gives an exact value.
 */
export function meetingPass(trace: Trace, index: number): number | null {
	const pass = trace.passes[index];
	if (pass === undefined) return null;
	const bound = boundOf(trace.flagsOf(pass.rootRow));
	if (bound === 'exact') return null;
	const value = trace.valueOf(pass.rootRow);
	const met = trace.passes
		.slice(0, index)
		.findLastIndex(
			({ depth, rootRow }) =>
				depth === pass.depth &&
				trace.valueOf(rootRow) === value &&
				boundOf(trace.flagsOf(rootRow)) !== bound
		);
	return met < 0 ? null : met;
}
