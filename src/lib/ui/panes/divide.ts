/** A pane of a row. One of them, without a width, takes the space that the others leave. */
export interface PaneSize {
	readonly id: string;
	/** Its width in pixels: the user's, or its default; null for the pane that takes the rest. */
	readonly width: number | null;
	/** Its least width, in pixels. */
	readonly least: number;
}

/** The share of a pane, in per cent of what the resizers leave of the row, and its least share. */
interface PaneShare {
	readonly share: number;
	readonly least: number;
}

/**
 * Divides a row of panes. If they do not fit, those with a width give way first, the last one before the others, down
 * to their least widths; what is still missing is taken from all least widths in proportion.
 *
 * @param space the width of the row without its resizers, in pixels
 * @returns shares that sum to 100, in the order of the panes
 */
export function divide(panes: readonly PaneSize[], space: number): PaneShare[] {
	const leastSum = panes.reduce((sum, { least }) => sum + least, 0);
	const shrink = leastSum > space ? space / leastSum : 1;
	const leasts = panes.map(({ least }) => least * shrink);
	const widths = panes.map(({ width }, i) => Math.max(width ?? 0, leasts[i] as number));
	let excess = widths.reduce((sum, width) => sum + width, 0) - space;
	for (let i = panes.length - 1; i >= 0 && excess > 0; i--) {
		const given = Math.min(excess, (widths[i] as number) - (leasts[i] as number));
		widths[i] = (widths[i] as number) - given;
		excess -= given;
	}
	const rest = Math.max(
		0,
		panes.findIndex(({ width }) => width === null)
	);
	if (excess < 0) widths[rest] = (widths[rest] as number) - excess;
	return widths.map((width, i) => ({
		share: (width / space) * 100,
		least: ((leasts[i] as number) / space) * 100
	}));
}
