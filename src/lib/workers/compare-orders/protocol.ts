/** What the panels on orders, rules and equal values say to their worker, and it to them; both sides import this file. */
import type { OrderCount } from '../../core/experiments/compare/orders/count-orders.ts';
import type { Mark } from '../../core/experiments/compare/orders/marked-orders.ts';
import type { SamplePlan } from '../../core/experiments/compare/orders/sample.ts';
import type { Spread } from '../../core/experiments/compare/orders/spread.ts';
import type { RuleRow } from '../../core/experiments/compare/rules/rule-table.ts';
import type { Knowledge } from '../../core/experiments/compare/ties/price.ts';
import type { Move } from '../../core/games/game.ts';
import type { SearchSetup } from '../../core/search/setup.ts';

/** One thing for the worker to do. */
export type OrdersTask =
	| { readonly kind: 'lab'; readonly setup: SearchSetup; readonly plan: SamplePlan }
	/** One order of the root's moves. */
	| { readonly kind: 'own'; readonly setup: SearchSetup; readonly root: readonly Move[] }
	| { readonly kind: 'rules'; readonly setup: SearchSetup }
	| { readonly kind: 'ties'; readonly setup: SearchSetup };

/** Answers carry the number of the request that they belong to. */
export interface OrdersRequest {
	readonly id: number;
	readonly task: OrdersTask;
}

/** What a task finds, as it finds it. */
export type OrdersAnswer =
	/** Null where the tree is over the node budget. */
	| { readonly kind: 'size'; readonly size: OrderCount | null }
	| { readonly kind: 'exact'; readonly spread: Spread }
	| { readonly kind: 'mark'; readonly mark: Mark }
	/** The nodes of the orders drawn since the last such answer. */
	| { readonly kind: 'drawn'; readonly nodes: readonly number[] }
	| { readonly kind: 'own'; readonly nodes: number }
	| { readonly kind: 'rule'; readonly row: RuleRow }
	| { readonly kind: 'knowledge'; readonly knowledge: Knowledge }
	| { readonly kind: 'minimax'; readonly nodes: number | null };

export type OrdersResponse = { readonly id: number } & (
	| { readonly kind: 'answer'; readonly answer: OrdersAnswer }
	/** Nothing new, but it goes on. */
	| { readonly kind: 'alive' }
	/** The task is done, and all of it has been sent. */
	| { readonly kind: 'done' }
	| { readonly kind: 'over-budget'; readonly budget: number }
	| { readonly kind: 'failed'; readonly message: string }
);
