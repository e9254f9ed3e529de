/** Where the marks of the advantage chart lie: chances in, coordinates and paths out. */
import { area, line } from 'd3-shape';
import type { PositionScore } from '$lib/core/experiments/accuracy/win-percent.ts';

/** What is drawn upwards: White's chances in per cent, or the score in pawns. */
export type ChartUnit = 'chances' | 'pawns';

/** The score in pawns at which the chart ends; mates lie there too. */
const MOST_PAWNS = 10;

export interface ChartFrame {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

export interface ChartPicture {
	/** The height of even chances. */
	readonly middle: number;
	/** Between the curve and the middle. */
	readonly area: string;
	readonly curve: string;
	/** By ply; null where the position is not evaluated. */
	readonly points: readonly ({ readonly x: number; readonly y: number } | null)[];
}

/** How high a position stands for White: 1 at the top, -1 at the bottom. */
export function heightOf(
	unit: ChartUnit,
	chances: number | null,
	score: PositionScore | null
): number | null {
	if (chances === null || score === null) return null;
	if (unit === 'chances') return chances / 50 - 1;
	if ('winner' in score) return score.winner === 'max' ? 1 : -1;
	return Math.max(-1, Math.min(1, score.cp / 100 / MOST_PAWNS));
}

/** @param heights by ply, 1 to -1; null where nothing is known yet */
export function chartPicture(
	heights: readonly (number | null)[],
	{ left, right, top, bottom }: ChartFrame
): ChartPicture {
	const middle = (top + bottom) / 2;
	const reach = (bottom - top) / 2;
	const points = heights.map((height, ply) =>
		height === null
			? null
			: { x: left + (right - left) * shareOf(ply, heights.length), y: middle - reach * height }
	);
	type Point = (typeof points)[number];
	const isKnown = (point: Point): boolean => point !== null;
	const x = (point: Point): number => point?.x ?? 0;
	const y = (point: Point): number => point?.y ?? 0;
	return {
		middle,
		points,
		area: area<Point>().defined(isKnown).x(x).y0(middle).y1(y)(points) ?? '',
		curve: line<Point>().defined(isKnown).x(x).y(y)(points) ?? ''
	};
}

/** The ply nearest to a place on the chart. */
export function plyAt(x: number, plies: number, { left, right }: ChartFrame): number {
	const share = Math.max(0, Math.min(1, (x - left) / Math.max(1, right - left)));
	return Math.round(share * (plies - 1));
}

/** How far right a ply lies, 0 to 1. */
export function shareOf(ply: number, plies: number): number {
	return plies < 2 ? 0 : ply / (plies - 1);
}
