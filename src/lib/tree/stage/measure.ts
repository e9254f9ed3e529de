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

const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;

/** Measures text on a canvas; outside a browser, where the page is written ahead of time, it only estimates. */
export const measureText: Measure = (text, size, weight) => {
	if (typeof document === 'undefined') return text.length * LETTER * size;
	const key = `${weight} ${text}`;
	let width = widths.get(key);
	if (width === undefined) {
		context ??= document.createElement('canvas').getContext('2d');
		width = 0;
		for (const font of FONTS) {
			if (context === null) break;
			const family = font === 'system-ui' || font === 'sans-serif' ? font : `"${font}"`;
			context.font = `${weight} ${SIZE}px ${family}`;
			width = Math.max(width, context.measureText(text).width);
		}
		widths.set(key, width);
	}
	return (width * size) / SIZE;
};
