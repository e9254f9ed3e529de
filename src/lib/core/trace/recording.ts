import { visitsAll } from '../search/registry.ts';
import { matchShadow, shadowSize } from './shadow.ts';
import type { Trace } from './trace.ts';

/** A search as it was run, with plain minimax of the same position in the same order beside it. */
export interface Recording {
	readonly trace: Trace;
	/** Null where minimax was not recorded, or does not fit the budget; the trace itself where the search visits as much. */
	readonly shadow: Trace | null;
	/** For each row of the trace its row in the shadow; null where there is none, or where they are the same. */
	readonly shadowRow: Uint32Array | null;
}

/** Joins a trace and its shadow; a trace of minimax, or as large, is its own, once it is whole. */
export function recordingOf(trace: Trace, shadow: Trace | null): Recording {
	if (!visitsAll(trace.header.setup.algorithm)) {
		return { trace, shadow, shadowRow: shadow && matchShadow(trace, shadow) };
	}
	return { trace, shadow: trace.partial === null ? trace : null, shadowRow: null };
}

/** For each row of the trace, how many nodes minimax visits in its subtree; null where that is not known. */
export function ghostSizeOf({
	trace,
	shadow,
	shadowRow
}: Recording): ((row: number) => number) | null {
	if (shadow === null) return null;
	if (shadowRow === null) return (row) => trace.endOf(row) - row;
	return (row) => shadowSize(shadow, shadowRow, row);
}
