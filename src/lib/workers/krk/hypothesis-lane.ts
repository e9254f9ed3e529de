import { WorkerLink } from '../worker-link.ts';
import type {
	HypothesisRequest,
	HypothesisResponse,
	HypothesisTask
} from './hypothesis-protocol.ts';

type Link = WorkerLink<HypothesisRequest, HypothesisResponse>;

/** Hears what a lane's worker has to tell. */
export interface LaneListener {
	readonly onAnswer: (response: HypothesisResponse) => void;
	/** The task in hand, and all after it, wait until `run` is called again. */
	readonly onFailure: (message: string) => void;
	/** Nothing is left to do. */
	readonly onIdle: () => void;
}

/** One worker and what it has still to do, one task after the other. */
export class HypothesisLane {
	#link: Link | null = null;
	#isBusy = false;
	/** The first is the one in hand. */
	#tasks: HypothesisTask[] = [];

	constructor(private readonly listener: LaneListener) {}

	/** Puts tasks at the end of the list. */
	add(tasks: readonly HypothesisTask[]): void {
		this.#tasks.push(...tasks);
		this.run();
	}

	/** Begins with the first task, or begins it anew after a failure. */
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

	/** Ends its worker at once, and forgets the tasks. */
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
