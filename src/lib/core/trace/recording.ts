import { visitsAll } from '../search/registry.ts';
import { matchShadow, shadowSize } from './shadow.ts';
import type { Trace } from './trace.ts';

/** A recorded search, with plain minimax of the same position in the same order. */
export interface Recording {
	readonly trace: Trace;
	/** Null if minimax was not recorded, or exceeds the budget; the trace itself if the search visits as much. */
	readonly shadow: Trace | null;
	/** For each row of the trace its row in the shadow; null if there is no shadow, or if the two are the same. */
	readonly shadowRow: Uint32Array | null;
}

/** Joins a trace and its shadow. A whole trace that visits as much as minimax is its own shadow. */
export function recordingOf(trace: Trace, shadow: Trace | null): Recording {
	if (!visitsAll(trace.header.setup.algorithm)) {
		return { trace, shadow, shadowRow: shadow && matchShadow(trace, shadow) };
	}
	return { trace, shadow: trace.partial === null ? trace : null, shadowRow: null };
}

/** For each row of the trace, minimax's nodes in its subtree; null if unknown. */
export function ghostSizeOf({
	trace,
	shadow,
	shadowRow
}: Recording): ((row: number) => number) | null {
	if (shadow === null) return null;
	if (shadowRow === null) return (row) => trace.endOf(row) - row;
	return (row) => shadowSize(shadow, shadowRow, row);
}

/** For each row of the trace, minimax's value of its node, from MAX's side; null if unknown. */
export function ghostValueOf({ shadow, shadowRow }: Recording): ((row: number) => number) | null {
	if (shadow === null || shadowRow === null) return null;
	return (row) => shadow.valueOf(shadowRow[row] as number);
}
