/** Finds space for a short note on the drawing of a tree. */
import { unionOf, type Point, type Rect } from './viewport.ts';

/** Generous guesses, in tree units: SVG text cannot be measured before it is drawn. */
const LETTER = 8.3;
const PADDING = 18;
export const NOTE_LINE = 19;

/** The size of a note with these lines. */
export function noteSize(lines: readonly string[]): { width: number; height: number } {
	const letters = Math.max(0, ...lines.map(({ length }) => length));
	return { width: letters * LETTER + PADDING, height: lines.length * NOTE_LINE + 8 };
}

/** The area of a note whose left edge has its middle at `at`. */
export function noteRect({ x, y }: Point, lines: readonly string[]): Rect {
	const { width, height } = noteSize(lines);
	return { left: x, right: x + width, top: y - height / 2, bottom: y + height / 2 };
}

/**
 * The first of the places where the note covers nothing, otherwise the one where it covers least.
 * @param places for the middle of the note's left edge, the best first
 */
export function placeNote(
	lines: readonly string[],
	places: readonly [Point, ...Point[]],
	taken: readonly Rect[]
): Point {
	let [best] = places;
	let least = Infinity;
	for (const place of places) {
		const rect = noteRect(place, lines);
		const covered = taken.reduce((sum, other) => sum + overlapOf(rect, other), 0);
		if (covered >= least) continue;
		best = place;
		least = covered;
	}
	return best;
}

/** The area that two rectangles share. */
function overlapOf(a: Rect, b: Rect): number {
	const all = unionOf(a, b);
	const width = a.right - a.left + (b.right - b.left) - (all.right - all.left);
	const height = a.bottom - a.top + (b.bottom - b.top) - (all.bottom - all.top);
	return Math.max(0, width) * Math.max(0, height);
}
