import type { OrderCount } from '$lib/core/experiments/compare/orders/count-orders.ts';
import type { Mark } from '$lib/core/experiments/compare/orders/marked-orders.ts';
import { DEFAULT_SAMPLE, type SamplePlan } from '$lib/core/experiments/compare/orders/sample.ts';
import { spreadOf, type Spread } from '$lib/core/experiments/compare/orders/spread.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { OrdersResult, OrdersTask } from './protocol.ts';
import { OrdersPanel } from './orders-panel.svelte.ts';

/** The results on the orders of one tree, as they arrive from the worker. */
export class OrderLabState extends OrdersPanel {
	#plan: SamplePlan = $state.raw(DEFAULT_SAMPLE);
	#size: OrderCount | null = $state.raw(null);
	#exact: Spread | null = $state.raw(null);
	#marks: readonly Mark[] = $state.raw([]);
	#drawn: readonly number[] = $state.raw([]);

	get plan(): SamplePlan {
		return this.#plan;
	}

	/** Number of orders; null if it is unknown, or not known yet. */
	get size(): OrderCount | null {
		return this.#size;
	}

	get marks(): readonly Mark[] {
		return this.#marks;
	}

	/** Number of searched orders of the sample. */
	get drawn(): number {
		return this.#drawn.length;
	}

	/** True if all orders are in the spread, so that no sample is needed. */
	get isExact(): boolean {
		return this.#exact !== null;
	}

	/** Null before the first order, and if one exceeded the budget: the sample would be biased to cheap ones. */
	readonly spread: Spread | null = $derived.by(() => {
		if (this.#exact !== null) return this.#exact;
		return this.stage === 'failed' || this.#drawn.length === 0 ? null : spreadOf(this.#drawn);
	});

	/** Switches to a sample of this size and seed, unless all orders can be counted. */
	sample(plan: SamplePlan): void {
		const { size, seed } = this.#plan;
		if (size === plan.size && seed === plan.seed) return;
		this.#plan = plan;
		// An exact spread does not depend on the sample.
		if (this.setup !== null && this.stage !== 'waiting' && !this.isExact) this.start();
	}

	protected task(setup: SearchSetup): OrdersTask {
		return { kind: 'lab', setup, plan: this.#plan };
	}

	protected take(result: OrdersResult): void {
		if (result.kind === 'size') this.#size = result.size;
		else if (result.kind === 'exact') this.#exact = result.spread;
		else if (result.kind === 'mark') this.#marks = [...this.#marks, result.mark];
		else if (result.kind === 'drawn') this.#drawn = [...this.#drawn, ...result.nodes];
	}

	protected clear(): void {
		this.#size = null;
		this.#exact = null;
		this.#marks = [];
		this.#drawn = [];
	}
}
