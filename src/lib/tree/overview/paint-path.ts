/** Paints the small map of a search at each step: what has happened, and the current path in ink. */
import { boxOf, pixelOf, type Geometry } from './geometry.ts';
import type { Colours } from '../canvas/theme-colours.ts';

/** The parts of the map that depend on the step, in units of the axis. */
export interface MapMarks {
	readonly x: number;
	/** The bars of the current path, the root first. */
	readonly path: readonly { readonly from: number; readonly width: number }[];
	/** How much of the map may be seen. */
	readonly shows: 'nothing' | 'past' | 'all';
}

/** In CSS pixels: keeps a narrow bar of the path visible. */
const LEAST_WIDTH = 3;

export function paintPath(
	context: CanvasRenderingContext2D,
	layer: CanvasImageSource,
	geometry: Geometry,
	{ x: unit, path, shows }: MapMarks,
	colours: Colours
): void {
	const { width, height, ratio } = geometry;
	const x = shows === 'all' ? width : Math.min(Math.max(pixelOf(geometry, unit), 0), width);
	context.clearRect(0, 0, width, height);
	if (shows === 'nothing') return;
	if (x > 0) context.drawImage(layer, 0, 0, x, height, 0, 0, x, height);
	context.strokeStyle = colours['ghost-edge'];
	context.lineWidth = ratio;
	context.setLineDash([2 * ratio, 2 * ratio]);
	context.strokeRect(ratio / 2, ratio / 2, width - ratio, height - ratio);
	context.setLineDash([]);
	context.fillStyle = colours.ink;
	path.forEach(({ from, width: units }, ply) => {
		const box = boxOf(geometry, from, units, ply);
		const least = LEAST_WIDTH * ratio;
		const wide = Math.max(Math.min(box.width, Math.max(x - box.x, 0)), least);
		context.fillRect(Math.min(box.x, width - least), box.y, wide, box.height - 1);
	});
}
