import { rulesFor, type RuleRow } from '$lib/core/experiments/compare/rules/rule-table.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { OrdersResult, OrdersTask } from '../orders/protocol.ts';
import { OrdersPanel } from '../orders/orders-panel.svelte.ts';

/** One tree by all rules of alpha-beta, row by row as the worker finishes them. */
export class RuleTableState extends OrdersPanel {
	#rows: readonly RuleRow[] = $state.raw([]);

	get rows(): readonly RuleRow[] {
		return this.#rows;
	}

	/** Number of rules to search by. */
	get wanted(): number {
		return this.setup === null ? 0 : rulesFor(this.setup).length;
	}

	protected task(setup: SearchSetup): OrdersTask {
		return { kind: 'rules', setup };
	}

	protected take(result: OrdersResult): void {
		if (result.kind === 'rule') this.#rows = [...this.#rows, result.row];
	}

	protected clear(): void {
		this.#rows = [];
	}
}
