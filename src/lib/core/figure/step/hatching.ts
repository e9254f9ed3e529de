/** Hatching as lines that end at the edges of a shape: many programs drop patterns, and none may clip. */
import type { Point } from '../../layout/viewport.ts';
import { linesOf } from './path.ts';

/**
 * Slanted lines inside a convex shape, as one path.
 *
 * @param outline an SVG path
 * @param apart from one line to the next, in pixels
 */
export function hatchPath(outline: string, apart: number): string {
	const edges = linesOf(outline);
	const sums = edges.flat().map(({ x, y }) => x + y);
	const [least, most] = [Math.min(...sums), Math.max(...sums)];
	const step = apart * Math.SQRT2;
	const parts: string[] = [];
	// Lines of all shapes are on the same places, as in a pattern.
	for (let sum = Math.ceil(least / step) * step; sum < most; sum += step) {
		const ends = edges.flatMap((edge) => crossing(edge, sum)).sort((a, b) => a.x - b.x);
		const [from, to] = [ends[0], ends.at(-1)];
		if (from === undefined || to === undefined || to.x - from.x < 0.5) continue;
		parts.push(`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`);
	}
	return parts.join('');
}

/** Where an edge meets the line of all points whose coordinates have a sum. */
function crossing([a, b]: readonly [Point, Point], sum: number): Point[] {
	const [from, to] = [a.x + a.y - sum, b.x + b.y - sum];
	if (from === to || from * to > 0) return [];
	const t = from / (from - to);
	return [{ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }];
}

function round(number: number): number {
	return Math.round(number * 100) / 100;
}
