import type { SearchSetup } from '$lib/core/search/setup.ts';
import { unlessCancelled } from '$lib/workers/job.ts';
import { newOrdersJob } from './orders-job.ts';
import type { OrdersResult, OrdersTask } from './protocol.ts';
import { sizeOf } from '$lib/core/search/size.ts';

/** `waiting`: the tree is so large that the user has to start the work. */
type PanelStage = 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';

/** The work of one panel on one tree: it can be started, cancelled and restarted; subclasses hold the results. */
export abstract class OrdersPanel {
	#setup: SearchSetup | null = $state.raw(null);
	#stage: PanelStage = $state('waiting');
	#fault: string | null = $state(null);
	readonly #job = newOrdersJob();

	/** Null before the first tree. */
	get setup(): SearchSetup | null {
		return this.#setup;
	}

	get stage(): PanelStage {
		return this.#stage;
	}

	/** What went wrong, in a sentence. */
	get fault(): string | null {
		return this.#fault;
	}

	/** Switches to another tree; starts immediately if that is small. */
	open(setup: SearchSetup): void {
		this.close();
		this.#setup = setup;
		this.#stage = 'waiting';
		this.#fault = null;
		this.clear();
		if (beginsUnasked(setup)) this.start();
	}

	/** Starts or restarts. */
	start(): void {
		if (this.#setup === null) return;
		this.clear();
		this.#fault = null;
		this.#stage = 'running';
		const working = this.#job.run(this.task(this.#setup), (result) => {
			this.take(result);
		});
		working.then(
			() => {
				this.#stage = 'done';
			},
			unlessCancelled((message) => {
				this.#fault = message;
				this.#stage = 'failed';
			})
		);
	}

	/** Ends the work at once, and keeps the results so far. */
	cancel(): void {
		this.#job.end();
		this.#stage = 'cancelled';
	}

	/** Ends the worker: the panel is gone. */
	close(): void {
		this.#job.end();
	}

	protected abstract task(setup: SearchSetup): OrdersTask;
	protected abstract take(result: OrdersResult): void;
	/** Clears the results. */
	protected abstract clear(): void;
}

/** Trees up to this many nodes are searched in all ways by default: it takes the worker a second or two. */
const UNASKED = 10_000;
const EXPANSIONS = 500;

/** Cached, because several panels ask about the same tree. */
let last: { readonly tree: string; readonly isSmall: boolean } | null = null;

/** True where a panel starts by itself; for larger trees the user starts it. */
function beginsUnasked(setup: SearchSetup): boolean {
	const tree = JSON.stringify(setup);
	if (last?.tree !== tree) {
		const { isExact } = sizeOf({ ...setup, open: null }, UNASKED, EXPANSIONS);
		last = { tree, isSmall: isExact };
	}
	return last.isSmall;
}
