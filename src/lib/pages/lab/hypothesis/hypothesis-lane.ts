import { WorkerLink } from '../../../workers/worker-link.ts';
import type {
	HypothesisRequest,
	HypothesisResponse,
	HypothesisTask
} from './hypothesis-protocol.ts';

type Link = WorkerLink<HypothesisRequest, HypothesisResponse>;

/** Receives the messages of a lane's worker. */
export interface LaneListener {
	readonly onAnswer: (response: HypothesisResponse) => void;
	/** The current task, and all after it, wait until `run` is called again. */
	readonly onFailure: (message: string) => void;
	/** No tasks remain. */
	readonly onIdle: () => void;
}

/** One worker and its queue of tasks. */
export class HypothesisLane {
	#link: Link | null = null;
	#isBusy = false;
	/** The first is the current one. */
	#tasks: HypothesisTask[] = [];

	constructor(private readonly listener: LaneListener) {}

	/** Appends tasks to the queue. */
	add(tasks: readonly HypothesisTask[]): void {
		this.#tasks.push(...tasks);
		this.run();
	}

	/** Starts the first task, or restarts it after a failure. */
	run(): void {
		const [task] = this.#tasks;
		if (this.#isBusy) return;
		if (task === undefined) {
			this.listener.onIdle();
			return;
		}
		this.#isBusy = true;
		this.#link ??= newLink();
		this.#link.ask(
			{ task },
			[],
			(response) => {
				this.#hear(response);
			},
			(error) => {
				this.#fail(error.message);
			}
		);
	}

	/** Ends its worker at once, and drops the tasks. */
	cancel(): void {
		this.#tasks = [];
		this.#end();
	}

	#hear(response: HypothesisResponse): void {
		if (response.kind === 'failed') {
			this.#fail(response.message);
		} else if (response.kind === 'done') {
			this.#link?.rest();
			this.#isBusy = false;
			this.#tasks.shift();
			this.run();
		} else {
			this.listener.onAnswer(response);
		}
	}

	#fail(message: string): void {
		this.#end();
		this.listener.onFailure(message);
	}

	#end(): void {
		this.#link?.end();
		this.#link = null;
		this.#isBusy = false;
	}
}

function newLink(): Link {
	return new WorkerLink(
		() => new Worker(new URL('./hypothesis.worker.ts', import.meta.url), { type: 'module' })
	);
}
