import { BudgetExceeded } from '../search/budget.ts';
import { prepareSearch, type PreparedSearch } from '../search/prepare.ts';
import { ALGORITHMS, type AlgorithmId } from '../search/registry.ts';
import type { Algorithm } from '../search/search.ts';
import type { SearchSetup } from '../search/setup.ts';
import { Recorder } from './recorder.ts';
import type { TraceHeader } from './schema.ts';
import { matchShadow, shadowSize } from './shadow.ts';
import type { Trace } from './trace.ts';

/** A search as it was run, with plain minimax of the same position in the same order beside it. */
export interface Recording {
	readonly trace: Trace;
	/** Null where minimax does not fit the budget; the trace itself where the search is minimax. */
	readonly shadow: Trace | null;
	/** For each row of the trace its row in the shadow; null without a shadow. */
	readonly shadowRow: Uint32Array | null;
}

/** What is being recorded at the moment: the orders that need exact values search twice before the search. */
export type RecordingStage = 'ordering' | 'search' | 'shadow';

/**
 * Runs and records a search, then its shadow.
 * @throws BudgetExceeded when the search itself (or the exact values its order needs) is over the budget
 */
export function recordSearch(
	setup: SearchSetup,
	onProgress?: (stage: RecordingStage, visited: number) => void
): Recording {
	const prepared = prepareSearch(setup, (visited) => onProgress?.('ordering', visited));
	onProgress?.('search', 0);
	const trace = recordWith(prepared, setup.algorithm, (visited) => onProgress?.('search', visited));
	if (setup.algorithm === 'minimax') return recordingOf(trace, null, null);
	onProgress?.('shadow', 0);
	const shadow = recordShadow(prepared, (visited) => onProgress?.('shadow', visited));
	return recordingOf(trace, shadow, shadow && matchShadow(trace, shadow));
}

/** Joins a trace and its shadow; a minimax trace is its own. */
export function recordingOf(
	trace: Trace,
	shadow: Trace | null,
	shadowRow: Uint32Array | null
): Recording {
	if (trace.header.setup.algorithm !== 'minimax') return { trace, shadow, shadowRow };
	const identity = Uint32Array.from({ length: trace.rows }, (_, row) => row);
	return { trace, shadow: trace, shadowRow: identity };
}

/** For each pruned row, how many nodes minimax visits there; null where that is not known. */
export function ghostSizeOf({ shadow, shadowRow }: Recording): ((row: number) => number) | null {
	return shadow && shadowRow && ((row) => shadowSize(shadow, shadowRow, row));
}

function recordWith(
	prepared: PreparedSearch,
	id: AlgorithmId,
	onProgress: (visited: number) => void
): Trace {
	const { setup } = prepared;
	const algorithm: Algorithm = ALGORITHMS[id];
	const header: TraceHeader = {
		version: 1,
		setup: { ...setup, algorithm: id },
		passes: [
			{
				rootRow: 0,
				depth: setup.depth,
				window: algorithm.usesWindow ? [-Infinity, Infinity] : null
			}
		]
	};
	const recorder = new Recorder(header, { budget: setup.budget, onProgress });
	algorithm.run({
		tree: prepared.newTree(),
		observer: recorder,
		cut: setup.cut,
		fail: setup.fail
	});
	return recorder.trace();
}

function recordShadow(
	prepared: PreparedSearch,
	onProgress: (visited: number) => void
): Trace | null {
	try {
		return recordWith(prepared, 'minimax', onProgress);
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}
