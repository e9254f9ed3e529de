/** A line from a box to what it is about. */
import type { Point, Rect } from './viewport.ts';

/** Free space around what the line leads to, in pixels; a line of less than twice that is none. */
const NEAR = 6;
/** Places along a line at which it is looked for obstacles. */
const SAMPLES = 40;

/**
 * The line from a corner, a middle of an edge or the nearest point of a box to the circle around a target: the one
 * over the fewest obstacles, and the shortest of these. Null where the two are next to each other.
 */
export function leaderTo(
	box: Rect,
	target: Rect,
	obstacles: readonly Rect[]
): { readonly from: Point; readonly to: Point } | null {
	const x = (target.left + target.right) / 2;
	const y = (target.top + target.bottom) / 2;
	const radius = Math.max(target.right - target.left, target.bottom - target.top) / 2 + NEAR;
	const nearest = {
		x: Math.min(Math.max(x, box.left), box.right),
		y: Math.min(Math.max(y, box.top), box.bottom)
	};
	if (Math.hypot(x - nearest.x, y - nearest.y) < radius + 2 * NEAR) return null;
	const lines = [nearest, ...edgePoints(box)].map((from) => {
		const away = Math.hypot(x - from.x, y - from.y);
		const part = 1 - radius / away;
		const to = { x: from.x + (x - from.x) * part, y: from.y + (y - from.y) * part };
		return { from, to, away, crossed: crossings(from, to, [...obstacles, box]) };
	});
	const { from, to } = lines.reduce((a, b) =>
		b.crossed < a.crossed || (b.crossed === a.crossed && b.away < a.away) ? b : a
	);
	return { from, to };
}

function edgePoints({ left, top, right, bottom }: Rect): Point[] {
	const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: left, y: bottom },
		{ x: right, y: bottom },
		{ x: middle, y: top },
		{ x: middle, y: bottom },
		{ x: left, y: centre },
		{ x: right, y: centre }
	];
}

function crossings(from: Point, to: Point, obstacles: readonly Rect[]): number {
	let crossed = 0;
	for (let at = 1; at < SAMPLES; at++) {
		const x = from.x + ((to.x - from.x) * at) / SAMPLES;
		const y = from.y + ((to.y - from.y) * at) / SAMPLES;
		const isOver = ({ left, top, right, bottom }: Rect): boolean =>
			x > left && x < right && y > top && y < bottom;
		if (obstacles.some(isOver)) crossed++;
	}
	return crossed;
}
