import { WorkerLink } from '../../../workers/worker-link.ts';
import type { OrdersAnswer, OrdersRequest, OrdersResponse, OrdersTask } from './protocol.ts';

/** Receives the results of a task. */
export interface JobListener {
	readonly onAnswer: (answer: OrdersAnswer) => void;
	/** @param fault what went wrong, in a sentence; null if the task was finished */
	readonly onEnd: (fault: string | null) => void;
}

/** One worker that does one task at a time; a new task ends the current one at once. */
export class OrdersJob {
	#link: WorkerLink<OrdersRequest, OrdersResponse> | null = null;
	#isBusy = false;

	start(task: OrdersTask, listener: JobListener): void {
		if (this.#isBusy) this.cancel();
		this.#link ??= new WorkerLink(
			() => new Worker(new URL('./orders.worker.ts', import.meta.url), { type: 'module' })
		);
		this.#isBusy = true;
		this.#link.ask(
			{ task },
			[],
			(response) => {
				this.#hear(response, listener);
			},
			(error) => {
				this.cancel();
				listener.onEnd(error.message);
			}
		);
	}

	/** Ends the worker at once. */
	cancel(): void {
		this.#link?.end();
		this.#link = null;
		this.#isBusy = false;
	}

	#hear(response: OrdersResponse, { onAnswer, onEnd }: JobListener): void {
		switch (response.kind) {
			case 'alive':
				break;
			case 'answer':
				onAnswer(response.answer);
				break;
			case 'done':
				this.#rest();
				onEnd(null);
				break;
			case 'over-budget':
				this.#rest();
				onEnd(
					`A search visits more than the ${response.budget.toLocaleString('en')} nodes of its budget.`
				);
				break;
			case 'failed':
				this.#rest();
				onEnd(response.message);
				break;
		}
	}

	#rest(): void {
		this.#link?.rest();
		this.#isBusy = false;
	}
}
