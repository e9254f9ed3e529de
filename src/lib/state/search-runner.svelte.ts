import { Growth } from '$lib/core/layout/growth.ts';
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import type { SearchTally } from '$lib/core/search/count.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { needsExactValues } from '$lib/core/search/ordering/order.ts';
import { sizeOf, type TreeSize } from '$lib/core/search/size.ts';
import { recordSearch, wantsShadow, type RecordingStage } from '$lib/core/trace/record.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { SearchClient, type Recorded } from '$lib/workers/client.ts';
import { Pace } from './pace.ts';

/** A search that is running in the worker. */
export interface Running {
	readonly setup: SearchSetup;
	/** `counting` is a search of which nothing is recorded. */
	readonly stage: RecordingStage | 'counting';
	/** Nodes visited so far in this stage. */
	readonly visited: number;
	/** Nodes a second of late; null before there is anything to go by. */
	readonly pace: number | null;
	/** How many nodes minimax would visit, known or sampled before the start. */
	readonly size: TreeSize;
	/** The picture so far of what this stage has recorded; it grows in place. */
	readonly growth: Growth;
}

/**
 * Searches up to this many nodes are recorded on the page itself: they take a millisecond or two, less
 * than the way to a worker and back, so that a changed setting shows at once.
 */
const AT_ONCE = 3000;
const EXPANSIONS = 1500;
/** Tables for a search deeper than this take longer to make than a page may stand still. */
const TABLES_AT_ONCE = 2;

/** True for a tree that is opened node by node, with too much to be looked up. */
function needsTables({ open, depth }: SearchSetup): boolean {
	return open !== null && (depth ?? Infinity) > TABLES_AT_ONCE;
}

/** Records searches: small ones at once, all others in a worker, with progress and a way to stop. */
export class SearchRunner {
	#running: Running | null = $state.raw(null);
	readonly #client = new SearchClient();

	/** What is running in the worker at the moment. */
	get running(): Running | null {
		return this.#running;
	}

	/** Records a small search now; null where it, or minimax beside it, is too large for that. */
	recordAtOnce(setup: SearchSetup): Recording | null {
		if (needsTables(setup)) return null;
		const fits = setup.budget <= AT_ONCE;
		try {
			const recording = recordSearch({ ...setup, budget: Math.min(setup.budget, AT_ONCE) });
			const isComplete = recording.shadow !== null || !wantsShadow(setup) || fits;
			return isComplete ? recording : null;
		} catch (error) {
			// One that meets its own small budget is left to the worker, which keeps what there is.
			if (error instanceof BudgetExceeded) return null;
			throw error;
		}
	}

	/** How many nodes minimax would visit: counted where that takes a moment, otherwise sampled. */
	sizeOf(setup: SearchSetup): TreeSize {
		return sizeOf(setup, AT_ONCE, EXPANSIONS);
	}

	/**
	 * Records in the worker. A newer call, or `cancel`, ends it.
	 * @throws Cancelled, BudgetExceeded, or an Error that says what went wrong
	 */
	async record(setup: SearchSetup, size: TreeSize): Promise<Recorded> {
		let stage: RecordingStage = needsExactValues(setup.order) ? 'ordering' : 'search';
		let growth = new Growth();
		let pace = new Pace();
		let visited = 0;
		const show = (): void => {
			this.#running = { setup, stage, visited, pace: pace.at(visited), size, growth };
		};
		const enter = (next: RecordingStage): void => {
			if (next === stage) return;
			stage = next;
			visited = 0;
			growth = new Growth();
			pace = new Pace();
		};
		const job = this.#client.record(setup, {
			onProgress: (next, nodes) => {
				enter(next);
				visited = nodes;
				show();
			},
			onChunk: (next, { columns }) => {
				enter(next);
				growth.add(columns);
				show();
			}
		});
		show();
		return this.#until(setup, job);
	}

	/**
	 * Counts in the worker, whatever the size. A newer call, `stop` or `cancel` ends it.
	 * @throws Cancelled, BudgetExceeded, or an Error that says what went wrong
	 */
	async count(setup: SearchSetup, size: TreeSize): Promise<SearchTally> {
		const pace = new Pace();
		const growth = new Growth();
		const show = (visited: number): void => {
			this.#running = { setup, stage: 'counting', visited, pace: pace.at(visited), size, growth };
		};
		const job = this.#client.count(setup, ({ visited }) => {
			show(visited);
		});
		show(0);
		return this.#until(setup, job);
	}

	/** Ends what runs, and keeps what it has recorded. */
	stop(): void {
		this.#client.stop();
	}

	/** Ends what runs, and forgets it. */
	cancel(): void {
		this.#client.cancel();
		this.#running = null;
	}

	close(): void {
		this.#client.close();
	}

	async #until<T>(setup: SearchSetup, job: Promise<T>): Promise<T> {
		try {
			return await job;
		} finally {
			// A newer search may have taken over by now.
			if (this.#running?.setup === setup) this.#running = null;
		}
	}
}
