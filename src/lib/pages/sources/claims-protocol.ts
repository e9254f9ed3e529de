/** The tasks of the Sources page's workers, and what they say to them. */
import type { Finding, Progress } from '../../core/experiments/sources/claims/claim.ts';
import type { ClaimId } from '../../core/experiments/sources/claims/claim-ids.ts';
import type { SwiftDepth } from '../../core/experiments/sources/figures/swift-depths.ts';

export type SourcesTask =
	| { readonly kind: 'claim'; readonly claim: ClaimId }
	/** The Swift post's example to 1, 2, ... plies. */
	| { readonly kind: 'swift-depths'; readonly depths: number };

export type SourcesProgress =
	| { readonly kind: 'progress'; readonly progress: Progress }
	| { readonly kind: 'swift-depth'; readonly row: SwiftDepth };

/** The finding of a claim, and the seconds that it took; null for another task. */
export type SourcesAnswer = { readonly finding: Finding; readonly seconds: number } | null;
