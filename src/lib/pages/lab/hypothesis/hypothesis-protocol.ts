/** The tasks of the hypothesis's workers, and what they say to them. */
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

/** What is found or done in a task. */
export type HypothesisNews =
	| { readonly kind: 'point'; readonly point: TimedPoint }
	| { readonly kind: 'progress'; readonly games: number; readonly of: number }
	| { readonly kind: 'sample'; readonly sample: HypothesisSample };
