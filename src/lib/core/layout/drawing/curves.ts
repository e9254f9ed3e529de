/** The lines of a tree as SVG paths. */
import { curveBumpY, line, type CurveFactory, type CurveGenerator } from 'd3-shape';
import type { Point } from '../viewport.ts';

const bump = line<Point>(
	({ x }) => x,
	({ y }) => y
).curve(curveBumpY);

/** The edge from a node down to its child. */
export function edgePath(source: Point, target: Point): string {
	return bump([source, target]) ?? '';
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
	const draw = line<Point>(
		({ x }) => x,
		({ y }) => y
	)
		.curve(curveRounded(radius))
		.digits(1);
	return draw([...points]) ?? '';
}

/** The line from (x, top) down to a bus, along it to `to`, and down to `bottom`. */
export function busPath(x: number, top: number, bus: number, to: number, bottom: number): string {
	const isStraight = Math.abs(to - x) < 0.5;
	const along = [
		{ x, y: bus },
		{ x: to, y: bus }
	];
	return linePath([{ x, y: top }, ...(isStraight ? [] : along), { x: to, y: bottom }], BUS_CORNER);
}

const BUS_CORNER = 9;

/** What a curve draws with. */
interface Pen {
	moveTo(x: number, y: number): void;
	lineTo(x: number, y: number): void;
	quadraticCurveTo(cornerX: number, cornerY: number, x: number, y: number): void;
}

/** Straight pieces with round corners, for `line` of d3-shape. */
function curveRounded(radius: number): CurveFactory {
	return (context): CurveGenerator => {
		// `line` draws into a path where it has no canvas.
		const path = context as Pen;
		let points: Point[] = [];
		return {
			// Only areas call these.
			areaStart: () => undefined,
			areaEnd: () => undefined,
			lineStart() {
				points = [];
			},
			point(x, y) {
				points.push({ x, y });
			},
			lineEnd() {
				for (const [at, point] of points.entries()) {
					const [before, after] = [points[at - 1], points[at + 1]];
					if (before === undefined) path.moveTo(point.x, point.y);
					else if (after === undefined || radius === 0) path.lineTo(point.x, point.y);
					else {
						const [near, far] = [toward(point, before, radius), toward(point, after, radius)];
						path.lineTo(near.x, near.y);
						path.quadraticCurveTo(point.x, point.y, far.x, far.y);
					}
				}
			}
		};
	};
}

function toward(from: Point, to: Point, radius: number): Point {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
	return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
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

function distanceTo(point: Point, points: readonly Point[]): number {
	let least = Infinity;
	for (let i = 1; i < points.length; i++) {
		const [a, b] = [points[i - 1] as Point, points[i] as Point];
		const [dx, dy] = [b.x - a.x, b.y - a.y];
		const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
		const t = Math.max(0, Math.min(1, along));
		least = Math.min(least, Math.hypot(a.x + t * dx - point.x, a.y + t * dy - point.y));
	}
	return least;
}
