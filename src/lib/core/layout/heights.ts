import type { Trace } from '../trace/trace.ts';
import { Kept } from '../base/kept.ts';

const known = new Kept(makeHeights);

/** Height in plies of the subtree of each row; computed at first use and kept with the trace. */
export function heightsOf(trace: Trace): Uint8Array {
	return known.of(trace);
}

export function makeHeights(trace: Trace): Uint8Array {
	const heights = new Uint8Array(trace.rows);
	for (let row = trace.rows - 1; row > 0; row--) {
		const parent = trace.parentOf(row);
		if (parent < 0) continue;
		heights[parent] = Math.max(heights[parent] as number, (heights[row] as number) + 1);
	}
	return heights;
}

/** Adopts heights that were computed elsewhere. */
export function adoptHeights(trace: Trace, heights: Uint8Array): void {
	known.keep(trace, heights);
}
