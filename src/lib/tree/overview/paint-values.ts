/** Values as colour: the looks of the classes, and columns that show the shares of each. */
import type { FateColumns } from '$lib/core/layout/fate-columns.ts';
import { FATE, FATE_COUNT, fateOfValue } from '$lib/core/layout/fates.ts';
import { VALUE_CLASSES } from '$lib/core/layout/value-scale.ts';
import { columnStart } from '$lib/core/layout/visited-shares.ts';
import type { Box, Geometry } from './geometry.ts';
import type { Context, Fill, Look } from './paint-bar.ts';
import { valueToken, type Colours } from '../canvas/theme-colours.ts';

/** The look of each FATE; ghosts are hatched here too. */
export function valueLooks(colours: Colours, hatch: Fill): readonly Look[] {
	const ghost: Look = { soft: hatch, edge: colours['ghost-edge'], flat: hatch };
	const open: Look = { soft: colours.sunk, edge: colours['ink-soft'], flat: colours.sunk };
	const classes = VALUE_CLASSES.map((level): Look => {
		const colour = colours[valueToken(level)];
		return { soft: colour, edge: colours['value-edge'], flat: colour };
	});
	return [ghost, ghost, open, ...classes];
}

/** The fate of visited nodes with the highest values. */
const HIGHEST = fateOfValue(3);

/**
 * Fills the columns of a density bar, each from above by the shares of its nodes: the highest values on top, and
 * never visited ones at the bottom, where the hatch shows.
 */
export function paintFateColumns(
	context: Context,
	{ stretch, width }: Geometry,
	fates: FateColumns,
	box: Box,
	ply: number,
	looks: readonly Look[]
): void {
	const view = { ...stretch, widthPx: width };
	const counts = new Uint32Array(FATE_COUNT);
	const high = box.height - 1;
	for (let column = Math.max(0, box.x); column < Math.min(width, box.x + box.width); column++) {
		const from = columnStart(view, column);
		const total = fates.count(ply, from, columnStart(view, column + 1), counts);
		if (total === 0) continue;
		let below = 0;
		let top = 0;
		for (let fate = HIGHEST; fate >= FATE.OPEN; fate--) {
			const count = counts[fate] as number;
			if (count === 0) continue;
			below += count;
			const bottom = Math.round((below / total) * high);
			if (bottom === top) continue;
			context.fillStyle = (looks[fate] as Look).flat;
			context.fillRect(column, box.y + top, 1, bottom - top);
			top = bottom;
		}
	}
}
