import { runTask, type CompareTask } from '$lib/core/experiments/compare/compare-task.ts';
import type { CountEvent } from '$lib/core/experiments/compare/count-searches.ts';
import {
	addEvent,
	atRest,
	NO_FIGURES,
	type Figures
} from '$lib/core/experiments/compare/figures.ts';
import { Job, unlessCancelled } from '$lib/workers/job.ts';

/** `waiting`: not started yet. `stopped` and `failed` keep the figures so far. */
export type RunStatus = 'waiting' | 'running' | 'done' | 'stopped' | 'failed';

/** Figures that grow while a worker counts. */
export class CompareRun {
	#figures: Figures = $state.raw(NO_FIGURES);
	#status: RunStatus = $state('waiting');
	#fault: string | null = $state(null);
	readonly #job = new Job<CompareTask, CountEvent, null>(
		() => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
	);

	get figures(): Figures {
		return this.#figures;
	}

	get status(): RunStatus {
		return this.#status;
	}

	get isRunning(): boolean {
		return this.#status === 'running';
	}

	/** Why the counting failed, in a sentence; null if it did not. */
	get fault(): string | null {
		return this.#fault;
	}

	/** Clears everything; nothing runs until it is started again. */
	reset(): void {
		this.#job.end();
		this.#figures = NO_FIGURES;
		this.#fault = null;
		this.#status = 'waiting';
	}

	/** Counts on this thread and adds to the existing figures: for tasks of a few milliseconds. */
	runAtOnce(task: CompareTask): void {
		this.#job.end();
		this.#fault = null;
		let figures = atRest(this.#figures);
		runTask(task, (event) => {
			figures = addEvent(figures, event);
		});
		this.#figures = atRest(figures);
		this.#status = 'done';
	}

	/** Counts in a worker and adds to the existing figures; ends any earlier work. */
	start(task: CompareTask): void {
		this.#job.end();
		this.#fault = null;
		this.#figures = atRest(this.#figures);
		this.#status = 'running';
		const counting = this.#job.run(task, (event) => {
			this.#figures = addEvent(this.#figures, event);
		});
		counting.then(
			() => {
				this.#finish('done');
			},
			unlessCancelled((message) => {
				this.#fault = message;
				this.#finish('failed');
			})
		);
	}

	/** Ends the worker at once, and keeps the figures so far. */
	cancel(): void {
		if (this.isRunning) this.#finish('stopped');
	}

	/** Marks the existing figures as complete. */
	settle(): void {
		if (this.isRunning) this.#finish('done');
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.#job.end();
	}

	#finish(status: 'done' | 'stopped' | 'failed'): void {
		this.#job.end();
		this.#figures = atRest(this.#figures);
		this.#status = status;
	}
}
