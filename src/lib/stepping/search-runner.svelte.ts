import { Growth } from '$lib/core/layout/growth.ts';
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import type { SearchTally } from '$lib/core/search/count.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { needsExactValues } from '$lib/core/search/ordering/order.ts';
import { sizeOf, type TreeSize } from '$lib/core/search/size.ts';
import {
	recordSearch,
	wantsShadow,
	type RecordingStage,
	type Stop
} from '$lib/core/trace/record.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import type { Recorded, SearchClient } from '$lib/workers/client.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import { newSearchClient } from '$lib/workers/load-client.ts';
import { Pace } from '$lib/ui/pace.ts';

/** A search that is running in the worker. */
export interface Running {
	readonly setup: SearchSetup;
	/** `counting` is a search without a recording. */
	readonly stage: RecordingStage | 'counting';
	/** The search has ended, and its recording is being joined: a stop changes nothing any more. */
	readonly isFinishing: boolean;
	/** Nodes visited so far in this stage. */
	readonly visited: number;
	/** Recent nodes per second; null before there is enough data. */
	readonly pace: number | null;
	/** The number of nodes minimax would visit, known or sampled before the start. */
	readonly size: TreeSize;
	/** The growing icicle of this stage; it changes in place. */
	readonly growth: Growth;
}

/**
 * Searches up to this many nodes are recorded on the page itself: they take a millisecond or two, less than the way
 * to a worker and back, so that a changed setting shows at once.
 */
const AT_ONCE = 3000;
const EXPANSIONS = 1500;
/** Tables for a deeper search would block the page for too long. */
const TABLES_AT_ONCE = 2;

/** True for a tree that is expanded node by node whose tables are too large for the page. */
function needsTables({ open, depth }: SearchSetup): boolean {
	return open !== null && (depth ?? Infinity) > TABLES_AT_ONCE;
}

/** Records searches: small ones at once, all others in a worker, with progress and a way to stop. */
export class SearchRunner {
	#running: Running | null = $state.raw(null);
	/** Null before the first search in the worker. */
	#client: SearchClient | null = null;
	/** Changes with each new or ended search. */
	#turn = {};

	/** What is running in the worker at the moment. */
	get running(): Running | null {
		return this.#running;
	}

	/** Records a small search now; null if it, or its plain minimax, is too large for that. */
	recordAtOnce(setup: SearchSetup, stop: Stop | null = null): Recording | null {
		if (needsTables(setup)) return null;
		const fits = setup.budget <= AT_ONCE;
		try {
			const small = { ...setup, budget: Math.min(setup.budget, AT_ONCE) };
			const recording = recordSearch(small, undefined, stop);
			const isComplete =
				recording.trace.partial !== null ||
				recording.shadow !== null ||
				!wantsShadow(setup) ||
				fits;
			return isComplete ? recording : null;
		} catch (error) {
			// A search that reaches its own small budget goes to the worker, which keeps the partial recording.
			if (error instanceof BudgetExceeded) return null;
			throw error;
		}
	}

	/** The number of nodes minimax would visit: counted if that is quick, otherwise sampled. */
	sizeOf(setup: SearchSetup): TreeSize {
		return sizeOf(setup, AT_ONCE, EXPANSIONS);
	}

	/**
	 * Records in the worker. A newer call, or `cancel`, ends it.
	 * @throws Cancelled, BudgetExceeded, or an Error that says what went wrong
	 */
	async record(setup: SearchSetup, size: TreeSize, stop: Stop | null = null): Promise<Recorded> {
		let isFinishing = false;
		let stage: RecordingStage = needsExactValues(setup.order) ? 'ordering' : 'search';
		let growth = new Growth();
		let pace = new Pace();
		let visited = 0;
		const show = (): void => {
			this.#running = { setup, stage, isFinishing, visited, pace: pace.at(visited), size, growth };
		};
		const enter = (next: RecordingStage): void => {
			if (next === stage) return;
			stage = next;
			visited = 0;
			growth = new Growth();
			pace = new Pace();
		};
		show();
		return this.#run(setup, (client) =>
			client.record(
				setup,
				{
					onProgress: (next, nodes) => {
						enter(next);
						visited = nodes;
						show();
					},
					onChunk: (next, { columns }) => {
						enter(next);
						growth.add(columns);
						show();
					},
					onFinishing: () => {
						isFinishing = true;
						show();
					}
				},
				stop
			)
		);
	}

	/**
	 * Counts in the worker, at any size. A newer call, `stop` or `cancel` ends it.
	 * @throws Cancelled, BudgetExceeded, or an Error that says what went wrong
	 */
	async count(setup: SearchSetup, size: TreeSize): Promise<SearchTally> {
		const pace = new Pace();
		const growth = new Growth();
		const show = (visited: number): void => {
			const stage = 'counting';
			this.#running = {
				setup,
				stage,
				isFinishing: false,
				visited,
				pace: pace.at(visited),
				size,
				growth
			};
		};
		show(0);
		return this.#run(setup, (client) =>
			client.count(setup, ({ visited }) => {
				show(visited);
			})
		);
	}

	/** Ends the running search, and keeps its recording so far. */
	stop(): void {
		if (this.#client === null) this.#turn = {};
		else this.#client.stop();
	}

	/** Ends the running search, and discards its recording. */
	cancel(): void {
		this.#turn = {};
		this.#client?.cancel();
		this.#running = null;
	}

	close(): void {
		this.#turn = {};
		this.#client?.close();
	}

	async #run<T>(setup: SearchSetup, work: (client: SearchClient) => Promise<T>): Promise<T> {
		const turn = (this.#turn = {});
		try {
			this.#client ??= await newSearchClient();
			if (turn !== this.#turn) throw new Cancelled();
			return await work(this.#client);
		} finally {
			// A newer search may have replaced it by now.
			if (this.#running?.setup === setup) this.#running = null;
		}
	}
}
