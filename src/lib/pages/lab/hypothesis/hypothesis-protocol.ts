/** Messages between the hypothesis's page and its workers; both sides import this file. */
import type { TimedPoint } from '../../../core/experiments/krk/hypothesis-claims.ts';
import type { Mates } from '../../../core/experiments/krk/hypothesis-point.ts';
import type {
	HypothesisSample,
	SamplePlan
} from '../../../core/experiments/krk/hypothesis-sample.ts';

/** One task for a worker. */
export type HypothesisTask =
	/** The points from 1 step up to `steps`. */
	| { readonly kind: 'curve'; readonly mates: Mates; readonly steps: number }
	/** Games played for one point. */
	| { readonly kind: 'sample'; readonly plan: SamplePlan };

/** Answers have the number of their request. */
export interface HypothesisRequest {
	readonly id: number;
	readonly task: HypothesisTask;
}

export type HypothesisResponse = { readonly id: number } & (
	| { readonly kind: 'point'; readonly point: TimedPoint }
	| { readonly kind: 'progress'; readonly games: number; readonly of: number }
	| { readonly kind: 'sample'; readonly sample: HypothesisSample }
	/** The task is finished, and all of it has been sent. */
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly message: string }
);
