/** The line from a wrong node down to the verdict below the tree. */
import type { Rect } from '$lib/core/layout/viewport.ts';

/** From the line to the nodes on both sides. */
const AIR = 3;
const STEP = 2;

/**
 * The place of the line that is nearest to the middle of the node, or to `wanted`, and runs through no other node; null
 * if there is none below the node.
 */
export function wayDown(
	from: Rect,
	wanted: number | undefined,
	nodes: readonly { readonly rect: Rect }[]
): number | null {
	const below = nodes.map(({ rect }) => rect).filter(({ bottom }) => bottom > from.bottom + 1);
	const isFree = (x: number): boolean =>
		!below.some(({ left, right }) => x > left - AIR && x < right + AIR);
	const middle = wanted ?? (from.left + from.right) / 2;
	const most = Math.max(middle - from.left, from.right - middle);
	for (let away = 0; away <= most; away += STEP) {
		for (const x of [middle - away, middle + away]) {
			if (x >= from.left && x <= from.right && isFree(x)) return x;
		}
	}
	return null;
}
