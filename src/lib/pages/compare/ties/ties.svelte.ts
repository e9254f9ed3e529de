import type { Exactness, Knowledge } from '$lib/core/experiments/compare/ties/price.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { OrdersResult, OrdersTask } from '../orders/protocol.ts';
import { OrdersPanel } from '../orders/orders-panel.svelte.ts';

/** The values of one root's moves, and the price of exact ones, as they arrive from the worker. */
export class EqualValuesState extends OrdersPanel {
	#known: readonly Knowledge[] = $state.raw([]);
	#minimax: number | null = $state(null);

	get known(): readonly Knowledge[] {
		return this.#known;
	}

	/** The nodes of plain minimax; null if they exceed the budget, or are not counted yet. */
	get minimax(): number | null {
		return this.#minimax;
	}

	knowledgeOf(exactness: Exactness): Knowledge | null {
		return this.#known.find((one) => one.exactness === exactness) ?? null;
	}

	protected task(setup: SearchSetup): OrdersTask {
		return { kind: 'ties', setup };
	}

	protected take(result: OrdersResult): void {
		if (result.kind === 'knowledge') this.#known = [...this.#known, result.knowledge];
		else if (result.kind === 'minimax') this.#minimax = result.nodes;
	}

	protected clear(): void {
		this.#known = [];
		this.#minimax = null;
	}
}
