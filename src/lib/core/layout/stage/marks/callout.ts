/** The words beside the scissors of a cutoff. */
import type { Rect, Size } from '../../viewport.ts';
import { isInside, middleOf, overlap } from '../../drawing/rects.ts';
import { textPart } from '../../drawing/texts.ts';
import type { CutPart, Measure } from '../parts.ts';

/** Height of a callout, and the space at both sides of its text, in parts of its type. */
export const CALLOUT_HEIGHT = 1.7;
const BESIDE = 0.4;

export function calloutWidth(measure: Measure, size: number, text: string): number {
	return measure(text, size, 650) + 2 * BESIDE * size;
}

/**
 * The first of some words at the first place that is free; null where none is: they are in the sentence, too.
 *
 * @param texts the best words first
 * @param placesOf where a callout of a size may be, and the room in which it must be there
 * @param taken what it must not cover
 */
export function drawCallout(
	measure: Measure,
	size: number,
	texts: readonly string[],
	placesOf: (size: Size) => readonly { readonly rect: Rect; readonly within: Rect }[],
	taken: readonly Rect[]
): CutPart['callout'] {
	for (const text of texts) {
		const width = calloutWidth(measure, size, text);
		for (const { rect, within } of placesOf({ width, height: CALLOUT_HEIGHT * size })) {
			if (!isInside(rect, within) || taken.some((other) => overlap(other, rect))) continue;
			const { x, y } = middleOf(rect);
			const style = { size, weight: 650, tone: 'ink' } as const;
			return { rect, text: textPart(measure, 'callout', text, x, y, style) };
		}
	}
	return null;
}
