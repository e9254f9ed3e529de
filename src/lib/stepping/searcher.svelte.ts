/** Makes the searches that are asked for: small ones at once, all others in a worker, and a too large one if told to. */
import { assert } from '$lib/core/base/assert.ts';
import { needsExactValues } from '$lib/core/search/ordering/order.ts';
import { visitsAll } from '$lib/core/search/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { TreeSize } from '$lib/core/search/size.ts';
import type { Stop } from '$lib/core/trace/record.ts';
import type { Recording } from '$lib/core/trace/recording.ts';
import type { RecordedListener, SearchClient } from '$lib/workers/client.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import { newSearchClient } from '$lib/workers/load-client.ts';
import { recordAtOnce, sizeAtOnce } from './at-once.ts';
import {
	at,
	begun,
	SETTLED,
	type Running,
	type SearchState,
	type StateOf
} from './search-state.ts';
import { smallerSearch } from './smaller-search.ts';
import { nameOf, whyFailed } from './why-failed.ts';

/** A search and its recording, as they are on the page. */
export interface ShownSearch {
	readonly setup: SearchSetup;
	readonly recording: Recording;
	/** The search of a link, of whose position this is a smaller one; null if it is the one that was asked for. */
	readonly standsInFor: SearchSetup | null;
}

/** How a run ends, and what is shown from then on if it was recorded. */
interface End {
	readonly state: SearchState;
	readonly shown?: ShownSearch;
}

type Client = Pick<SearchClient, 'record' | 'count' | 'stop' | 'cancel' | 'close'>;

export class Searcher {
	#state: SearchState = $state.raw(SETTLED);
	#shown: ShownSearch = $state.raw() as ShownSearch;
	/** Null before the first search in the worker. */
	#client: Client | null = null;

	/**
	 * @param first a small search, to be shown first
	 * @param around calls `put`, which shows the next search in the place of the one before
	 * @param newClient makes what searches in the worker
	 */
	constructor(
		first: SearchSetup,
		private readonly around = (_: SearchSetup, put: () => void): void => {
			put();
		},
		private readonly newClient: () => Promise<Client> = newSearchClient
	) {
		const recording = recordAtOnce(first);
		assert(recording !== null, 'the first example is small');
		this.#shown = { setup: first, recording, standsInFor: null };
	}

	get state(): SearchState {
		return this.#state;
	}

	get shown(): ShownSearch {
		return this.#shown;
	}

