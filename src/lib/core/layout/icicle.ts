/**
 * The overview: the whole search as an icicle. A node is a bar as wide as its subtree in plain minimax,
 * one line a ply, so that what was pruned is seen at its true size. Bars under a pixel are not visited
 * one by one: their subtrees are jumped over and leave a density bar on every ply that they reach, so the
 * work depends on the pixels and nothing vanishes.
 */
import type { Recording } from '../trace/record.ts';
import type { Trace } from '../trace/trace.ts';
import { foldIndexOf } from './fold-index.ts';
import { heightsOf } from './heights.ts';
import { IcicleAxis } from './icicle-axis.ts';
import { RECT, RectWriter, type IcicleRects, type RectKind } from './icicle-rects.ts';

/** The stretch of the axis to draw, [from, to) in units, and the pixels it is drawn on. */
export interface IcicleView {
	readonly from: number;
	readonly to: number;
	readonly widthPx: number;
}

/** The bars that touch the view, in units of the axis and unclipped; bars narrower than `minWidthPx` are merged. */
export function icicleRects(
	recording: Recording,
	view: IcicleView,
	minWidthPx: number
): IcicleRects {
	const { trace } = recording;
	const axis = new IcicleAxis(recording);
	const { units } = axis;
	const heights = heightsOf(units);
	const visited = foldIndexOf(trace);
	const minWidth = (minWidthPx * (view.to - view.from)) / view.widthPx;
	const writer = new RectWriter(minWidth);

	for (let row = 0; row < trace.rows && axis.xOfRow(row) < view.to;) {
		const x = axis.xOfRow(row);
		const end = trace.endOf(row);
		if (trace.isPruned(row)) {
			addGhosts(row);
			row = end;
		} else {
			const unvisited = axis.widthOfRow(row) - visited.visitedIn(row, end);
			row = addUnit(x, row, kindOf(trace, row), unvisited) ? row + 1 : end;
		}
	}
	return writer.finish();

	/** Adds a pruned move and all that minimax visits below it. */
	function addGhosts(row: number): void {
		const end = axis.xOfRow(row) + axis.widthOfRow(row);
		for (let x = axis.xOfRow(row); x < end && x < view.to;) {
			x = addUnit(x, row, RECT.GHOST, units.endOf(x) - x) ? x + 1 : units.endOf(x);
		}
	}

	/** Adds the bar that starts at unit `x`; true where what lies below it must be looked at too. */
	function addUnit(x: number, row: number, kind: RectKind, unvisited: number): boolean {
		const width = units.endOf(x) - x;
		const ply = units.depthOf(x);
		if (x + width <= view.from) return false;
		if (width < minWidth) {
			writer.merge(x, width, ply, heights[x] as number, unvisited);
			return false;
		}
		writer.add(x, width, ply, row, kind, unvisited);
		return true;
	}
}

function kindOf(trace: Trace, row: number): RectKind {
	if (trace.isLeaf(row)) return RECT.LEAF;
	return trace.isMax(row) ? RECT.MAX : RECT.MIN;
}
