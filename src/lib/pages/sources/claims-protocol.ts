/** Messages between the Sources page and its workers; both sides import this file. */
import type { Finding, Progress } from '../../core/experiments/sources/claims/claim.ts';
import type { ClaimId } from '../../core/experiments/sources/claims/registry.ts';
import type { SwiftDepth } from '../../core/experiments/sources/figures/swift-depths.ts';

/** One task for a worker. */
export type SourcesTask =
	| { readonly kind: 'claim'; readonly claim: ClaimId }
	/** The Swift post's example to 1, 2, ... plies. */
	| { readonly kind: 'swift-depths'; readonly depths: number };

/** Answers have the number of their request. */
export interface SourcesRequest {
	readonly id: number;
	readonly task: SourcesTask;
}

export type SourcesResponse = { readonly id: number } & (
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'finding'; readonly finding: Finding; readonly seconds: number }
	| { readonly kind: 'swift-depth'; readonly row: SwiftDepth }
	/** The task is finished, and all of it has been sent. */
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly message: string }
);
