import type { Rect, Size } from '$lib/core/layout/viewport.ts';

/** Around what is in sight, in pixels. */
const EDGE = 12;

/** Scrolls a frame that is smaller than its drawing so that a part of the drawing is in its middle, unless it is in sight. */
export function keepInSight(frame: HTMLElement, drawing: Size, part: Rect): void {
	const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
	const isInside =
		part.left - EDGE >= scrollLeft &&
		part.right + EDGE <= scrollLeft + clientWidth &&
		part.top - EDGE >= scrollTop &&
		part.bottom + EDGE <= scrollTop + clientHeight;
	if (isInside || (drawing.width <= clientWidth && drawing.height <= clientHeight)) return;
	frame.scrollLeft = (part.left + part.right - clientWidth) / 2;
	frame.scrollTop = (part.top + part.bottom - clientHeight) / 2;
}
