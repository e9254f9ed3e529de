/** Messages between the page and the worker that folds positions; both sides import this file. */
import type { GraphsData } from '../core/layout/graph/make-graphs.ts';
import type { TraceMessage } from './protocol.ts';

export interface GraphRequest {
	readonly id: number;
	readonly kind: 'fold';
	/** Copied, since the page continues to show it. */
	readonly trace: TraceMessage;
}

export type GraphResponse = { readonly id: number } & (
	| /** Number of folded rows so far. */
	  { readonly kind: 'progress'; readonly rows: number }
	| { readonly kind: 'folded'; readonly graphs: GraphsData }
	| { readonly kind: 'failed'; readonly message: string }
);
