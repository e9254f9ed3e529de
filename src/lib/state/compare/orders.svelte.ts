import type { OrderCount } from '$lib/core/experiments/compare/orders/count-orders.ts';
import type { Mark } from '$lib/core/experiments/compare/orders/marked-orders.ts';
import { DEFAULT_SAMPLE, type SamplePlan } from '$lib/core/experiments/compare/orders/sample.ts';
import { spreadOf, type Spread } from '$lib/core/experiments/compare/orders/spread.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { OrdersAnswer, OrdersTask } from '$lib/workers/compare-orders/protocol.ts';
import { OrdersPanel } from './orders-panel.svelte.ts';

/** What is known of the orders of one tree, as it comes from the worker. */
export class OrderLabState extends OrdersPanel {
	#plan: SamplePlan = $state.raw(DEFAULT_SAMPLE);
	#size: OrderCount | null = $state.raw(null);
	#exact: Spread | null = $state.raw(null);
	#marks: readonly Mark[] = $state.raw([]);
	#drawn: readonly number[] = $state.raw([]);

	get plan(): SamplePlan {
		return this.#plan;
	}

	/** How many orders there are; null where that is not known, or not yet. */
	get size(): OrderCount | null {
		return this.#size;
	}

	get marks(): readonly Mark[] {
		return this.#marks;
	}

	/** How many orders of the sample have been searched. */
	get drawn(): number {
		return this.#drawn.length;
	}

	/** True where all orders are in the spread, and no sample is needed. */
	get isExact(): boolean {
		return this.#exact !== null;
	}

	/** Null before the first order, and where one was over the budget: only cheap ones would be left. */
	readonly spread: Spread | null = $derived.by(() => {
		if (this.#exact !== null) return this.#exact;
		return this.stage === 'failed' || this.#drawn.length === 0 ? null : spreadOf(this.#drawn);
	});

	/** Turns to a sample of this size and seed, where not all orders can be counted. */
	sample(plan: SamplePlan): void {
		const { size, seed } = this.#plan;
		if (size === plan.size && seed === plan.seed) return;
		this.#plan = plan;
		// All orders together do not hang on which of them would have been drawn.
		if (this.setup !== null && this.stage !== 'waiting' && !this.isExact) this.start();
	}

	protected task(setup: SearchSetup): OrdersTask {
		return { kind: 'lab', setup, plan: this.#plan };
	}

	protected take(answer: OrdersAnswer): void {
		if (answer.kind === 'size') this.#size = answer.size;
		else if (answer.kind === 'exact') this.#exact = answer.spread;
		else if (answer.kind === 'mark') this.#marks = [...this.#marks, answer.mark];
		else if (answer.kind === 'drawn') this.#drawn = [...this.#drawn, ...answer.nodes];
	}

	protected clear(): void {
		this.#size = null;
		this.#exact = null;
		this.#marks = [];
		this.#drawn = [];
	}
}
