/** Lines of text with the rectangles that they take. */
import type { Measure, TextPart } from './parts.ts';
import type { Rect } from '../viewport.ts';

export interface TextStyle {
	readonly size: number;
	readonly weight: number;
	readonly tone: TextPart['tone'];
	readonly anchor?: TextPart['anchor'];
}

/** Height of a line's rectangle, as a part of its size: letters with their ascenders and descenders. */
const TALL = 1.1;
/** A text that is too wide becomes smaller, down to this part of its size; after that it is cut short. */
const SMALLEST = 0.75;
const ROUNDING = 0.01;

/** A line of text anchored at `x`, its middle at `y`. */
export function textPart(
	measure: Measure,
	key: string,
	text: string,
	x: number,
	y: number,
	{ size, weight, tone, anchor = 'middle' }: TextStyle
): TextPart {
	const width = measure(text, size, weight);
	const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
	const half = (TALL * size) / 2;
	const rect = { left, top: y - half, right: left + width, bottom: y + half };
	return { key, text, at: { x, y }, anchor, size, weight, tone, rect };
}

/** The same in at most `room` pixels: smaller if it is too wide, and shortened with "…" if that is not enough. */
export function fittedText(
	measure: Measure,
	key: string,
	text: string,
	x: number,
	y: number,
	style: TextStyle,
	room: number
): TextPart {
	const width = measure(text, style.size, style.weight);
	if (width <= room) return textPart(measure, key, text, x, y, style);
	const size = Math.max(style.size * SMALLEST, (style.size * room) / width);
	let shown = text;
	while (shown.length > 1 && measure(shown, size, style.weight) > room + ROUNDING) {
		shown = `${shown.replace(/…$/, '').slice(0, -1)}…`;
	}
	return textPart(measure, key, shown, x, y, { ...style, size });
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

/** A rectangle by its middle. */
export function centred(x: number, y: number, width: number, height = width): Rect {
	return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
