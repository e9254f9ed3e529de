import { ownOrderNodes } from '$lib/core/experiments/compare/orders/own-order.ts';
import type { Move } from '$lib/core/games/game.ts';
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { unlessCancelled } from '$lib/workers/job.ts';
import { newOrdersJob } from './orders-job.ts';

/** Searches of up to this many nodes are counted on the page itself, in a few milliseconds. */
const AT_ONCE = 3000;

/** Alpha-beta's nodes in the user's own order: counted immediately if there are few, otherwise in a worker. */
export class OwnOrderCount {
	#nodes: number | null = $state(null);
	#fault: string | null = $state(null);
	readonly #job = newOrdersJob();

	/** Null while it is being counted, and if it cannot be counted. */
	get nodes(): number | null {
		return this.#nodes;
	}

	get fault(): string | null {
		return this.#fault;
	}

	/** Counts another order and cancels the previous count. */
	count(setup: SearchSetup, root: readonly Move[]): void {
		this.#job.cancel();
		this.#fault = null;
		this.#nodes = countAtOnce(setup, root);
		if (this.#nodes !== null) return;
		const counting = this.#job.run({ kind: 'own', setup, root: [...root] }, (result) => {
			if (result.kind === 'own') this.#nodes = result.nodes;
		});
		counting.catch(
			unlessCancelled((message) => {
				this.#fault = message;
			})
		);
	}

	close(): void {
		this.#job.end();
	}
}

function countAtOnce(setup: SearchSetup, root: readonly Move[]): number | null {
	try {
		return ownOrderNodes({ ...setup, budget: Math.min(setup.budget, AT_ONCE) }, root);
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
}
