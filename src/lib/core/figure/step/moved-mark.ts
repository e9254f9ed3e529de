/** Marks elsewhere, and the heights that they take. */
import type { Point, Rect } from '../../layout/viewport.ts';
import type { Mark } from './marks.ts';
import { linesOf, placedPath } from './path.ts';

/** The same mark further to the right and lower by so many pixels. */
export function moved(mark: Mark, by: Point): Mark {
	const point = ({ x, y }: Point): Point => ({ x: x + by.x, y: y + by.y });
	const move = ({ left, top, right, bottom }: Rect): Rect => ({
		left: left + by.x,
		top: top + by.y,
		right: right + by.x,
		bottom: bottom + by.y
	});
	switch (mark.kind) {
		case 'path':
			return { ...mark, d: placedPath(mark.d, by, 1) };
		case 'rect':
			return { ...mark, rect: move(mark.rect) };
		case 'circle':
			return { ...mark, at: point(mark.at) };
		case 'text': {
			const { text } = mark;
			return { ...mark, text: { ...text, at: point(text.at), rect: move(text.rect) } };
		}
		case 'group':
			return { ...mark, marks: mark.marks.map((one) => moved(one, by)) };
	}
}

/** The upper and lower ends of marks, in pixels; lines have half of their width beyond their places. */
export function heightsOf(marks: readonly Mark[]): {
	readonly top: number;
	readonly bottom: number;
} {
	const ends = marks.map(endsOf);
	return {
		top: Math.min(...ends.map(({ top }) => top)),
		bottom: Math.max(...ends.map(({ bottom }) => bottom))
	};
}

function endsOf(mark: Mark): { readonly top: number; readonly bottom: number } {
	switch (mark.kind) {
		case 'path': {
			const ys = linesOf(mark.d).flatMap(([a, b]) => [a.y, b.y]);
			return grown(Math.min(...ys), Math.max(...ys), mark.ink.width);
		}
		case 'rect':
			return grown(mark.rect.top, mark.rect.bottom, mark.ink.width);
		case 'circle':
			return grown(mark.at.y - mark.radius, mark.at.y + mark.radius, mark.ink.width);
		case 'text':
			return mark.text.rect;
		case 'group':
			return heightsOf(mark.marks);
	}
}

function grown(top: number, bottom: number, width = 0): { top: number; bottom: number } {
	return { top: top - width / 2, bottom: bottom + width / 2 };
}
