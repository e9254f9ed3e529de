import type { Size } from '../viewport.ts';

/** In pixels: in a smaller room a spine has no space for the rows that it must show. */
const LEAST: Size = { width: 260, height: 188 };

/** The size of a stage in a place: a smaller place scrolls. */
export function stageSize({ width, height }: Size): Size {
	return { width: Math.max(width, LEAST.width), height: Math.max(height, LEAST.height) };
}
