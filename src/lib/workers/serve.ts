/** The worker's side of a job. */
import { BudgetExceeded } from '../core/search/budget.ts';
import { atMostEvery } from './at-most-every.ts';
import { messageOf } from './message-of.ts';
import type { TaskMessage, WorkerMessage } from './messages.ts';

/** Milliseconds between two signs of life. */
const ALIVE_MS = 1000;

/** What a task can tell the page while it runs. */
export interface Report<Progress> {
	/** @param transfer what moves to the page instead of being copied */
	readonly progress: (progress: Progress, transfer?: Transferable[]) => void;
	/** For long work without progress: shows that the worker lives. May be called often. */
	readonly alive: () => void;
	/** Lets waiting messages in; ends the task here, by throwing, if a newer one is among them. */
	readonly letIn: () => Promise<void>;
}

/** An answer whose buffers move to the page instead of being copied. */
export class Moved<Answer> {
	constructor(
		readonly answer: Answer,
		readonly buffers: Transferable[]
	) {}
}

/** Thrown into a task of which the page wants no more. */
class Superseded extends Error {}

/**
 * Makes this worker do the tasks of a job. What the work throws becomes the job's failure; a task is not begun if a
 * newer one has arrived by then.
 * @param load loads what the work needs
 */
export function serve<Task, Progress, Answer>(
	work: (
		task: Task,
		report: Report<Progress>
	) => Answer | Moved<Answer> | Promise<Answer | Moved<Answer>>,
	load?: (task: Task) => Promise<void>
): void {
	let newest = 0;
	const post = (message: WorkerMessage<Progress, Answer>, transfer: Transferable[] = []): void => {
		self.postMessage(message, { transfer });
	};
	const answer = async ({ id, task }: TaskMessage<Task>): Promise<void> => {
		const isTime = atMostEvery(ALIVE_MS);
		const report: Report<Progress> = {
			progress: (progress, transfer) => {
				post({ id, kind: 'progress', progress }, transfer);
			},
			alive: () => {
				if (isTime()) post({ id, kind: 'alive' });
			},
			letIn: async () => {
				await new Promise((resolve) => setTimeout(resolve));
				if (id !== newest) throw new Superseded();
			}
		};
		try {
			await load?.(task);
			await report.letIn();
			const found = await work(task, report);
			if (found instanceof Moved) post({ id, kind: 'answer', answer: found.answer }, found.buffers);
			else post({ id, kind: 'answer', answer: found });
		} catch (error) {
			if (error instanceof Superseded) return;
			const budget = error instanceof BudgetExceeded ? error.budget : null;
			post({ id, kind: 'failed', message: messageOf(error), budget });
		}
	};
	self.onmessage = ({ data }: MessageEvent<TaskMessage<Task>>): void => {
		newest = data.id;
		answer(data).catch((error: unknown) => {
			// An error that cannot be sent is thrown, so that the page receives it as an error event.
			setTimeout(() => {
				throw error;
			});
		});
	};
}
