/** While plain minimax is stepped through in place of a search: the branches that the search itself prunes. */
import { assertExists } from '../base/assert.ts';
import { Kept } from '../base/kept.ts';
import { eventAt } from './cursor.ts';
import type { Recording } from './recording.ts';

/** What a search prunes at a node. */
interface Skipped {
	/** The step of minimax at which the search cuts: the return of the last child that it visits. */
	readonly from: number;
	/** Rows of minimax. */
	readonly rows: number[];
}

/**
 * The rows of minimax that the search prunes, from the moment of the cutoff until minimax leaves its node, at a step of
 * minimax. A branch inside a pruned one is not marked again. Empty without a whole recording of minimax.
 */
export function skippedAt(own: Recording, step: number): ReadonlySet<number> {
	const { shadow } = own;
	const found = new Set<number>();
	if (shadow === null) return found;
	const skipped = skippedOf.of(own);
	for (let row = eventAt(shadow, step).node; row >= 0; row = shadow.parentOf(row)) {
		const here = skipped.get(row);
		if (here === undefined || step < here.from || step >= shadow.exitStepOf(row)) continue;
		for (const branch of here.rows) found.add(branch);
	}
	return found;
}

/** By the row of minimax that the search cuts at. */
const skippedOf = new Kept((own: Recording): ReadonlyMap<number, Skipped> => {
	const all = new Map<number, Skipped>();
	const { trace, shadow, shadowRow } = own;
	if (shadow === null || shadowRow === null) return all;
	for (let row = 0; row < trace.rows; row++) {
		if (!trace.isPruned(row)) continue;
		const branch = shadowRow[row] as number;
		const node = shadow.parentOf(branch);
		const known = all.get(node);
		if (known !== undefined) {
			known.rows.push(branch);
			continue;
		}
		const last = shadow.childrenOf(node).findLast((child) => child < branch);
		const from = shadow.exitStepOf(assertExists(last, 'a cutoff follows a return'));
		all.set(node, { from, rows: [branch] });
	}
	return all;
});
