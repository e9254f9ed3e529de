import type { Trace } from '../trace/trace.ts';
import type { DrawnNode } from './drawing.ts';
import type { IcicleAxis } from './icicle-axis.ts';
import { pointToScreen, type Size, type Transform } from './viewport.ts';
import { itemOfRow, type VisibleItems } from './visible-items.ts';

/** The visible part of one ply in a tree pane, in units of the overview's axis. */
export interface FrameSpan {
	/** Plies from the root. */
	readonly ply: number;
	readonly from: number;
	readonly to: number;
}

/** Half width and height of a node's mark, in tree units: nodes cut by the pane's edge are in view too. */
const NODE_REACH = 22;

/**
 * The visible part of the search in a tree pane, ply by ply from the top: from the left end of the first visible node
 * to the right end of the last one. Plies without a visible node are omitted.
 */
export function treeFrame(
	axis: IcicleAxis,
	trace: Trace,
	items: VisibleItems,
	nodes: readonly DrawnNode[],
	transform: Transform,
	size: Size
): FrameSpan[] {
	const spans = new Map<number, FrameSpan>();
	for (const node of nodes) {
		if (!isInSight(node)) continue;
		const ply = trace.depthOf(node.row);
		const last = items.last[itemOfRow(items, node.row)] as number;
		const from = axis.xOfRow(node.row);
		const to = axis.xOfRow(last) + axis.widthOfRow(last);
		const span = spans.get(ply);
		spans.set(ply, {
			ply,
			from: Math.min(from, span?.from ?? from),
			to: Math.max(to, span?.to ?? to)
		});
	}
	return [...spans.values()].sort((a, b) => a.ply - b.ply);

	function isInSight(node: DrawnNode): boolean {
		const { x, y } = pointToScreen(transform, node);
		const reach = NODE_REACH * transform.k;
		return x > -reach && x < size.width + reach && y > -reach && y < size.height + reach;
	}
}
