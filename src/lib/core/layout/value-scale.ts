/**
 * The colour class of a value: a sign and one of three magnitudes, or nothing for zero. The magnitudes are thirds of
 * the values that occur in the search, so that pawns and mates, or +1/0/-1, all use the whole scale.
 */
import { seededRandom } from '../base/random.ts';
import type { Trace } from '../trace/trace.ts';
import { Kept } from '../base/kept.ts';

/** The sign of a value times its magnitude, 1 to 3; 0 for the value 0. From MAX's side, like values. */
export type ValueClass = -3 | -2 | -1 | 0 | 1 | 2 | 3;

export const VALUE_CLASSES = [-3, -2, -1, 0, 1, 2, 3] as const satisfies readonly ValueClass[];

/** The least and the greatest value of a class in a search. */
export interface ValueRange {
	readonly level: ValueClass;
	readonly from: number;
	readonly to: number;
}

/** A scale as plain data. */
export interface ValueScaleData {
	/** The lower ends of magnitudes 2 and 3; the first is not above the second. */
	readonly thresholds: Float64Array;
	/** Per class from -3 on, its least value in the trace; Infinity if the class does not occur. */
	readonly least: Float64Array;
	/** Likewise its greatest value; -Infinity if it does not occur. */
	readonly greatest: Float64Array;
}

/** Number of values that decide the thresholds. */
const SAMPLE = 4096;

export class ValueScale {
	private readonly second: number;
	private readonly third: number;

	constructor(private readonly data: ValueScaleData) {
		this.second = data.thresholds[0] as number;
		this.third = data.thresholds[1] as number;
	}

	/** The class of a value, which must be one: NaN has none. Infinities are of the largest magnitude. */
	classOf(value: number): ValueClass {
		if (value > 0) return value >= this.third ? 3 : value >= this.second ? 2 : 1;
		if (value < 0) return -value >= this.third ? -3 : -value >= this.second ? -2 : -1;
		return 0;
	}

	/** The classes that occur in the trace with their values, from -3 on. */
	get ranges(): readonly ValueRange[] {
		return VALUE_CLASSES.map((level) => ({
			level,
			from: this.data.least[level + 3] as number,
			to: this.data.greatest[level + 3] as number
		})).filter(({ from, to }) => from <= to);
	}
}

const known = new Kept((trace: Trace) => new ValueScale(makeValueScale(trace)));

/** The scale for the values of a search, computed at first use and kept as long as the trace. */
export function valueScaleOf(trace: Trace): ValueScale {
	return known.of(trace);
}

export function makeValueScale(trace: Trace): ValueScaleData {
	const least = new Float64Array(VALUE_CLASSES.length).fill(Infinity);
	const greatest = new Float64Array(VALUE_CLASSES.length).fill(-Infinity);
	const data = { thresholds: thresholdsOf(trace), least, greatest };
	const scale = new ValueScale(data);
	for (const value of trace.columns.value) {
		if (Number.isNaN(value)) continue;
		const at = scale.classOf(value) + 3;
		least[at] = Math.min(least[at] as number, value);
		greatest[at] = Math.max(greatest[at] as number, value);
	}
	return data;
}

/** Adopts a scale that was computed elsewhere. */
export function adoptValueScale(trace: Trace, data: ValueScaleData): void {
	known.keep(trace, new ValueScale(data));
}

/** Splits the finite magnitudes above 0 into thirds; equal ones are never separated. */
function thresholdsOf(trace: Trace): Float64Array {
	const magnitudes = sampleRows(trace.rows)
		.map((row) => Math.abs(trace.valueOf(row)))
		.filter((magnitude) => magnitude > 0 && magnitude < Infinity)
		.sort();
	const third = magnitudes.length / 3;
	return Float64Array.of(
		magnitudes[Math.floor(third)] ?? 0,
		magnitudes[Math.floor(2 * third)] ?? 0
	);
}

/** All rows, or one from each of 4096 equal stretches: never in step with the shape of the tree. */
function sampleRows(rows: number): Float64Array {
	if (rows <= SAMPLE) return Float64Array.from({ length: rows }, (_, row) => row);
	const random = seededRandom(1);
	const stretch = rows / SAMPLE;
	return Float64Array.from({ length: SAMPLE }, (_, i) => Math.floor((i + random()) * stretch));
}
