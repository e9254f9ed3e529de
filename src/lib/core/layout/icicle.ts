/**
 * The overview: the whole search as an icicle. A node is a bar as wide as its subtree in plain minimax, one line a
 * ply, so that pruned parts have their true size. Subtrees of bars under a pixel are skipped and become a density bar
 * on every ply that they reach, and parts left or right of the view are not walked. So the work depends on the
 * pixels, and nothing vanishes.
 */
import type { Recording } from '../trace/recording.ts';
import type { Trace } from '../trace/trace.ts';
import { heightsOf } from './heights.ts';
import { IcicleAxis } from './icicle-axis.ts';
import { RECT, RectWriter, type IcicleRects, type RectKind } from './icicle-rects.ts';

/** The stretch of the axis to draw, [from, to) in units, and its width in pixels. */
export interface IcicleView {
	readonly from: number;
	readonly to: number;
	readonly widthPx: number;
}

/**
 * The first unit of the axis whose left end is in a pixel column of a view, or right of it. So every unit is counted
 * in exactly one column; column `widthPx` begins where the last one ends.
 */
export function columnStart({ from, to, widthPx }: IcicleView, column: number): number {
	return Math.ceil(from + (column * (to - from)) / widthPx);
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
	const minWidth = (minWidthPx * (view.to - view.from)) / view.widthPx;
	const writer = new RectWriter(minWidth);

	// Only the path to the view's first unit can extend into the view from the left.
	const firstUnit = Math.min(Math.max(Math.floor(view.from), 0), axis.width - 1);
	for (let row = firstRow(); row < trace.rows && axis.xOfRow(row) < view.to;) {
		const end = trace.endOf(row);
		if (trace.isPruned(row)) {
			addGhosts(row);
			row = end;
		} else row = addRow(row) ? row + 1 : end;
	}
	return writer.finish();

	/** Adds the bars above the first row in the view; returns the row to continue from. */
	function firstRow(): number {
		const path = trace.pathTo(axis.lastRowUpTo(firstUnit));
		const last = path.pop() as number;
		const narrow = path.find((row) => !addRow(row));
		return narrow === undefined ? last : trace.endOf(narrow);
	}

	function addRow(row: number): boolean {
		return addUnit(axis.xOfRow(row), row, kindOf(trace, row));
	}

	/** Adds a pruned move and all that minimax visits below it. */
	function addGhosts(row: number): void {
		const start = axis.xOfRow(row);
		const end = start + axis.widthOfRow(row);
		for (let x = firstGhost(row, start, end); x < end && x < view.to;) {
			x = addGhost(x, row) ? x + 1 : units.endOf(x);
		}
	}

	/**
	 * Adds the ghosts above the first unit in the view, if that is in [start, end); returns the unit to continue from.
	 */
	function firstGhost(row: number, start: number, end: number): number {
		if (firstUnit <= start || firstUnit >= end) return start;
		const path = units.pathTo(firstUnit).slice(units.depthOf(start), -1);
		const narrow = path.find((x) => !addGhost(x, row));
		return narrow === undefined ? firstUnit : units.endOf(narrow);
	}

	function addGhost(x: number, row: number): boolean {
		return addUnit(x, row, RECT.GHOST);
	}

	/** Adds the bar that starts at unit `x`; true where its children must be added too. */
	function addUnit(x: number, row: number, kind: RectKind): boolean {
		const width = units.endOf(x) - x;
		const ply = units.depthOf(x);
		if (x + width <= view.from) return false;
		if (width < minWidth) {
			writer.merge(x, width, ply, heights[x] as number);
			return false;
		}
		writer.add(x, width, ply, row, kind);
		return true;
	}
}

function kindOf(trace: Trace, row: number): RectKind {
	if (trace.isLeaf(row)) return RECT.LEAF;
	return trace.isMax(row) ? RECT.MAX : RECT.MIN;
}
