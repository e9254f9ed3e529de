/**
 * A visible stretch of the overview's axis, and the ways to change it. All of them stay within the axis and between
 * the two scales: the whole axis, and a few units over the whole width.
 */
export interface Stretch {
	/** Units of the axis, [from, to); may be fractions. */
	readonly from: number;
	readonly to: number;
}

/** The closest zoom, in units across the whole width. */
export const LEAST_UNITS = 8;

/** The distance between a followed playhead and the edge, as a fraction of the stretch. */
const FOLLOW_MARGIN = 0.04;

export function wholeStretch(width: number): Stretch {
	return { from: 0, to: width };
}

export function isWhole({ from, to }: Stretch, width: number): boolean {
	return from <= 0 && to >= width;
}

/** The stretch of a length that starts at `from`, or as near to it as the axis allows. */
export function stretchAt(from: number, length: number, width: number): Stretch {
	const long = Math.min(Math.max(length, LEAST_UNITS), width);
	const start = Math.min(Math.max(from, 0), width - long);
	return { from: start, to: start + long };
}

/** Zooms in by `factor`; unit `at` keeps its place. */
export function zoomStretch(stretch: Stretch, factor: number, at: number, width: number): Stretch {
	const length = stretch.to - stretch.from;
	const long = Math.min(Math.max(length / factor, LEAST_UNITS), width);
	const part = (at - stretch.from) / length;
	return stretchAt(at - part * long, long, width);
}

/** Moves the view `units` to the right. */
export function panStretch(stretch: Stretch, units: number, width: number): Stretch {
	return stretchAt(stretch.from + units, stretch.to - stretch.from, width);
}

/** Moves by the least that brings a unit into view, with a small margin; not at all if it is in view. */
export function followStretch(stretch: Stretch, unit: number, width: number): Stretch {
	if (unit >= stretch.from && unit <= stretch.to) return stretch;
	const length = stretch.to - stretch.from;
	const air = length * FOLLOW_MARGIN;
	const from = unit < stretch.from ? unit - air : unit - length + air;
	return stretchAt(from, length, width);
}
