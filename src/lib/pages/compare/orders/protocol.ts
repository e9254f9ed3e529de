/** The tasks of the worker of the panels on orders, rules and ties, and what it says to them. */
import type { OrderCount } from '../../../core/experiments/compare/orders/count-orders.ts';
import type { Mark } from '../../../core/experiments/compare/orders/marked-orders.ts';
import type { SamplePlan } from '../../../core/experiments/compare/orders/sample.ts';
import type { Spread } from '../../../core/experiments/compare/orders/spread.ts';
import type { RuleRow } from '../../../core/experiments/compare/rules/rule-table.ts';
import type { Knowledge } from '../../../core/experiments/compare/ties/price.ts';
import type { Move } from '../../../core/games/game.ts';
import type { SearchSetup } from '../../../core/search/setup.ts';

/** One task for the worker. */
export type OrdersTask =
	| { readonly kind: 'lab'; readonly setup: SearchSetup; readonly plan: SamplePlan }
	/** One order of the root's moves. */
	| { readonly kind: 'own'; readonly setup: SearchSetup; readonly root: readonly Move[] }
	| { readonly kind: 'rules'; readonly setup: SearchSetup }
	| { readonly kind: 'ties'; readonly setup: SearchSetup };

/** Results of a task, as they are found. */
export type OrdersResult =
	/** Null if the tree exceeds the node budget. */
	| { readonly kind: 'size'; readonly size: OrderCount | null }
	| { readonly kind: 'exact'; readonly spread: Spread }
	| { readonly kind: 'mark'; readonly mark: Mark }
	/** The nodes of the orders sampled since the last such answer. */
	| { readonly kind: 'drawn'; readonly nodes: readonly number[] }
	| { readonly kind: 'own'; readonly nodes: number }
	| { readonly kind: 'rule'; readonly row: RuleRow }
	| { readonly kind: 'knowledge'; readonly knowledge: Knowledge }
	| { readonly kind: 'minimax'; readonly nodes: number | null };