	/** The last requested setup: differs from the shown one while its search runs or waits for confirmation. */
	readonly wanted: SearchSetup = $derived.by(
		() => (this.in('running') ?? this.in('proposed') ?? this.#shown).setup
	);

	/** What went wrong with the last search as a whole, in a sentence; null if nothing did. */
	readonly notice: string | null = $derived.by(
		() => (this.in('failed') ?? this.in('shown'))?.notice ?? null
	);

	/** The state if it is of this kind; null if it is of another. */
	in<Kind extends SearchState['kind']>(kind: Kind): StateOf<Kind> | null {
		return this.#state.kind === kind ? (this.#state as StateOf<Kind>) : null;
	}

	/** Drops what was asked for and what is said, and ends what runs; what is shown stays. */
	drop(): void {
		this.#state = SETTLED;
		this.#client?.cancel();
	}

	/** Records and shows a search if that takes only a moment, and says if it does; drops the one before anyway. */
	recordAtOnce(setup: SearchSetup, stop: Stop | null = null): boolean {
		this.drop();
		const recording = recordAtOnce(setup, stop);
		if (recording !== null) this.show({ setup, recording, standsInFor: null });
		return recording !== null;
	}

	/**
	 * Records and shows a search; false if it is not shown in the end: too large, dropped for a newer one, or failed.
	 * @param stop where it ended when it was recorded before, if it did
	 */
	async record(setup: SearchSetup, stop: Stop | null = null): Promise<boolean> {
		if (this.recordAtOnce(setup, stop)) return true;
		const size = sizeAtOnce(setup);
		const isTooLarge = stop === null && needsMinimax(setup) && size.low > setup.budget;
		if (!isTooLarge) return this.#recordInWorker(setup, size, stop);
		this.#state = { kind: 'proposed', setup, size, smaller: smallerSearch(setup, sizeAtOnce) };
		return false;
	}

	/** Starts the proposed search in spite of its size; at its budget it ends and is shown as a partial recording. */
	async startProposal(): Promise<void> {
		const proposed = this.in('proposed');
		if (proposed !== null) await this.#recordInWorker(proposed.setup, proposed.size, null);
	}

	/** Counts the proposed search without recording it. */
	async countProposal(): Promise<void> {
		const proposed = this.in('proposed');
		if (proposed === null) return;
		const { setup, size } = proposed;
		await this.#run(begun(setup, size, 'counting'), async (client, goOn) => {
			const tally = await client.count(setup, (visited) => {
				goOn((running) => at(running, 'counting', visited));
			});
			return { state: { kind: 'counted', setup, tally } };
		});
	}

	/**
	 * Ends the running search, and keeps its recording so far.
	 * @param saidIfEmpty says what became of it if there is none yet
	 */
	stop(saidIfEmpty: string | null = null): void {
		const running = this.in('running');
		if (running === null || running.isFinishing) return;
		const stopped = { ...running, saidIfEmpty };
		this.#state = this.#client === null ? unrecorded(stopped, new Cancelled()) : stopped;
		this.#client?.stop();
	}

	/** Says something about the recording that has just been shown. */
	remark(notice: string): void {
		if (this.#state.kind === 'shown') this.#state = { kind: 'shown', notice };
	}

	/** Shows a search, whatever else runs or waits for confirmation. */
	show(next: ShownSearch): void {
		this.around(next.setup, () => {
			this.#shown = next;
		});
	}

	/** Ends everything, also an idle worker. */
	close(): void {
		this.drop();
		this.#client?.close();
	}

	#recordInWorker(setup: SearchSetup, size: TreeSize, stop: Stop | null): Promise<boolean> {
		return this.#run(begun(setup, size, 'recording'), async (client, goOn) => {
			const listener: RecordedListener = {
				onProgress: (stage, visited) => {
					goOn((running) => at(running, stage, visited));
				},
				onChunk: (stage, { columns }) => {
					goOn((running) => {
						const grown = at(running, stage);
						grown.growth.add(columns);
						return grown;
					});
				},
				onFinishing: () => {
					goOn((running) => ({ ...running, isFinishing: true }));
				}
			};
			const { recording, problem } = await client.record(setup, listener, stop);
			const notice = problem === null ? null : `${nameOf(setup)} failed: ${problem}`;
			return { state: { kind: 'shown', notice }, shown: { setup, recording, standsInFor: null } };
		});
	}

	/**
	 * Works in the worker until it ends, or until another state replaces the run: then nothing comes of it.
	 * @returns true if a recording is shown
	 */
	async #run(
		first: Running,
		work: (client: Client, goOn: (change: (running: Running) => Running) => void) => Promise<End>
	): Promise<boolean> {
		/** The run as it is now; null if it was replaced. */
		const now = (): Running | null => {
			const running = this.in('running');
			return running?.run === first.run ? running : null;
		};
		this.#state = first;
		let end: End;
		try {
			this.#client ??= await this.newClient();
			if (now() === null) return false;
			end = await work(this.#client, (change) => {
				const running = now();
				if (running !== null) this.#state = change(running);
			});
		} catch (error) {
			end = { state: unrecorded(now() ?? first, error) };
		}
		if (now() === null) return false;
		this.#state = end.state;
		if (end.shown !== undefined) this.show(end.shown);
		return end.shown !== undefined;
	}
}

/** The state after a run without a recording; nothing is said where it was stopped without a word. */
function unrecorded({ setup, saidIfEmpty }: Running, error: unknown): SearchState {
	const notice = error instanceof Cancelled ? saidIfEmpty : whyFailed(setup, error);
	return notice === null ? SETTLED : { kind: 'failed', notice };
}

/** True if plain minimax has to run whatever the search itself prunes. */
function needsMinimax({ algorithm, order }: SearchSetup): boolean {
	return visitsAll(algorithm) || needsExactValues(order);
}
