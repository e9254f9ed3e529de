/** The target of lines: a path, or the context of a canvas. */
interface LineSink {
	moveTo(x: number, y: number): void;
	lineTo(x: number, y: number): void;
}

/** In pixels: parts this far outside the pane are invisible. */
const BESIDE = 60;

/**
 * Adds the part of a line that passes through a pane of a width. Lines to parents can be millions of pixels
 * long, and a browser would paint each of their dashes.
 */
export function addClipped(
	path: LineSink,
	width: number,
	x: number,
	y: number,
	toX: number,
	toY: number
): void {
	const [low, high] = [-BESIDE, width + BESIDE];
	if (Math.max(x, toX) < low || Math.min(x, toX) > high) return;
	const slope = (toY - y) / (toX - x || 1);
	const from = Math.min(Math.max(x, low), high);
	const to = Math.min(Math.max(toX, low), high);
	path.moveTo(from, y + (from - x) * slope);
	path.lineTo(to, toX === x ? toY : y + (to - x) * slope);
}
