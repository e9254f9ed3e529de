/** Lines of text with the rectangles that they take. */
import type { Measure, TextPart } from '../stage/parts.ts';

export interface TextStyle extends Pick<TextPart, 'size' | 'weight' | 'tone'> {
	readonly anchor?: TextPart['anchor'];
	/** Height of its rectangle as a part of its size, if it is not the usual one. */
	readonly tall?: number;
}

/** Height of a line's rectangle, as a part of its size: letters with their ascenders and descenders. */
export const TALL = 1.1;
/** The same with the space to the next line. */
export const LINE_HEIGHT = 1.22;
/** The same for numbers, which have no descenders. */
export const TALL_NUMBER = 0.8;
const ROUNDING = 0.01;
/** "a1.2.1": the names of siblings differ at their ends, so that their beginnings are cut. */
const NESTED = /^[a-z]+\d+(\.\d+)+$/;

/** A line of text anchored at `x`, its middle at `y`. */
export function textPart(
	measure: Measure,
	key: string,
	text: string,
	x: number,
	y: number,
	{
		size,
		weight = 500,
		tone = 'ink',
		anchor = 'middle',
		tall = TALL
	}: Partial<TextStyle> & Pick<TextStyle, 'size'>
): TextPart {
	const width = measure(text, size, weight);
	const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
	const half = (tall * size) / 2;
	const rect = { left, top: y - half, right: left + width, bottom: y + half };
	return { key, text, at: { x, y }, anchor, size, weight, tone, rect };
}

/**
 * The same in at most `room` pixels: smaller if it is too wide, and shortened with "…" if that is not enough.
 *
 * @param smallest the part of its size to which it may shrink
 */
export function fittedText(
	measure: Measure,
	key: string,
	text: string,
	x: number,
	y: number,
	style: TextStyle,
	room: number,
	smallest: number
): TextPart {
	const size = fittedSize(measure, text, style, room, style.size * smallest);
	let shown = text;
	while (shown.length > 1 && measure(shown, size, style.weight) > room + ROUNDING) {
		shown = NESTED.test(text)
			? `…${shown.replace(/^…/, '').slice(1).replace(/^\./, '')}`
			: `${shown.replace(/…$/, '').slice(0, -1)}…`;
	}
	return textPart(measure, key, shown, x, y, { ...style, size });
}

/** The first of some texts that fits, if need be smaller; null if each would be cut short. */
export function wholeText(
	measure: Measure,
	key: string,
	texts: readonly string[],
	x: number,
	y: number,
	style: TextStyle,
	room: number,
	smallest: number
): TextPart | null {
	for (const text of texts) {
		const shown = fittedText(measure, key, text, x, y, style, room, smallest);
		if (shown.text === text) return shown;
	}
	return null;
}

/** The size at which a text fits into `room` pixels, but at least `least`; its own size if that fits. */
function fittedSize(
	measure: Measure,
	text: string,
	{ size, weight }: TextStyle,
	room: number,
	least: number
): number {
	const width = measure(text, size, weight);
	return width <= room ? size : Math.max(least, (size * room) / width);
}

/** The least size in pixels at which a number can be read. */
export const LEGIBLE = 9;

/** A number in at most `room` pixels: smaller if it is too wide, down to the least legible size, and never cut short. */
export function fittedNumber(
	measure: Measure,
	key: string,
	text: string,
	x: number,
	y: number,
	style: TextStyle,
	room: number
): TextPart {
	const size = fittedSize(measure, text, style, room, Math.min(style.size, LEGIBLE));
	return textPart(measure, key, text, x, y, { ...style, size });
}

/** Lines of at most `room` pixels, but for a single word that is longer. */
export function wrapWords(text: string, room: number, width: (text: string) => number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const joined = `${lines.at(-1) ?? ''} ${word}`;
		if (lines.length > 0 && width(joined) <= room) lines[lines.length - 1] = joined;
		else lines.push(word);
	}
	return lines;
}
