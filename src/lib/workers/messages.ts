/** The messages between a job and its worker; both sides import this file. */
import type { Numbered } from './worker-link.ts';

/** To a worker. */
export type TaskMessage<Task> = Numbered & { readonly task: Task };

/** From a worker, with the number of the task. */
export type WorkerMessage<Progress, Answer> = Numbered &
	(
		| { readonly kind: 'progress'; readonly progress: Progress }
		/** The last message of a task. */
		| { readonly kind: 'answer'; readonly answer: Answer }
		/** The last message of a task. `budget` is the one that a search exceeded, or null. */
		| { readonly kind: 'failed'; readonly message: string; readonly budget: number | null }
		/** No news, but the work goes on. */
		| { readonly kind: 'alive' }
	);
