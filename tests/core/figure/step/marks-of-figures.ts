/** The marks of a figure one by one, and where they are: read without the code that places them. */
import type { Mark } from '../../../../src/lib/core/figure/step/marks.ts';
import type { TextPart } from '../../../../src/lib/core/layout/stage/parts.ts';
import type { Point, Rect } from '../../../../src/lib/core/layout/viewport.ts';

export function flat(marks: readonly Mark[]): Exclude<Mark, { kind: 'group' }>[] {
	return marks.flatMap((mark) => (mark.kind === 'group' ? flat(mark.marks) : [mark]));
}

export function textsOf(marks: readonly Mark[]): TextPart[] {
	return flat(marks).flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
}

/** Points of a mark: of a curve every so often; of areas behind other parts none. */
export function pointsOf(mark: Exclude<Mark, { kind: 'group' }>): Point[] {
	if (mark.kind === 'text') return cornersOf(mark.text.rect);
	if (mark.kind === 'rect') return cornersOf(mark.rect);
	if (mark.kind === 'circle') return [mark.at];
	if (mark.ink.stroke === undefined) return [];
	return Array.from(mark.d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g), ([, x, y]) => ({
		x: Number(x),
		y: Number(y)
	}));
}

function cornersOf({ left, top, right, bottom }: Rect): Point[] {
	const x = (left + right) / 2;
	return [
		{ x, y: (top + bottom) / 2 },
		...[left, right].flatMap((edge) => [top, bottom].map((y) => ({ x: edge, y })))
	];
}

export function isIn({ x, y }: Point, { left, top, right, bottom }: Rect): boolean {
	return x > left && x < right && y > top && y < bottom;
}

export function overlaps(a: Rect, b: Rect): boolean {
	return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
