/** Folds a recorded search by position, exactly and up to symmetry, with everything that its picture needs. */
import { assertExists } from '../../base/assert.ts';
import type { KeyKind, PositionKey } from '../../games/game.ts';
import { Replay } from '../../trace/replay.ts';
import type { Trace } from '../../trace/trace.ts';
import { foldPositions } from './fold-positions.ts';
import type { FoldColumns, GraphColumns } from './graph-columns.ts';
import { hasKeys } from './key-kinds.ts';
import { orderPlies } from './order-plies.ts';
import { gatherKnowledge } from './position-knowledge.ts';

/** The graphs of one trace; `symmetric` is null if the game has no symmetries. */
export interface GraphsData {
	readonly exact: GraphColumns;
	readonly symmetric: GraphColumns | null;
}

/** Rows folded between two progress reports. */
const PROGRESS_ROWS = 1 << 14;

/**
 * @param onProgress called with the number of folded rows
 */
export function makeGraphs(trace: Trace, onProgress?: (rows: number) => void): GraphsData {
	const exact = foldPositions(trace, keysOf(trace, 'exact'), (row) => {
		if (row % PROGRESS_ROWS === 0) onProgress?.(row);
	});
	const graph = graphOf(trace, exact);
	if (!hasKeys(trace, 'symmetric')) return { exact: graph, symmetric: null };
	// Equal positions have equal images, so each is computed only once.
	const keyOf = keysOf(trace, 'symmetric');
	const images = Array.from(exact.firstRow, (row) => keyOf(row));
	const symmetric = foldPositions(
		trace,
		(row) => images[exact.nodeOf[row] as number] as PositionKey
	);
	return { exact: graph, symmetric: graphOf(trace, symmetric) };
}

function graphOf(trace: Trace, fold: FoldColumns): GraphColumns {
	const plyOf = Uint8Array.from(fold.firstRow, (row) => trace.depthOf(row));
	return { ...fold, ...gatherKnowledge(trace, fold), ...orderPlies(plyOf, fold) };
}

function keysOf(trace: Trace, kind: KeyKind): (row: number) => PositionKey {
	const replay = new Replay(trace);
	const depth = trace.header.setup.depth ?? Infinity;
	return (row) => {
		const state = replay.at(row);
		const pliesLeft = depth - trace.depthOf(row);
		const key = kind === 'exact' ? state.key(pliesLeft) : state.symmetricKey?.(pliesLeft);
		return assertExists(key, `the states of this game have ${kind} keys`);
	};
}
