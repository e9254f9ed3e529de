import { recordingOf, type Recording, type RecordingStage } from '../core/trace/record.ts';
import type { SearchSetup } from '../core/search/setup.ts';
import { Trace } from '../core/trace/trace.ts';
import { BudgetExceeded } from '../core/search/budget.ts';
import type { RecordRequest, RecordResponse } from './protocol.ts';

/** Thrown into a recording that was given up, by the person or by a newer request. */
export class Cancelled extends Error {
	constructor() {
		super('The search was cancelled.');
		this.name = 'Cancelled';
	}
}

interface Pending {
	readonly id: number;
	readonly resolve: (recording: Recording) => void;
	readonly reject: (error: Error) => void;
	readonly onProgress: (stage: RecordingStage, visited: number) => void;
}

/**
 * Records searches in a worker, one at a time. A running search is cancelled at once, by ending its
 * worker; a newer request cancels the older one.
 */
export class SearchClient {
	#worker: Worker | null = null;
	#pending: Pending | null = null;
	#lastId = 0;

	/** @throws Cancelled, BudgetExceeded, or an Error that says what went wrong in the worker */
	record(
		setup: SearchSetup,
		onProgress: (stage: RecordingStage, visited: number) => void
	): Promise<Recording> {
		this.cancel();
		const worker = (this.#worker ??= this.#start());
		const request: RecordRequest = { id: ++this.#lastId, setup };
		return new Promise((resolve, reject) => {
			this.#pending = { id: request.id, resolve, reject, onProgress };
			worker.postMessage(request);
		});
	}

	/** Gives up the running search, if there is one. */
	cancel(): void {
		if (this.#pending === null) return;
		this.#stop(new Cancelled());
	}

	/** Ends the worker for good. */
	close(): void {
		this.#stop(new Cancelled());
	}

	#start(): Worker {
		const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
		worker.onmessage = ({ data }: MessageEvent<RecordResponse>) => {
			this.#receive(data);
		};
		worker.onerror = (event) => {
			event.preventDefault();
			this.#stop(new Error(event.message || 'The search could not be run.'));
		};
		return worker;
	}

	#stop(error: Error): void {
		this.#worker?.terminate();
		this.#worker = null;
		const pending = this.#pending;
		this.#pending = null;
		pending?.reject(error);
	}

	#receive(response: RecordResponse): void {
		const pending = this.#pending;
		if (pending?.id !== response.id) return;
		if (response.kind === 'progress') {
			pending.onProgress(response.stage, response.visited);
			return;
		}
		this.#pending = null;
		if (response.kind === 'over-budget') pending.reject(new BudgetExceeded(response.budget));
		else if (response.kind === 'failed') pending.reject(new Error(response.message));
		else {
			const trace = new Trace(response.trace.header, response.trace.columns);
			const shadow = response.shadow && new Trace(response.shadow.header, response.shadow.columns);
			pending.resolve(recordingOf(trace, shadow, response.shadowRow));
		}
	}
}
