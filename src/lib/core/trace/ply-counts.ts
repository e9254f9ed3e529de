import { Kept } from '../base/kept.ts';
import { FLAG } from './schema.ts';
import type { Trace } from './trace.ts';

const known = new Kept(countPlies);

/**
 * The visited nodes of a whole recording by ply, the root's first; repeated visits count each time, so that the sum is
 * `Counts.visited`. Computed at first use, in one walk over all rows.
 */
export function visitedByPly(trace: Trace): readonly number[] {
	return known.of(trace);
}

function countPlies(trace: Trace): number[] {
	const plies: number[] = [];
	for (let row = 0; row < trace.rows; row++) {
		// Pruned moves are not visited; a row that stands pat is no node.
		if ((trace.flagsOf(row) & (FLAG.PRUNED | FLAG.STAND)) !== 0) continue;
		const ply = trace.depthOf(row);
		plies[ply] = (plies[ply] ?? 0) + 1;
	}
	return plies;
}
