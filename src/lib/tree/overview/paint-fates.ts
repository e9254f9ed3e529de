import type { FateColumns } from '$lib/core/layout/fate-columns.ts';
import { FATE, FATE_COUNT, fateOfValue } from '$lib/core/layout/fates.ts';
import { columnStart } from '$lib/core/layout/icicle.ts';
import type { Box, Geometry } from './geometry.ts';
import type { Context, Look } from './paint-bar.ts';

/** The fate of visited nodes with the highest values. */
const HIGHEST = fateOfValue(3);

/**
 * Fills the columns of a density bar, each from above by the shares of its nodes: the highest values on top, and
 * never visited ones at the bottom, where the hatch shows. Where anything was visited, a pixel shows it.
 */
export function paintFateColumns(
	context: Context,
	{ stretch, width }: Geometry,
	fates: FateColumns,
	box: Box,
	{ ply, unit }: { readonly ply: number; /** The bar's first. */ readonly unit: number },
	looks: readonly Look[]
): void {
	const view = { ...stretch, widthPx: width };
	let counts = new Uint32Array(FATE_COUNT);
	let next = new Uint32Array(FATE_COUNT);
	const high = box.height - 1;
	const [first, end] = [Math.max(0, box.x), Math.min(width, box.x + box.width)];
	// A column in which no node begins looks like the one before, and at first like the whole bar: neither hatched nor
	// a gap of a comb.
	let total = fates.count(ply, columnStart(view, first), columnStart(view, end), counts);
	if (total === 0) {
		counts[fates.fateOf(unit)] = 1;
		total = 1;
	}
	const visitedInAll = visitedOf(counts, total);
	if (visitedInAll === 0) return;
	const only = visitedInAll === total ? onlyLook(counts, looks) : null;
	if (only !== null) {
		context.fillStyle = only.flat;
		context.fillRect(first, box.y, end - first, Math.max(1, high));
		return;
	}
	for (let column = first; column < end; column++) {
		const from = columnStart(view, column);
		const found = fates.count(ply, from, columnStart(view, column + 1), next);
		if (found > 0) [counts, next, total] = [next, counts, found];
		const visited = visitedOf(counts, total);
		if (visited === 0) continue;
		const filled = Math.max(1, Math.round((visited / total) * high));
		let below = 0;
		let top = 0;
		for (let fate = HIGHEST; fate >= FATE.OPEN; fate--) {
			below += counts[fate] as number;
			if (fate > FATE.OPEN && looks[fate - 1] === looks[fate]) continue;
			const bottom = Math.round((below / visited) * filled);
			if (bottom === top) continue;
			context.fillStyle = (looks[fate] as Look).flat;
			context.fillRect(column, box.y + top, 1, bottom - top);
			top = bottom;
		}
	}
}

function visitedOf(counts: Uint32Array, total: number): number {
	return total - (counts[FATE.NEVER] as number) - (counts[FATE.PRUNED] as number);
}

/** The look of all counted nodes; null if they have several. */
function onlyLook(counts: Uint32Array, looks: readonly Look[]): Look | null {
	const seen = new Set(looks.filter((_, fate) => (counts[fate] as number) > 0));
	const [look] = seen;
	return seen.size === 1 && look !== undefined ? look : null;
}
