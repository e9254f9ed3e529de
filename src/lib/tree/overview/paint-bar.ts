import type { Box } from './geometry.ts';

export type Context = CanvasRenderingContext2D;
export type Fill = string | CanvasPattern;

/** Fill and edge of the bars of one kind. */
export interface Look {
	/** The inside of a bar with an outline. */
	readonly soft: Fill;
	readonly edge: string;
	/** A bar without an outline. */
	readonly flat: Fill;
}

/** In CSS pixels: narrower bars have no outline, which would cover them completely. */
const OUTLINED_FROM = 5;

/** Paints one bar, with an outline if there is space for one. */
export function paintBar(context: Context, box: Box, ratio: number, look: Look): void {
	if (box.width < OUTLINED_FROM * ratio) {
		const gap = box.width > 2 * ratio ? 1 : 0;
		context.fillStyle = look.flat;
		context.fillRect(box.x, box.y, box.width - gap, box.height - 1);
		return;
	}
	// Two fills, one within the other: far quicker than a stroke.
	const line = Math.max(1, Math.round(ratio));
	context.fillStyle = look.edge;
	context.fillRect(box.x, box.y, box.width - line, box.height - line);
	context.fillStyle = look.soft;
	context.fillRect(box.x + line, box.y + line, box.width - 3 * line, box.height - 3 * line);
}

/**
 * Fills the columns of a bar from above, each by its share; neighbours of the same height at once.
 * @param shares for each pixel column of the canvas, 0 to 1
 */
export function paintShares(context: Context, box: Box, shares: Float32Array, fill: Fill): void {
	context.fillStyle = fill;
	let from = box.x;
	let high = heightOf(from);
	for (let column = box.x + 1; column <= box.x + box.width; column++) {
		const next = column < box.x + box.width ? heightOf(column) : -1;
		if (next === high) continue;
		if (high > 0) context.fillRect(from, box.y, column - from, high);
		from = column;
		high = next;
	}

	function heightOf(column: number): number {
		const share = shares[column] ?? 0;
		return share === 0 ? 0 : Math.max(1, Math.round(share * (box.height - 1)));
	}
}
