/** Which moves of a line are hidden where it is too short for all: whole ones, from the root on, and never the last. */

/** From the first hidden one to the first after it that is shown. */
type Hidden = readonly [from: number, to: number];

const NONE: Hidden = [0, 0];

/**
 * The root stays as long as it has space beside the last move, and "…" is shown in place of those that are hidden.
 * @param widths of the moves, the root first, each with the sign before it, in pixels
 * @param dots the width of "…" with the sign before it
 * @param width of the line; 0 before it is measured
 */
export function hiddenMoves(widths: readonly number[], dots: number, width: number): Hidden {
	const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);
	if (width === 0 || sum(widths) <= width) return NONE;
	const [root = 0] = widths;
	const last = widths.at(-1) ?? 0;
	const from = widths.length > 2 && root + dots + last <= width ? 1 : 0;
	let to = widths.length - 1;
	let used = sum(widths.slice(0, from)) + dots + last;
	while (to - 1 > from && used + (widths[to - 1] ?? 0) <= width) {
		to--;
		used += widths[to] ?? 0;
	}
	return from < to ? [from, to] : NONE;
}
