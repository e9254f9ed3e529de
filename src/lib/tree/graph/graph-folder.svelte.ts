/** Makes the graphs of the current search: small ones immediately, large ones in a worker while their view is open. */
import { untrack } from 'svelte';
import type { GraphsData } from '$lib/core/layout/graph/make-graphs.ts';
import {
	adoptGraphs,
	graphsAtOnce,
	type PositionGraphs
} from '$lib/core/layout/graph/position-graphs.ts';
import type { Trace } from '$lib/core/trace/trace.ts';
import { Job, unlessCancelled } from '$lib/workers/job.ts';
import type { TraceMessage } from '$lib/workers/protocol.ts';
import type { Stepped } from '../stepped.ts';
import { hasGraph } from './graph-picture.ts';
import { perStepped } from '../per-stepped.svelte.ts';

export class GraphFolder {
	#made: { readonly trace: Trace; readonly graphs: PositionGraphs } | null = $state.raw(null);
	/** Number of rows of the trace folded so far. */
	rows = $state(0);
	#failure: { readonly trace: Trace; readonly message: string } | null = $state.raw(null);

	constructor(private readonly stepped: Stepped) {}

	/** Null while they are being made, and for a search that has none. */
	readonly graphs: PositionGraphs | null = $derived.by(() => {
		const { trace } = this.stepped;
		if (!hasGraph(trace)) return null;
		return this.#made?.trace === trace ? this.#made.graphs : graphsAtOnce(trace);
	});

	/** Why it failed; null if it did not. */
	get problem(): string | null {
		return this.#failure?.trace === this.stepped.trace ? this.#failure.message : null;
	}

	/**
	 * Makes the graphs if necessary, and again for another search. Run in an effect that lasts as long as the view.
	 * @returns ends the work
	 */
	work(): (() => void) | undefined {
		const { trace } = this.stepped;
		if (this.problem !== null) return undefined;
		this.rows = 0;
		if (untrack(() => this.graphs) !== null) return undefined;
		// Of its own, since the worker's memory is as large as the search.
		const job = new Job<TraceMessage, number, GraphsData>(
			() =>
				new Worker(new URL('../../workers/graph.worker.ts', import.meta.url), { type: 'module' })
		);
		const end = (): void => {
			job.end();
		};
		const { header, columns } = trace;
		const folding = job.run({ header, columns }, (rows) => {
			this.rows = rows;
		});
		folding.finally(end).then(
			(data) => {
				this.#made = { trace, graphs: adoptGraphs(trace, data) };
			},
			unlessCancelled((message) => {
				this.#failure = { trace, message };
			})
		);
		return end;
	}

	tryAgain(): void {
		this.#failure = null;
	}
}

/** The one folder of a stepped search. */
export const graphFolderOf = perStepped((stepped) => new GraphFolder(stepped));
