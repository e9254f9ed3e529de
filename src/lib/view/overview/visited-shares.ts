import { countAtMost } from '$lib/core/base/bisect.ts';
import { foldIndexOf } from '$lib/core/layout/fold-index.ts';
import { IcicleAxis } from '$lib/core/layout/icicle-axis.ts';
import type { Recording } from '$lib/core/trace/record.ts';

/**
 * For each of `columns` equal stretches of the overview's axis, which part of the nodes in it the search
 * visits, from 0 to 1. Where bars are too narrow to be drawn this is what can still be said truly.
 */
export function visitedShares(recording: Recording, columns: number): Float32Array {
	const { trace, shadowRow } = recording;
	const { width } = new IcicleAxis(recording);
	const visited = foldIndexOf(trace);
	const shares = new Float32Array(columns);
	let unit = 0;
	let row = 0;
	for (let column = 0; column < columns; column++) {
		const unitEnd = Math.round(((column + 1) * width) / columns);
		const rowEnd = shadowRow === null ? unitEnd : countAtMost(shadowRow, unitEnd - 1);
		if (unitEnd > unit) shares[column] = visited.visitedIn(row, rowEnd) / (unitEnd - unit);
		unit = unitEnd;
		row = rowEnd;
	}
	return shares;
}
