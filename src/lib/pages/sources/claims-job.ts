import { WorkerLink } from '../../workers/worker-link.ts';
import type { SourcesRequest, SourcesResponse, SourcesTask } from './claims-protocol.ts';

/** Receives the results of a task. */
export interface JobListener {
	readonly onAnswer: (response: SourcesResponse) => void;
	/** @param fault what went wrong, in a sentence; null if the task was finished */
	readonly onEnd: (fault: string | null) => void;
}

/** One worker that does one task at a time; it is kept for the next one unless it was cancelled or died. */
export class SourcesJob {
	#link: WorkerLink<SourcesRequest, SourcesResponse> | null = null;

	/** Starts a task; no other task may be running. */
	start(task: SourcesTask, { onAnswer, onEnd }: JobListener): void {
		this.#link ??= new WorkerLink(
			() => new Worker(new URL('./claims.worker.ts', import.meta.url), { type: 'module' })
		);
		this.#link.ask(
			{ task },
			[],
			(response) => {
				if (response.kind === 'done' || response.kind === 'failed') {
					this.#link?.rest();
					onEnd(response.kind === 'failed' ? response.message : null);
				} else {
					onAnswer(response);
				}
			},
			(error) => {
				this.cancel();
				onEnd(error.message);
			}
		);
	}

	/** Ends the worker at once. */
	cancel(): void {
		this.#link?.end();
		this.#link = null;
	}
}
