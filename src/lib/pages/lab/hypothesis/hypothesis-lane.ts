import { Job, unlessCancelled } from '../../../workers/job.ts';
import type { HypothesisNews, HypothesisTask } from './hypothesis-protocol.ts';

/** Receives what a lane's worker says. */
interface LaneListener {
	readonly onNews: (news: HypothesisNews) => void;
	/** The current task, and all after it, wait until `run` is called again. */
	readonly onFailure: (message: string) => void;
	/** No tasks remain. */
	readonly onIdle: () => void;
}

/** One worker and its queue of tasks. */
export class HypothesisLane {
	readonly #job = new Job<HypothesisTask, HypothesisNews, null>(
		() => new Worker(new URL('./hypothesis.worker.ts', import.meta.url), { type: 'module' })
	);
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
		this.#job.run(task, this.listener.onNews).then(
			() => {
				this.#isBusy = false;
				this.#tasks.shift();
				this.run();
			},
			unlessCancelled((message) => {
				this.#isBusy = false;
				this.listener.onFailure(message);
			})
		);
	}

	/** Ends its worker at once, and drops the tasks. */
	cancel(): void {
		this.#tasks = [];
		this.#isBusy = false;
		this.#job.end();
	}
}
