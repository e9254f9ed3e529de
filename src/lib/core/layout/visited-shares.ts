import type { Recording } from '../trace/recording.ts';
import { foldIndexOf } from './fold-index.ts';
import { IcicleAxis } from './icicle-axis.ts';
import type { IcicleView } from './icicle.ts';

/**
 * The first unit of the axis whose left end is in a pixel column of a view, or right of it. So every unit is counted
 * in exactly one column; column `widthPx` begins where the last one ends.
 */
export function columnStart({ from, to, widthPx }: IcicleView, column: number): number {
	return Math.ceil(from + (column * (to - from)) / widthPx);
}

/**
 * For each pixel column of a view, the share of its nodes that the search visits, from 0 to 1; 0 for a column without
 * a unit of its own, where bars are wider than a pixel. It stays accurate where bars are too narrow to be drawn.
 * O(columns x log rows).
 */
export function visitedShares(recording: Recording, view: IcicleView): Float32Array {
	const { trace } = recording;
	const axis = new IcicleAxis(recording);
	const visited = foldIndexOf(trace);
	const shares = new Float32Array(view.widthPx);
	let unit = clamp(columnStart(view, 0));
	let row = axis.rowsBefore(unit);
	for (let column = 0; column < view.widthPx; column++) {
		const unitEnd = clamp(columnStart(view, column + 1));
		const rowEnd = axis.rowsBefore(unitEnd);
		if (unitEnd > unit) shares[column] = visited.visitedIn(row, rowEnd) / (unitEnd - unit);
		unit = unitEnd;
		row = rowEnd;
	}
	return shares;

	function clamp(unit: number): number {
		return Math.min(Math.max(unit, 0), axis.width);
	}
}
