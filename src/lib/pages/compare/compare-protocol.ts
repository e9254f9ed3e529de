/** Messages between the Compare page and its workers; both sides import this file. */
import type { CompareTask } from '../../core/experiments/compare/compare-task.ts';
import type { CountEvent } from '../../core/experiments/compare/count-searches.ts';

export interface CompareRequest {
	readonly id: number;
	readonly task: CompareTask;
}

/** Answers have the number of their request. */
export type CompareResponse = { readonly id: number } & (
	| CountEvent
	/** Everything has been sent. */
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly message: string }
);
