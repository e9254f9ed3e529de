/** What the Sources page and its workers say to each other; both sides import this file. */
import type { Finding, Progress } from '../../core/experiments/sources/claims/claim.ts';
import type { ClaimId } from '../../core/experiments/sources/claims/registry.ts';
import type { SwiftDepth } from '../../core/experiments/sources/figures/swift-depths.ts';

/** One thing for a worker to do. */
export type SourcesTask =
	| { readonly kind: 'claim'; readonly claim: ClaimId }
	/** The Swift post's example to 1, 2, ... plies. */
	| { readonly kind: 'swift-depths'; readonly depths: number };

/** Answers carry the number of the request that they belong to. */
export interface SourcesRequest {
	readonly id: number;
	readonly task: SourcesTask;
}

export type SourcesResponse = { readonly id: number } & (
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'finding'; readonly finding: Finding; readonly seconds: number }
	| { readonly kind: 'swift-depth'; readonly row: SwiftDepth }
	/** The task is done, and all of it has been sent. */
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly message: string }
);
