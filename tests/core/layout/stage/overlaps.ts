import type { Rect } from '../../../../src/lib/core/layout/viewport.ts';

/** Rectangles may touch, and rounding may make them share this much. */
export const TOLERANCE = 0.6;

export function overlaps(a: Rect, b: Rect): boolean {
	return (
		a.left + TOLERANCE < b.right &&
		b.left + TOLERANCE < a.right &&
		a.top + TOLERANCE < b.bottom &&
		b.top + TOLERANCE < a.bottom
	);
}
