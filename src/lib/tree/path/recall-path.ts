import type { Point } from '$lib/core/layout/viewport.ts';

/** An arc from the node that stored a table entry to the table hit, below the tree's own edges. */
export function recallPath(from: Point, to: Point): string {
	const sag = Math.max(from.y, to.y) + 58;
	return `M${from.x} ${from.y + 26} C${from.x} ${sag}, ${to.x} ${sag}, ${to.x} ${to.y + 42}`;
}
