import type { Trace } from '../trace/trace.ts';

const known = new WeakMap<Trace, Uint8Array>();

/** How many plies the subtree of each row reaches below it; made when first asked for and kept with the trace. */
export function heightsOf(trace: Trace): Uint8Array {
	const kept = known.get(trace);
	if (kept !== undefined) return kept;
	const heights = new Uint8Array(trace.rows);
	for (let row = trace.rows - 1; row > 0; row--) {
		const parent = trace.parentOf(row);
		heights[parent] = Math.max(heights[parent] as number, (heights[row] as number) + 1);
	}
	known.set(trace, heights);
	return heights;
}
