/** Where numbers are on a line, so that what is written at them has space. */
import { measureFigure } from './text-widths.ts';

/** A number on a line, and what is written there. */
export interface Spot {
	readonly value: number;
	readonly above: string;
	readonly below: string;
}

interface LineScale {
	/** How far to the right a number is, from the left end of what is written. */
	readonly at: (value: number) => number;
	readonly width: number;
}

/** In parts of the type: between two texts, between two marks at least, and beyond the ends, for an arrow. */
const TEXTS = 0.5;
const MARKS = 1.3;
const END = 0.75;

/**
 * Distances are true where the numbers then have space within the length; otherwise their order alone is.
 *
 * @param spots in order, from −∞ to ∞: the ends of the line
 * @param length of the line in parts of the type; more where the texts need it
 */
export function scaleOf(spots: readonly Spot[], size: number, length: number): LineScale {
	const xs = placesOf(spots, size, length * size);
	const half = ({ above, below }: Spot): number =>
		Math.max(widthOf(above, size), widthOf(below, size)) / 2;
	const lefts = spots.map((spot, at) => half(spot) - (xs[at] ?? 0));
	const rights = spots.map((spot, at) => half(spot) + (xs[at] ?? 0));
	const start = Math.max(END * size, ...lefts);
	const end = Math.max((xs.at(-1) ?? 0) + END * size, ...rights);
	return { at: (value) => start + placeOf(spots, xs, value), width: start + end };
}

function widthOf(text: string, size: number): number {
	return text === '' ? 0 : measureFigure(text, size, 700);
}

/** Of each spot, from the first one. */
function placesOf(spots: readonly Spot[], size: number, length: number): number[] {
	const apart = (one: string, other: string): number =>
		one === '' || other === '' ? 0 : (widthOf(one, size) + widthOf(other, size)) / 2 + TEXTS * size;
	const pairs = spots.slice(1).map((spot, at) => [spots[at] ?? spot, spot] as const);
	const needed = pairs.map(([one, other]) =>
		Math.max(MARKS * size, apart(one.above, other.above), apart(one.below, other.below))
	);
	const steps = pairs.map(([one, other]) => other.value - one.value);
	const inner = steps.flatMap((step, at) => (step < Infinity ? [[step, needed[at] ?? 0]] : []));
	const [span, least] = [0, 1].map((part) => sum(inner.map((pair) => pair[part] ?? 0)));
	const free = length - (sum(needed) - (least ?? 0));
	const scale = Math.max(...inner.map(([step = 1, gap = 0]) => gap / step), free / (span ?? 1));
	const isTrue = inner.length > 0 && scale * (span ?? 0) <= Math.max(least ?? 0, free) + 0.01;
	const stretch = Math.max(1, length / sum(needed));
	const gaps = needed.map((gap, at) => {
		const step = steps[at] ?? Infinity;
		if (!isTrue) return stretch * gap;
		return step < Infinity ? scale * step : gap;
	});
	return gaps.reduce((places, gap) => [...places, (places.at(-1) ?? 0) + gap], [0]);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

/** The place of a number that may be between two spots. */
function placeOf(spots: readonly Spot[], xs: readonly number[], value: number): number {
	const next = spots.findIndex((spot) => spot.value >= value);
	const [from, to] = [xs[next - 1] ?? 0, xs[next] ?? 0];
	const [low, high] = [spots[next - 1]?.value ?? value, spots[next]?.value ?? value];
	if (value === high) return to;
	const part = (value - low) / (high - low);
	return from + (to - from) * (Number.isFinite(part) ? part : 0.5);
}
