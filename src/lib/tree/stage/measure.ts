import { inTurn } from '$lib/ui/in-turn.ts';
import type { Measure } from '$lib/core/layout/stage/parts.ts';

/**
 * The fonts that `system-ui` may be on some system: a text takes the width of the widest of those that are installed,
 * so that a drawing has the same places wherever one of them is used.
 */
const FONTS = ['system-ui', 'Segoe UI', 'Roboto', 'Noto Sans', 'sans-serif'] as const;

/** Widths are measured at this size, and grow with it. */
const SIZE = 100;

/** The width of a letter as a part of the size, where nothing can be measured. */
const LETTER = 0.6;

/** Two fonts in which it is equally wide are one: of those above, few are installed. */
const PROBE = 'The quick brown fox jumps over 1,234,567,890 lazy dogs';

type Ruler = OffscreenCanvasRenderingContext2D;

const widths = new Map<string, number>();
const rulers = new Map<number, readonly Ruler[]>();

/** A page draws in the first three at once; the others would make its first cutoff wait. */
const WEIGHTS = [400, 600, 700, 650, 500, 750];
if (typeof document !== 'undefined') for (const weight of WEIGHTS) inTurn(() => rulersOf(weight));

/** Measures text on canvases; outside a browser, where the page is written ahead of time, it only estimates. */
export const measureText: Measure = (text, size, weight) => {
	if (typeof document === 'undefined') return text.length * LETTER * size;
	const key = `${weight} ${text}`;
	let width = widths.get(key);
	if (width === undefined) {
		width = Math.max(0, ...rulersOf(weight).map((ruler) => ruler.measureText(text).width));
		widths.set(key, width);
	}
	return (width * size) / SIZE;
};

/** A canvas for each font: to set a canvas's font takes as long as to measure with it. */
function rulersOf(weight: number): readonly Ruler[] {
	const known = rulers.get(weight);
	if (known !== undefined) return known;
	const byWidth = new Map<number, Ruler>();
	for (const font of FONTS) {
		const ruler = new OffscreenCanvas(1, 1).getContext('2d');
		if (ruler === null) continue;
		const family = font === 'system-ui' || font === 'sans-serif' ? font : `"${font}"`;
		ruler.font = `${weight} ${SIZE}px ${family}`;
		byWidth.set(ruler.measureText(PROBE).width, ruler);
	}
	const made = [...byWidth.values()];
	rulers.set(weight, made);
	return made;
}
