import { seededRandom } from '../base/random.ts';
import { BudgetExceeded } from '../search/budget.ts';
import { estimateNodes } from '../search/estimate.ts';
import type { SearchObserver } from '../search/observer.ts';
import { AsSearched } from '../search/ordering/as-searched.ts';
import { prepareSearch, type PreparedSearch } from '../search/prepare.ts';
import { algorithmOf, codeOf, visitsAll, type AlgorithmId } from '../search/registry.ts';
import type { SearchTree } from '../search/search.ts';
import type { SearchSetup } from '../search/setup.ts';
import { assembleTrace } from './assemble.ts';
import type { TraceChunk } from './chunk.ts';
import { Recorder, RowsReached } from './recorder.ts';
import { recordingOf, type Recording } from './recording.ts';
import type { PartialReason, TraceHeader } from './schema.ts';

/** Stage of a recording; orders that need exact values run a search before the search. */
export type RecordingStage = 'ordering' | 'search' | 'shadow';

/** Receives the progress and the chunks of a recording as it is made. */
export interface RecordingListener {
	/** Nodes visited so far in a stage; 0 when it starts. */
	onProgress(stage: RecordingStage, visited: number): void;
	/** Delivers the rows of a stage since its previous chunk. */
	onChunk(stage: 'search' | 'shadow', chunk: TraceChunk): void;
}

/** The end of a recording; these headers and the delivered chunks form its traces. */
export interface RecordingEnd {
	/** Partial if the search reached its budget. */
	readonly search: TraceHeader;
	/** Null if there is no whole minimax to compare with, or if the search is minimax itself. */
	readonly shadow: TraceHeader | null;
}

/** Where a recording ended before its search did. It always ends before an event that adds rows. */
export interface Stop {
	readonly why: PartialReason;
	readonly rows: number;
}

/** Minimax is not started if the low end of a sample is this many times the budget. */
const HOPELESS = 1.25;
const ESTIMATE_EXPANSIONS = 1500;

/**
 * Runs a search and then its shadow, and delivers both in chunks. A search that reaches its budget, or where an earlier
 * recording of it was stopped, ends there, as a partial trace.
 * @throws BudgetExceeded if the exact values for its move order exceed the budget
 */
export function streamRecording(
	setup: SearchSetup,
	listener: RecordingListener,
	stop: Stop | null = null
): RecordingEnd {
	const prepared = prepareSearch(setup, (visited) => {
		listener.onProgress('ordering', visited);
	});
	const tree = prepared.newTree();
	const isTied = wantsShadow(setup);
	// The shadow cannot know what an order has learned, so it replays the search's move order.
	const asSearched = isTied && tree.learner !== null ? new AsSearched() : null;
	const search = runStage(prepared, setup.algorithm, 'search', listener, tree, asSearched, stop);
	if (!isTied || search.partial !== null || isHopeless(prepared)) {
		return { search, shadow: null };
	}
	const shadowTree =
		asSearched === null ? prepared.newTree() : tree.seenTo(tree.depth, () => asSearched.order);
	const shadow = runStage(prepared, 'minimax', 'shadow', listener, shadowTree, null);
	return { search, shadow: shadow.partial === null ? shadow : null };
}

/**
 * Records a search and its shadow at once.
 * @throws BudgetExceeded when the search itself (or the exact values its order needs) is over the budget
 */
export function recordSearch(
	setup: SearchSetup,
	onProgress: RecordingListener['onProgress'] = () => undefined,
	stop: Stop | null = null
): Recording {
	const chunks: Record<'search' | 'shadow', TraceChunk[]> = { search: [], shadow: [] };
	const { search, shadow } = streamRecording(
		setup,
		{ onProgress, onChunk: (stage, chunk) => chunks[stage].push(chunk) },
		stop
	);
	const trace = assembleTrace(search, chunks.search);
	if (search.partial === 'budget' && trace.rows !== stop?.rows) {
		throw new BudgetExceeded(setup.budget);
	}
	return recordingOf(trace, shadow && assembleTrace(shadow, chunks.shadow));
}

/**
 * True where plain minimax is to be recorded too: it is requested, can be matched to the search node by node, and
 * visits more than the search itself.
 */
export function wantsShadow({ algorithm, shadow }: SearchSetup): boolean {
	return !visitsAll(algorithm) && shadow === 'on' && algorithmOf(algorithm).visits === 'once';
}

/** The header of a finished search; its passes are in the chunks. */
export function headerOf(setup: SearchSetup, id: AlgorithmId): TraceHeader {
	return { setup: { ...setup, algorithm: id }, passes: [], partial: null };
}

function runStage(
	prepared: PreparedSearch,
	id: AlgorithmId,
	stage: 'search' | 'shadow',
	listener: RecordingListener,
	tree: SearchTree,
	asSearched: AsSearched | null,
	stop: Stop | null = null
): TraceHeader {
	const { budget } = prepared.setup;
	const header = headerOf(prepared.setup, id);
	listener.onProgress(stage, 0);
	const recorder = new Recorder(header, {
		budget,
		...(stop === null ? {} : { rows: stop.rows }),
		onProgress: (visited) => {
			listener.onProgress(stage, visited);
		},
		onChunk: (chunk) => {
			listener.onChunk(stage, chunk);
		}
	});
	const observer: SearchObserver = asSearched?.listen(recorder) ?? recorder;
	try {
		codeOf(id).run(prepared.newSearch(id, observer, 'exact', tree));
	} catch (error) {
		const partial = error instanceof BudgetExceeded ? 'budget' : stop?.why;
		if (
			partial === undefined ||
			!(error instanceof BudgetExceeded || error instanceof RowsReached)
		) {
			throw error;
		}
		recorder.flush();
		return { ...header, partial };
	}
	recorder.flush();
	return header;
}

/** True where minimax is so far over the budget that trying would only cost time. */
function isHopeless(prepared: PreparedSearch): boolean {
	const { low } = estimateNodes(prepared.newTree(), seededRandom(1), ESTIMATE_EXPANSIONS);
	return low > HOPELESS * prepared.setup.budget;
}
