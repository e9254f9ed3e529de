/** What the hypothesis's page and its workers say to each other; both sides import this file. */
import type { TimedPoint } from '../../core/experiments/krk/hypothesis-claims.ts';
import type { Mates } from '../../core/experiments/krk/hypothesis-point.ts';
import type { HypothesisSample, SamplePlan } from '../../core/experiments/krk/hypothesis-sample.ts';

/** One thing for a worker to do. */
export type HypothesisTask =
	/** The points from 1 step up to so many. */
	| { readonly kind: 'curve'; readonly mates: Mates; readonly steps: number }
	/** Games played for one point. */
	| { readonly kind: 'sample'; readonly plan: SamplePlan };

/** Answers carry the number of the request that they belong to. */
export interface HypothesisRequest {
	readonly id: number;
	readonly task: HypothesisTask;
}

export type HypothesisResponse = { readonly id: number } & (
	| { readonly kind: 'point'; readonly point: TimedPoint }
	| { readonly kind: 'progress'; readonly games: number; readonly of: number }
	| { readonly kind: 'sample'; readonly sample: HypothesisSample }
	/** The task is done, and all of it has been sent. */
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly message: string }
);
