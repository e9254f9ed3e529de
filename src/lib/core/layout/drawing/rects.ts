/** Rectangles of the stage, in pixels. */
import type { Point, Rect } from '../viewport.ts';

/** A rectangle by its middle; a square without a height. */
export function centred(x: number, y: number, width: number, height = width): Rect {
	return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export function grown(rect: Rect, by: number): Rect {
	const { left, top, right, bottom } = rect;
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

export function middleOf({ left, top, right, bottom }: Rect): Point {
	return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** True where two rectangles share more than an edge. */
export function overlap(a: Rect, b: Rect): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function isInside(rect: Rect, room: Rect): boolean {
	return (
		rect.left >= room.left &&
		rect.top >= room.top &&
		rect.right <= room.right &&
		rect.bottom <= room.bottom
	);
}

/** The smallest rectangle around all of them. */
export function around(rects: readonly Rect[], margin = 0): Rect {
	return {
		left: Math.min(...rects.map(({ left }) => left)) - margin,
		top: Math.min(...rects.map(({ top }) => top)) - margin,
		right: Math.max(...rects.map(({ right }) => right)) + margin,
		bottom: Math.max(...rects.map(({ bottom }) => bottom)) + margin
	};
}
