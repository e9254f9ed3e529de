import type { Growth } from '$lib/core/layout/growth.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import { resize, type FramePainter } from '../canvas/painted-canvas.svelte.ts';
import { hatchOf } from '../canvas/hatch.ts';
import { paintShares } from './paint-bar.ts';
import { flatColour, type Colours } from '../canvas/theme-colours.ts';

/** A running search so far. */
interface GrowthPicture {
	readonly growth: Growth;
	/** Changes whenever rows were added to `growth`. */
	readonly version: number;
	/** Approximate final number of rows: the picture fills the corresponding part of the width; null fills all of it. */
	readonly expected: number | null;
	readonly rootIsMax: boolean;
	/** In device pixels. */
	readonly size: Size;
	/** Device pixels in a CSS pixel. */
	readonly ratio: number;
}

/**
 * Paints the icicle of a running search: each pixel column shows for each ply the share of its rows that reach down
 * there, visited from above and pruned, hatched, below.
 */
export function growthPainter(context: CanvasRenderingContext2D): FramePainter<GrowthPicture> {
	return {
		paint: (picture, colours) => {
			resize(context.canvas, picture.size.width, picture.size.height);
			paintGrowth(context, picture, colours);
			return 'finished';
		}
	};
}

function paintGrowth(
	context: CanvasRenderingContext2D,
	{ growth, expected, rootIsMax, size, ratio }: GrowthPicture,
	colours: Colours
): void {
	const { width: whole, height } = size;
	context.clearRect(0, 0, whole, height);
	if (growth.rows === 0) return;
	const share = expected === null ? 1 : Math.min(growth.rows / expected, 1);
	const width = Math.max(1, Math.round(whole * share));
	const hatch = hatchOf(context, colours, ratio);
	const sides = [colours.max, colours.min].map((side) => flatColour(colours, side));
	const { visited, known } = growthShares(growth, width);
	for (let ply = 0; ply < growth.plies; ply++) {
		const y = Math.round((ply * height) / growth.plies);
		const bottom = Math.round(((ply + 1) * height) / growth.plies);
		const box = { x: 0, y, width, height: Math.max(bottom - y, 1) };
		paintShares(context, box, known[ply] as Float32Array, hatch);
		const side = sides[(ply + (rootIsMax ? 0 : 1)) % 2] as string;
		paintShares(context, box, visited[ply] as Float32Array, side);
	}
}

/** Per ply and pixel column, the share of the rows that reach down there: visited ones, and all known ones. */
function growthShares(
	growth: Growth,
	width: number
): { visited: Float32Array[]; known: Float32Array[] } {
	const { bins, plies } = growth;
	const visited = Array.from({ length: plies }, () => new Float32Array(width));
	const known = Array.from({ length: plies }, () => new Float32Array(width));
	const visitedRows = new Float64Array(plies);
	const prunedRows = new Float64Array(plies);
	// The last bin may not be full yet, and is proportionally narrower.
	const filled = growth.rows / growth.binSize;
	for (let column = 0; column < width; column++) {
		const from = Math.min(Math.floor((column * filled) / width), bins - 1);
		const to = Math.min(Math.max(Math.ceil(((column + 1) * filled) / width), from + 1), bins);
		const rows = growth.sum(from, to, visitedRows, prunedRows);
		for (let ply = 0; ply < plies; ply++) {
			const seen = visitedRows[ply] as number;
			(visited[ply] as Float32Array)[column] = seen / rows;
			(known[ply] as Float32Array)[column] = (seen + (prunedRows[ply] as number)) / rows;
		}
	}
	return { visited, known };
}
