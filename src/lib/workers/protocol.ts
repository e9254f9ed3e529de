/** What the page and its search worker say to each other; both sides import this file. */
import type { RecordingStage } from '../core/trace/record.ts';
import type { TraceColumns, TraceHeader } from '../core/trace/schema.ts';
import type { SearchSetup } from '../core/search/setup.ts';

export interface RecordRequest {
	/** Answers carry the number of the request they belong to. */
	readonly id: number;
	readonly setup: SearchSetup;
}

export interface TraceMessage {
	readonly header: TraceHeader;
	readonly columns: TraceColumns;
}

export type RecordResponse =
	| {
			readonly id: number;
			readonly kind: 'progress';
			readonly stage: RecordingStage;
			/** Nodes visited so far in this stage. */
			readonly visited: number;
	  }
	| {
			readonly id: number;
			readonly kind: 'done';
			readonly trace: TraceMessage;
			/** Null where minimax does not fit the budget, or where the search is minimax itself. */
			readonly shadow: TraceMessage | null;
			readonly shadowRow: Uint32Array<ArrayBuffer> | null;
	  }
	| { readonly id: number; readonly kind: 'over-budget'; readonly budget: number }
	| { readonly id: number; readonly kind: 'failed'; readonly message: string };
