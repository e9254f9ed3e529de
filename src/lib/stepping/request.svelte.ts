/** A requested search and its outcome: it is shown, proposed because it is too large, or fails. */
import { formatCount } from '$lib/core/base/count-words.ts';
import { BudgetExceeded } from '$lib/core/search/budget.ts';
import type { SearchTally } from '$lib/core/search/count.ts';
import { factsOf } from '$lib/core/games/registry.ts';
import { needsExactValues } from '$lib/core/search/ordering/order.ts';
import { visitsAll, algorithmOf } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { TreeSize } from '$lib/core/search/size.ts';
import type { Stop } from '$lib/core/trace/record.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import { describeDeep } from '$lib/tree/describe-size.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import { SearchRunner } from './search-runner.svelte.ts';
import { smallerSearch, type SmallerSearch } from './smaller-search.ts';

/** A search that does not start by itself, because minimax alone would exceed the budget. */
interface Proposal {
	readonly setup: SearchSetup;
	readonly size: TreeSize;
	/** The deepest search that fits the budget, and its size; null if none does. */
	readonly smaller: SmallerSearch | null;
}

/** A search that was counted and not recorded. */
interface Counted {
	readonly setup: SearchSetup;
	readonly tally: SearchTally;
}

/** How a request ended: `superseded` by a newer one, or `unfit` to be shown. */
type Outcome = 'shown' | 'unfit' | 'superseded';

export class SearchRequest {
	readonly runner = new SearchRunner();

	#wanted: SearchSetup = $state.raw() as SearchSetup;
	#proposal: Proposal | null = $state.raw(null);
	#counted: Counted | null = $state.raw(null);
	#notice: string | null = $state(null);
	/** What is said if the running search ends before any of it was recorded; null if nobody stopped it. */
	#saidIfEmpty: string | null = null;

	/**
	 * @param shown returns the current setup
	 * @param install shows a recording
	 */
	constructor(
		first: SearchSetup,
		private readonly shown: () => SearchSetup,
		private readonly install: (setup: SearchSetup, recording: Recording) => void
	) {
		this.#wanted = first;
	}

	/** The last requested setup: differs from the shown one while its search runs or waits for confirmation. */
	get wanted(): SearchSetup {
		return this.#wanted;
	}

	get proposal(): Proposal | null {
		return this.#proposal;
	}

	get counted(): Counted | null {
		return this.#counted;
	}

	/** What went wrong with the last search as a whole, in a sentence; null if nothing did. */
	get notice(): string | null {
		return this.#notice;
	}

	/** Records and shows a setup if that takes only a moment; starts nothing if it takes longer. */
	recordAtOnce(setup: SearchSetup, stop: Stop | null = null): Outcome {
		this.dismiss();
		this.runner.cancel();
		const recording = this.runner.recordAtOnce(setup, stop);
		if (recording === null) return 'unfit';
		this.#wanted = setup;
		this.install(setup, recording);
		return 'shown';
	}

	/**
	 * Records and shows a setup; `unfit` if it exceeds its budget, is cancelled or fails.
	 * @param stop where it ended when it was recorded before, if it did
	 */
	async record(setup: SearchSetup, stop: Stop | null = null): Promise<Outcome> {
		if (this.recordAtOnce(setup, stop) === 'shown') return 'shown';
		this.#wanted = setup;
		const size = this.runner.sizeOf(setup);
		if (stop !== null) return this.#recordInWorker(setup, size, stop);
		if (needsMinimax(setup) && size.low > setup.budget) {
			this.#proposal = {
				setup,
				size,
				smaller: smallerSearch(setup, (one) => this.runner.sizeOf(one))
			};
			return 'unfit';
		}
		return this.#recordInWorker(setup, size);
	}

	/** Starts the proposed search in spite of its size; at its budget it ends and is shown as a partial recording. */
	async startProposal(): Promise<void> {
		const proposal = this.#proposal;
		this.#proposal = null;
		if (proposal !== null) await this.#recordInWorker(proposal.setup, proposal.size);
	}

	/** Counts the proposed search without recording it. */
	async countProposal(): Promise<void> {
		const proposal = this.#proposal;
		if (proposal === null) return;
		const { setup, size } = proposal;
		this.#proposal = null;
		try {
			const tally = await this.runner.count(setup, size);
			this.#counted = { setup, tally };
			if (this.#wanted === setup) this.#wanted = this.shown();
		} catch (error) {
			this.#report(setup, error);
		}
	}

	/**
	 * Ends the running search, and keeps its recording so far.
	 * @param saidIfEmpty says what became of it if there is none yet
	 */
	stop(saidIfEmpty: string): void {
		this.#saidIfEmpty = saidIfEmpty;
		this.runner.stop();
	}

	/** Says something about the recording that has just been shown. */
	remark(notice: string): void {
		this.#notice = notice;
	}

	/** Keeps the current recording and drops the request. */
	dismiss(): void {
		this.#proposal = null;
		this.#notice = null;
		this.#saidIfEmpty = null;
		this.#counted = null;
		this.#wanted = this.shown();
	}

	/** Shows a replacement for the requested search, which keeps running or waiting for confirmation. */
	standIn(setup: SearchSetup, recording: Recording): void {
		const wanted = this.#wanted;
		this.install(setup, recording);
		const isOpen = this.#proposal !== null || this.runner.running !== null;
		this.#wanted = isOpen ? wanted : setup;
	}

	async #recordInWorker(
		setup: SearchSetup,
		size: TreeSize,
		stop: Stop | null = null
	): Promise<Outcome> {
		try {
			const { recording, problem } = await this.runner.record(setup, size, stop);
			this.#notice = problem === null ? null : `${nameOf(setup)} failed: ${problem}`;
			this.install(setup, recording);
			return 'shown';
		} catch (error) {
			return this.#report(setup, error);
		}
	}

	#report(setup: SearchSetup, error: unknown): Outcome {
		if (this.#wanted !== setup) return 'superseded';
		this.#wanted = this.shown();
		if (error instanceof Cancelled) this.#notice = this.#saidIfEmpty;
		else if (error instanceof BudgetExceeded) {
			this.#notice = `The move order of ${nameOf(setup)} needs plain minimax first, which visits more than the budget of ${formatCount(error.budget)} nodes. Choose a smaller depth or another order, or raise the budget.`;
		} else {
			this.#notice = `${nameOf(setup)} could not be run: ${messageOf(error)}`;
		}
		return 'unfit';
	}
}

/** True if plain minimax has to run whatever the search itself prunes. */
function needsMinimax({ algorithm, order }: SearchSetup): boolean {
	return visitsAll(algorithm) || needsExactValues(order);
}

/** "Alpha-beta of this position (chess), 5 plies deep,". */
export function nameOf({ algorithm, game, depth }: SearchSetup): string {
	return `${algorithmOf(algorithm).name} of this position (${factsOf(game).name.toLowerCase()}), ${describeDeep(depth)},`;
}
