import { MoveNames } from '../lib/core/trace/move-names.ts';
import { Replay } from '../lib/core/trace/replay.ts';
import type { Trace } from '../lib/core/trace/trace.ts';

/** The paths from the root to the rows that `wanted` selects, in preorder: move ids joined by spaces. */
export function* pathsTo(trace: Trace, wanted: (row: number) => boolean): Generator<string> {
	const names = new MoveNames(new Replay(trace));
	const ids: string[] = [];
	for (let row = 0; row < trace.rows; row++) {
		const depth = trace.depthOf(row);
		if (depth > 0) ids[depth - 1] = names.idOf(row);
		if (wanted(row)) yield ids.slice(0, depth).join(' ');
	}
}
