import { seededRandom } from '$lib/core/base/random.ts';
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import { estimateNodes, type Estimate } from '$lib/core/search/estimate.ts';
import { prepareSearch } from '$lib/core/search/prepare.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { recordSearch, type Recording, type RecordingStage } from '$lib/core/trace/record.ts';
import { SearchClient } from '$lib/workers/client.ts';

/** A search that is running in the worker. */
export interface Running {
	readonly setup: SearchSetup;
	readonly stage: RecordingStage;
	/** Nodes visited so far in this stage. */
	readonly visited: number;
	/** How many nodes minimax would visit, sampled before the start. */
	readonly estimate: Estimate;
}

/**
 * Searches up to this many nodes are recorded on the page itself: they take a millisecond or two, less
 * than the way to a worker and back, so that a changed setting shows at once.
 */
const AT_ONCE = 3000;
const ESTIMATE_EXPANSIONS = 1500;

/** Records searches: small ones at once, all others in a worker, with progress and a cancel. */
export class SearchRunner {
	#running: Running | null = $state.raw(null);
	readonly #client = new SearchClient();

	/** What is running in the worker at the moment. */
	get running(): Running | null {
		return this.#running;
	}

	/** Records a small search now; null where it, or minimax beside it, is too large for that. */
	recordAtOnce(setup: SearchSetup): Recording | null {
		try {
			const recording = recordSearch({ ...setup, budget: Math.min(setup.budget, AT_ONCE) });
			return recording.shadow === null && setup.budget > AT_ONCE ? null : recording;
		} catch (error) {
			if (error instanceof BudgetExceeded && setup.budget > AT_ONCE) return null;
			throw error;
		}
	}

	/** How many nodes minimax would visit. The order does not matter for that, so none is prepared. */
	estimate(setup: SearchSetup): Estimate {
		const tree = prepareSearch({ ...setup, order: 'listed' }).newTree();
		return estimateNodes(tree, seededRandom(1), ESTIMATE_EXPANSIONS);
	}

	/**
	 * Records in the worker. A newer call, or `cancel`, ends it.
	 * @throws Cancelled, BudgetExceeded, or an Error that says what went wrong
	 */
	async record(setup: SearchSetup, estimate: Estimate): Promise<Recording> {
		const started: Running = { setup, stage: 'ordering', visited: 0, estimate };
		this.#running = started;
		try {
			return await this.#client.record(setup, (stage, visited) => {
				this.#running = { setup, stage, visited, estimate };
			});
		} finally {
			// A newer search may have taken over by now.
			if (this.running?.setup === setup) this.#running = null;
		}
	}

	cancel(): void {
		this.#client.cancel();
		this.#running = null;
	}

	close(): void {
		this.#client.close();
	}
}
