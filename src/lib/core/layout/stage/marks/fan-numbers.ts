/** The numbers of a fan: "26 ✂ 340", the visited nodes and what was pruned. */
import { formatCount } from '../../../explain/format.ts';
import type { Rect } from '../../viewport.ts';
import type { TextPart } from '../parts.ts';
import type { SpineView } from '../placement/spine/spine-view.ts';
import { centred } from '../../drawing/rects.ts';
import { LEGIBLE, TALL_NUMBER, textPart, type TextStyle } from '../../drawing/texts.ts';

/** Width and height of the scissors, and the spaces before them and after them, in parts of the number's size. */
export const SCISSORS = { width: 1.1, height: 0.88, before: 0.45, after: 0.14 } as const;
/** Where type shrinks: the sizes to try, in parts of the usual one. */
const SIZES = [1, 0.92, 0.85, 0.8];
/** The smallest scissors without a number, in the same parts. */
const LEAST_ALONE = 0.7;

export interface FanTexts {
	readonly visited: TextPart | null;
	readonly scissors: Rect | null;
	readonly pruned: TextPart | null;
}

export const NO_TEXTS: FanTexts = { visited: null, scissors: null, pruned: null };

/** In a lecture type does not shrink. */
export function sizesOf({ scene }: SpineView): number[] {
	const { small, smallest } = scene.type;
	if (smallest === 1) return [small];
	return SIZES.map((part) => part * small).filter((size) => size >= LEGIBLE);
}

/** The scissors with their number, or where that is too wide alone: they are no text, so they shrink anywhere. */
export function sizesBeside(view: SpineView): (readonly [isAlone: boolean, size: number])[] {
	const { small } = view.scene.type;
	return [
		...sizesOf(view).map((size) => [false, size] as const),
		...[...SIZES, LEAST_ALONE].map((part) => [true, part * small] as const)
	];
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
