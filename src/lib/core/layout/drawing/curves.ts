/** The lines of the stage as SVG paths. */
import type { Point } from '../viewport.ts';

/**
 * The edge from a node down to its child, as d3-shape's `curveBumpY` draws it: that whole package for one curve would be
 * a long way to the first picture.
 */
export function edgePath(source: Point, target: Point): string {
	const middle = (source.y + target.y) / 2;
	const [start, end] = [
		{ ...source, y: middle },
		{ ...target, y: middle }
	];
	return `M${fine(source)}C${fine(start)},${fine(end)},${fine(target)}`;
}

/** The point of an edge at a height between its ends, by bisection of its Bézier curve. */
export function edgeAt(source: Point, target: Point, y: number): Point {
	let low = 0;
	let high = 1;
	for (let round = 0; round < 24; round++) {
		const middle = (low + high) / 2;
		if (edgePoint(source, target, middle).y < y) low = middle;
		else high = middle;
	}
	return { x: edgePoint(source, target, low).x, y };
}

/** The point of an edge at t from 0 to 1, of the same Bézier curve. */
function edgePoint(source: Point, target: Point, t: number): Point {
	const s = 1 - t;
	const middle = (source.y + target.y) / 2;
	return {
		x: source.x + (target.x - source.x) * (3 * t * t - 2 * t * t * t),
		y: source.y * s ** 3 + 3 * middle * s * t + target.y * t ** 3
	};
}

const SAMPLES = 64;

/** An edge as points close to each other. */
export function edgePoints(source: Point, target: Point): Point[] {
	return Array.from({ length: SAMPLES + 1 }, (_, i) => edgePoint(source, target, i / SAMPLES));
}

/** A line through points, with round corners where there is space for them. */
export function linePath(points: readonly Point[], radius = 0): string {
	const [first, ...rest] = points;
	if (first === undefined) return '';
	let d = `M${at(first)}`;
	rest.forEach((point, i) => {
		const before = points[i] as Point;
		const after = points[i + 2];
		if (after === undefined || radius === 0) {
			d += `L${at(point)}`;
			return;
		}
		const [near, far] = [toward(point, before, radius), toward(point, after, radius)];
		d += `L${at(near)}Q${at(point)} ${at(far)}`;
	});
	return d;
}

/** The pieces of a line that keep away from another line, with rectangular corners, at least so far. */
export function piecesAway(
	points: readonly Point[],
	other: readonly Point[],
	distance: number
): Point[][] {
	const pieces: Point[][] = [];
	let piece: Point[] = [];
	for (const point of points) {
		if (distanceTo(point, other) >= distance) piece.push(point);
		else if (piece.length > 0) {
			pieces.push(piece);
			piece = [];
		}
	}
	if (piece.length > 0) pieces.push(piece);
	return pieces.filter(({ length }) => length > 1);
}

function distanceTo(point: Point, line: readonly Point[]): number {
	let least = Infinity;
	for (let i = 1; i < line.length; i++) {
		const [a, b] = [line[i - 1] as Point, line[i] as Point];
		const [dx, dy] = [b.x - a.x, b.y - a.y];
		const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
		const t = Math.max(0, Math.min(1, along));
		least = Math.min(least, Math.hypot(a.x + t * dx - point.x, a.y + t * dy - point.y));
	}
	return least;
}

function toward(from: Point, to: Point, radius: number): Point {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
	return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function at({ x, y }: Point): string {
	return `${round(x)} ${round(y)}`;
}

function fine({ x, y }: Point): string {
	return `${Math.round(x * 1000) / 1000},${Math.round(y * 1000) / 1000}`;
}

function round(number: number): number {
	return Math.round(number * 100) / 100;
}
