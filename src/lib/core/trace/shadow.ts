/**
 * The shadow of a search is the trace of plain minimax of the same position in the same order. It shows the savings
 * of pruning: a pruned branch has its full size there. If the order learns from the search, its moves at each node
 * are kept for the shadow (search/ordering/as-searched.ts).
 */
import { assert } from '../base/assert.ts';
import type { Trace } from './trace.ts';

/**
 * For each row of `trace`, the row of `shadow` reached by the same path. Both list the same moves in the same order
 * at every node, so one walk over the rows matches them.
 */
export function matchShadow(trace: Trace, shadow: Trace): Uint32Array {
	const shadowRow = new Uint32Array(trace.rows);
	/** Per trace row: the shadow row of its next unmatched child. */
	const nextChild = new Uint32Array(trace.rows);
	for (let row = 0; row < trace.rows; row++) {
		const parent = trace.parentOf(row);
		const match = parent < 0 ? 0 : (nextChild[parent] as number);
		assert(
			shadow.moveOf(match) === trace.moveOf(row) && shadow.depthOf(match) === trace.depthOf(row),
			`row ${row} has no counterpart in the shadow`
		);
		shadowRow[row] = match;
		nextChild[row] = match + 1;
		if (parent >= 0) nextChild[parent] = shadow.endOf(match);
	}
	return shadowRow;
}

/** Number of nodes in the subtree of the shadow row that matches a row of the trace. */
export function shadowSize(shadow: Trace, shadowRow: Uint32Array, row: number): number {
	const match = shadowRow[row] as number;
	return shadow.endOf(match) - match;
}
