/** The numbers of a fan: "26 ✂ 340", the visited nodes and what was pruned. */
import { formatCount } from '../../../explain/format.ts';
import type { Rect, Size } from '../../viewport.ts';
import type { TextPart } from '../parts.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { centred } from '../../drawing/rects.ts';
import { LEGIBLE, TALL_NUMBER, textPart, type TextStyle } from '../../drawing/texts.ts';

/** Width and height of the scissors, and the spaces before them and after them, in parts of the number's size. */
export const SCISSORS = { width: 1.1, height: 0.88, before: 0.45, after: 0.14 } as const;
/** Where type shrinks, the least size of a number, and anywhere that of scissors without one, in parts of the usual size. */
const LEAST = 0.8;
const LEAST_ALONE = 0.7;

export interface FanTexts {
	readonly visited: TextPart | null;
	readonly scissors: Rect | null;
	readonly pruned: TextPart | null;
}

export const NO_TEXTS: FanTexts = { visited: null, scissors: null, pruned: null };

/** The size of the numbers in a space; null if it would be too small to read. In a lecture type does not shrink. */
export function sizeIn(
	view: SpineView,
	visited: number | null,
	pruned: number | null,
	{ width, height }: Size
): number | null {
	const { small, smallest } = view.scene.type;
	const least = smallest === 1 ? small : Math.max(LEGIBLE, LEAST * small);
	const size = Math.min(small, height, (small * width) / widthOf(view, visited, pruned, small));
	return size >= least ? size : null;
}

/** Scissors of a size, with their number or without. */
interface Scissors {
	readonly pruned: number | null;
	readonly size: number;
	readonly width: number;
}

/** The scissors in a space, with their number, or where that is too wide alone: they are no text, so they shrink anywhere. */
export function scissorsIn(view: SpineView, pruned: number, space: Size): Scissors | null {
	const { small } = view.scene.type;
	const size = sizeIn(view, null, pruned, space);
	if (size !== null) return { pruned, size, width: widthOf(view, null, pruned, size) };
	const alone = Math.min(small, space.height, space.width / SCISSORS.width);
	if (alone < LEAST_ALONE * small) return null;
	return { pruned: null, size: alone, width: SCISSORS.width * alone };
}

export function widthOf(
	{ scene }: SpineView,
	visited: number | null,
	pruned: number | null,
	size: number
): number {
	const { width, before, after } = SCISSORS;
	const numberWidth = (number: number, weight: number): number =>
		scene.measure(formatCount(number), size, weight);
	const first = visited === null ? 0 : numberWidth(visited, 500);
	if (pruned === null) return first;
	const between = visited === null ? 0 : before * size;
	return first + between + (width + after) * size + numberWidth(pruned, 600);
}

/** The numbers in a line that begins at `left`. */
export function numbersAt(
	view: SpineView,
	key: string,
	visited: number | null,
	pruned: number | null,
	left: number,
	y: number,
	size: number
): FanTexts {
	const { measure } = view.scene;
	const soft: TextStyle = { size, weight: 500, tone: 'soft', anchor: 'start', tall: TALL_NUMBER };
	const first =
		visited === null ? null : textPart(measure, `fan:${key}`, formatCount(visited), left, y, soft);
	if (pruned === null) return { ...NO_TEXTS, visited: first };
	const at = first === null ? left : first.rect.right + SCISSORS.before * size;
	return { ...scissorsAt(view, key, pruned, at, y, size), visited: first };
}

/** The scissors with their number, or alone. */
export function scissorsAt(
	{ scene }: SpineView,
	key: string,
	pruned: number | null,
	left: number,
	y: number,
	size: number
): FanTexts {
	const { width, height, after } = SCISSORS;
	const scissors = centred(left + (width / 2) * size, y, width * size, height * size);
	if (pruned === null) return { ...NO_TEXTS, scissors };
	const style: TextStyle = { size, weight: 600, tone: 'ink', anchor: 'start', tall: TALL_NUMBER };
	const text = formatCount(pruned);
	const from = scissors.right + after * size;
	return {
		...NO_TEXTS,
		scissors,
		pruned: textPart(scene.measure, `saved:${key}`, text, from, y, style)
	};
}
