/** The length of a tree's longest value, for which a drawing keeps space. */
import { formatValue } from '../explain/format.ts';
import { matesOf } from '../explain/mates.ts';
import type { Trace } from '../trace/trace.ts';
import { Kept } from '../base/kept.ts';

const SAMPLE = 4096;

/**
 * The number of characters of a trace's longest value. It is one number for the whole tree, so that the space for
 * values does not change with the step or reveal where the longest is. Only the first rows are searched for
 * fractions.
 */
export function longestValue(trace: Trace): number {
	return lengths.of(trace);
}

/** Adopts a length that was computed elsewhere. */
export function adoptLongestValue(trace: Trace, letters: number): void {
	lengths.keep(trace, letters);
}

const lengths = new Kept(measureLongestValue);

export function measureLongestValue(trace: Trace): number {
	let low = 0;
	let high = 0;
	let letters = 1;
	const infinities = matesOf(trace.header.setup)?.short ?? null;
	for (let row = 0; row < trace.rows; row++) {
		if (trace.isPruned(row)) continue;
		const value = trace.valueOf(row);
		if (!Number.isFinite(value)) {
			letters = Math.max(letters, formatValue(value, infinities).length);
			continue;
		}
		low = Math.min(low, value);
		high = Math.max(high, value);
		if (row < SAMPLE) letters = Math.max(letters, formatValue(value).length);
	}
	return Math.max(letters, formatValue(low).length, formatValue(high).length);
}
