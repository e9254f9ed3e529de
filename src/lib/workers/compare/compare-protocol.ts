/** What the comparison's page and its workers say to each other; both sides import this file. */
import type { CompareTask } from '../../core/experiments/compare/compare-task.ts';
import type { CountEvent } from '../../core/experiments/compare/count-searches.ts';

export interface CompareRequest {
	readonly id: number;
	readonly task: CompareTask;
}

/** Answers carry the number of the request that they belong to. */
export type CompareResponse = { readonly id: number } & (
	| CountEvent
	/** All has been told. */
	| { readonly kind: 'done' }
	| { readonly kind: 'failed'; readonly message: string }
);
