import { BudgetExceeded } from '../core/search/budget.ts';
import { Cancelled } from './failures.ts';
import { messageOf } from './message-of.ts';
import type { TaskMessage, WorkerMessage } from './messages.ts';
import { WorkerLink } from './worker-link.ts';

/**
 * What a newer task does to the worker of an older one that is still running: `ends` it; or `waits` for it and keeps
 * what it holds in its memory, though nothing more is heard of the older task.
 */
export type Newer = 'ends' | 'waits';

/**
 * A worker that does one task at a time, and is kept for the next one. The worker's own side is `serve`, with the same
 * three types.
 */
export class Job<Task, Progress, Answer> {
	#link: WorkerLink<TaskMessage<Task>, WorkerMessage<Progress, Answer>> | null = null;
	/** Ends the promise of the running task; null while there is none. */
	#reject: ((error: Error) => void) | null = null;

	/** @param make starts the worker; the bundler needs the script's address at the call itself */
	constructor(
		private readonly make: () => Worker,
		private readonly newer: Newer = 'ends'
	) {}

	/**
	 * Does a task; an older one that is still running is cancelled.
	 *
	 * @param onProgress not called after the end of the task, nor after it was cancelled
	 * @param transfer what moves to the worker instead of being copied
	 * @throws Cancelled; BudgetExceeded, if a search of the task did; or an Error that says in a sentence what went wrong.
	 * After the last two the worker is ended, since its state is unknown
	 */
	run(
		task: Task,
		onProgress: (progress: Progress) => void = () => undefined,
		transfer: Transferable[] = []
	): Promise<Answer> {
		if (this.newer === 'ends') this.cancel();
		this.#reject?.(new Cancelled());
		// An idle worker may have died meanwhile.
		if (this.#link?.isDead === true) this.#drop();
		const link = (this.#link ??= new WorkerLink(this.make));
		return new Promise((resolve, reject) => {
			this.#reject = reject;
			const fail = (error: Error): void => {
				this.#drop();
				reject(error);
			};
			const hear = (message: WorkerMessage<Progress, Answer>): void => {
				if (message.kind === 'progress') onProgress(message.progress);
				else if (message.kind === 'answer') {
					link.rest();
					this.#reject = null;
					resolve(message.answer);
				} else if (message.kind === 'failed') fail(errorOf(message));
			};
			try {
				link.ask({ task }, transfer, hear, fail);
			} catch (error) {
				// The task itself could not be sent.
				fail(new Error(messageOf(error)));
			}
		});
	}

	/** Cancels the running task and ends its worker at once; an idle worker is kept. */
	cancel(): void {
		const reject = this.#reject;
		if (reject === null) return;
		this.#drop();
		reject(new Cancelled());
	}

	/** Cancels the running task, and ends the worker even if it is idle; another task would start another one. */
	end(): void {
		this.cancel();
		this.#drop();
	}

	#drop(): void {
		this.#reject = null;
		this.#link?.end();
		this.#link = null;
	}
}

/** For `catch`: tells in a sentence why a task failed, and nothing of one that was cancelled. */
export function unlessCancelled(tell: (message: string) => void): (error: unknown) => void {
	return (error) => {
		if (!(error instanceof Cancelled)) tell(messageOf(error));
	};
}

function errorOf({ message, budget }: { message: string; budget: number | null }): Error {
	return budget === null ? new Error(message) : new BudgetExceeded(budget);
}
