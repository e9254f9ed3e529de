/** Messages between the page and its search worker; both sides import this file. */
import type { InputFault } from '../core/base/result.ts';
import type { IndexData } from '../core/layout/indices.ts';
import type { SearchTally } from '../core/search/count.ts';
import type { SearchSetup } from '../core/search/setup.ts';
import type { TraceChunk } from '../core/trace/chunk.ts';
import type { TracePieces } from '../core/trace/codec-write.ts';
import type { RecordingEnd, RecordingStage } from '../core/trace/record.ts';
import type { TraceColumns, TraceHeader } from '../core/trace/schema.ts';

/** A trace in its delivered pieces. */
export interface TraceParts {
	readonly header: TraceHeader;
	readonly chunks: readonly TraceChunk[];
}

/** Answers have the number of their request. */
export type WorkerRequest = { readonly id: number } & (
	| { readonly kind: 'record'; readonly setup: SearchSetup }
	/** Joins the chunks of a recording and computes all of the page's indices of it. */
	| {
			readonly kind: 'assemble';
			readonly search: TraceParts;
			readonly shadow: TraceParts | null;
	  }
	| { readonly kind: 'count'; readonly setup: SearchSetup }
	/** Reads a recording from a file, compressed or not, and computes all of the page's indices of it. */
	| { readonly kind: 'open'; readonly file: Blob }
	/** Makes a compressed file of a search and, if there is a second trace, its shadow. */
	| { readonly kind: 'save'; readonly traces: readonly TracePieces[] }
);

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

export type WorkerResponse = { readonly id: number } &
	/** Nodes visited so far in a stage. */
	(
		| { readonly kind: 'progress'; readonly stage: RecordingStage; readonly visited: number }
		| { readonly kind: 'chunk'; readonly stage: 'search' | 'shadow'; readonly chunk: TraceChunk }
		/** All chunks have been sent. */
		| { readonly kind: 'recorded'; readonly end: RecordingEnd }
		| { readonly kind: 'assembled'; readonly recording: RecordingMessage }
		| { readonly kind: 'bad-file'; readonly fault: InputFault }
		| { readonly kind: 'saved'; readonly file: Blob }
		/** No news, but a file is still being read or written. */
		| { readonly kind: 'alive' }
		| { readonly kind: 'tally'; readonly tally: SearchTally }
		| { readonly kind: 'counted'; readonly tally: SearchTally }
		| { readonly kind: 'over-budget'; readonly budget: number }
		| { readonly kind: 'failed'; readonly message: string }
	);
