/** The tasks of the search worker, and what it says to them. */
import type { IndexData } from '../core/layout/indices.ts';
import type { SearchTally } from '../core/search/count.ts';
import type { SearchSetup } from '../core/search/setup.ts';
import type { TraceChunk } from '../core/trace/chunk.ts';
import type { RecordingEnd, RecordingStage, Stop } from '../core/trace/record.ts';
import type { TraceColumns, TraceHeader } from '../core/trace/schema.ts';

/** A trace in its delivered pieces. */
export interface TraceParts {
	readonly header: TraceHeader;
	readonly chunks: readonly TraceChunk[];
}

export type SearchTask =
	/** Records a search; `stop` is where an earlier recording of it ended, if it did. */
	| { readonly kind: 'record'; readonly setup: SearchSetup; readonly stop: Stop | null }
	/** Joins the chunks of a recording and computes all of the page's indices of it. */
	| { readonly kind: 'assemble'; readonly search: TraceParts; readonly shadow: TraceParts | null }
	| { readonly kind: 'count'; readonly setup: SearchSetup };

export type SearchProgress =
	/** Nodes visited so far in a stage. */
	| { readonly kind: 'visited'; readonly stage: RecordingStage; readonly visited: number }
	| { readonly kind: 'chunk'; readonly stage: 'search' | 'shadow'; readonly chunk: TraceChunk };

export interface TraceMessage {
	readonly header: TraceHeader;
	readonly columns: TraceColumns;
}

/** A recording as a message; if it is its own shadow, `shadow` is null. */
export interface RecordingMessage {
	readonly trace: TraceMessage;
	readonly shadow: TraceMessage | null;
	readonly shadowRow: Uint32Array | null;
	readonly index: IndexData;
}

/** The answer to each kind of task. */
export interface SearchAnswers {
	/** All chunks have been reported. */
	readonly record: RecordingEnd;
	readonly assemble: RecordingMessage;
	readonly count: SearchTally;
}
