/** Rectangles of the stage, in pixels. */
import type { Point, Rect } from '../viewport.ts';
import type { Measure, TextPart } from '../stage/parts.ts';

/** Height of a line of text, as a part of its size. */
export const LINE_HEIGHT = 1.22;

export function rectAround(x: number, y: number, width: number, height: number): Rect {
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

/** A line of text with its rectangle, anchored at a point on its middle line. */
export function textAt(
	measure: Measure,
	{ key, text, at, anchor = 'middle', size, weight = 500, tone = 'ink' }: NewText
): TextPart {
	const width = measure(text, size, weight);
	const left = at.x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
	const half = (size * LINE_HEIGHT) / 2;
	const rect = { left, top: at.y - half, right: left + width, bottom: at.y + half };
	return { key, text, at, anchor, size, weight, tone, rect };
}

interface NewText
	extends
		Pick<TextPart, 'key' | 'text' | 'at' | 'size'>,
		Partial<Pick<TextPart, 'anchor' | 'weight' | 'tone'>> {}
