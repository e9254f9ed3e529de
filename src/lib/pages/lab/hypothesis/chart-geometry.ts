/** Geometry of the hypothesis's chart: turns figures into coordinates and paths. */
import { scaleLinear, scaleLog, type ScaleContinuousNumeric } from 'd3-scale';
import type { Scale } from '$lib/core/share/hypothesis-link.ts';
import { line } from 'd3-shape';
import { MOST_STEPS } from '$lib/core/evaluate/krk-paper/levels/level-tables.ts';
import {
	sampleAt,
	type Evidence,
	type TimedPoint
} from '$lib/core/experiments/krk/hypothesis-claims.ts';
import { formatMoves, superscript } from '$lib/core/experiments/krk/hypothesis-format.ts';
import { MATES, type Mates } from '$lib/core/experiments/krk/hypothesis-point.ts';
import type { HypothesisSample } from '$lib/core/experiments/krk/hypothesis-sample.ts';

/** On the logarithmic scale smaller values are at the bottom, like 0. */
const LEAST = 1e-13;

interface Tick {
	readonly at: number;
	readonly text: string;
}

interface Mark {
	readonly steps: number;
	readonly x: number;
	readonly y: number;
	/** The ends of the bar of one standard deviation to either side. */
	readonly top: number;
	readonly bottom: number;
}

interface Series {
	readonly mates: Mates;
	readonly path: string;
	readonly points: readonly { readonly steps: number; readonly x: number; readonly y: number }[];
	readonly marks: readonly Mark[];
}

export interface Panel {
	readonly ticks: readonly Tick[];
	readonly series: readonly Series[];
}

/** The width of a chart, and the heights within one panel. */
export interface Frame {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Distance of the first and last marks from the frame's edges. */
export const INSET = 14;

export function stepsScale({ left, right }: Frame): ScaleContinuousNumeric<number, number> {
	return scaleLinear([1, MOST_STEPS], [left + INSET, right - INSET]);
}

/** The share of games that end in mate; or, on the logarithmic scale, of those that do not. */
export function matesPanel(evidence: Evidence, frame: Frame, scale: Scale): Panel {
	if (scale === 'percent') {
		const y = scaleLinear([0, 1], [frame.bottom, frame.top]);
		const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
			at: y(share),
			text: `${100 * share}%`
		}));
		return { ticks, series: seriesOf(evidence, frame, y, matesOf, matesOfSample) };
	}
	const y = scaleLog([1, LEAST], [frame.top, frame.bottom]).clamp(true);
	const ticks = [
		{ at: y(1), text: 'all' },
		...[2, 4, 6, 8, 10].map((power) => ({ at: y(10 ** -power), text: oneIn(power) })),
		{ at: y(LEAST), text: 'none' }
	];
	const series = seriesOf(
		evidence,
		frame,
		(share) => y(Math.max(1 - share, LEAST)),
		matesOf,
		matesOfSample,
		({ unmated }) => y(Math.max(unmated, LEAST))
	);
	return { ticks, series };
}

/** Mean length in full moves. */
export function movesPanel(
	evidence: Evidence,
	frame: Frame
): Panel & { readonly perfect: Tick | null } {
	const y = scaleLinear([0, 50], [frame.bottom, frame.top]);
	const ticks = [0, 10, 20, 30, 40, 50].map((moves) => ({ at: y(moves), text: String(moves) }));
	const series = seriesOf(
		evidence,
		frame,
		y,
		({ moves }) => moves,
		({ moves, movesDeviation }) => [moves, movesDeviation]
	);
	const mean = evidence.points[0]?.perfectMoves;
	const perfect = mean === undefined ? null : { at: y(mean), text: formatMoves(mean, 4) };
	return { ticks, series, perfect };
}

const matesOf = ({ mate }: TimedPoint): number => mate;
const matesOfSample = ({ mate, mateDeviation }: HypothesisSample): readonly [number, number] => [
	mate,
	mateDeviation
];

function seriesOf(
	evidence: Evidence,
	frame: Frame,
	y: (value: number) => number,
	valueOf: (point: TimedPoint) => number,
	sampled: (sample: HypothesisSample) => readonly [mean: number, deviation: number],
	yOf: (point: TimedPoint) => number = (point) => y(valueOf(point))
): Series[] {
	const x = stepsScale(frame);
	return MATES.map((mates) => {
		const points = evidence.points
			.filter((one) => one.mates === mates)
			.sort((one, other) => one.steps - other.steps)
			.map((one) => ({ steps: one.steps, x: x(one.steps), y: yOf(one) }));
		const path = line<(typeof points)[number]>(
			(one) => one.x,
			(one) => one.y
		)(points);
		const marks = evidence.samples
			.filter((one) => one === sampleAt(evidence, mates, one.steps))
			.map((sample): Mark => {
				const [mean, deviation] = sampled(sample);
				const [top, bottom] = [y(mean + deviation), y(mean - deviation)];
				return { steps: sample.steps, x: x(sample.steps), y: y(mean), top, bottom };
			});
		return { mates, path: path ?? '', points, marks };
	});
}

function oneIn(power: number): string {
	return power === 2 ? '1 in 100' : `1 in 10${superscript(power)}`;
}
