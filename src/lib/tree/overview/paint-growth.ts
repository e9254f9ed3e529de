import type { Growth } from '$lib/core/layout/growth.ts';
import { hatchOf } from './hatch.ts';
import { paintShares } from './paint-bar.ts';
import { mixColours, type Colours } from './theme-colours.ts';

/** The strength of a side's colour, as in the overview. */
const FLAT_PART = 0.5;

/**
 * Paints the icicle of a running search so far: each pixel column shows for each ply the share of its rows that
 * reach down there, visited from above and pruned, hatched, below.
 *
 * @param expected approximate final number of rows: the picture fills the corresponding part of the width; null fills
 * all of it
 */
export function paintGrowth(
	context: CanvasRenderingContext2D,
	growth: Growth,
	expected: number | null,
	rootIsMax: boolean,
	colours: Colours,
	ratio: number
): void {
	const { width: whole, height } = context.canvas;
	context.clearRect(0, 0, whole, height);
	if (growth.rows === 0) return;
	const share = expected === null ? 1 : Math.min(growth.rows / expected, 1);
	const width = Math.max(1, Math.round(whole * share));
	const hatch = hatchOf(context, colours, ratio);
	const sides = [colours.max, colours.min].map((side) =>
		mixColours(side, colours.panel, FLAT_PART)
	);
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
