/** Geometry of the advantage chart: turns win % into coordinates and paths. */
import { area, line } from 'd3-shape';
import type { PositionScore } from '$lib/core/experiments/accuracy/win-percent.ts';

/** The vertical quantity: White's win %, or the score in pawns. */
export type ChartUnit = 'chances' | 'pawns';

/** The score in pawns at the end of the chart; mates are there too. */
const MOST_PAWNS = 10;

export interface ChartFrame {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

interface ChartPicture {
	/** The height of equal chances. */
	readonly middle: number;
	/** Between the curve and the middle. */
	readonly area: string;
	readonly curve: string;
	/** By ply; null if the position is not evaluated. */
	readonly points: readonly ({ readonly x: number; readonly y: number } | null)[];
}

/** Height of a position from White's side: 1 at the top, -1 at the bottom. */
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

/** @param heights by ply, 1 to -1; null if unknown */
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

/** Horizontal place of a ply, 0 to 1. */
export function shareOf(ply: number, plies: number): number {
	return plies < 2 ? 0 : ply / (plies - 1);
}
