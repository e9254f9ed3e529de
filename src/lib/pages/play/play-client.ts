import type { Choice } from '../../core/engines/choose-move.ts';
import { Job, unlessCancelled } from '../../workers/job.ts';
import type { PlayQuestion } from './play-protocol.ts';

/** Receives the answers to a request. */
export interface ThinkListener {
	readonly onNodes: (nodes: number) => void;
	readonly onChoice: (choice: Choice) => void;
	/** There will be no answer to this request. */
	readonly onFailure: (message: string) => void;
}

/** Computes an engine's choice: in a worker for the page, directly in tests. */
export interface Thinker {
	/** Asks for a move; a newer request silences the older. */
	ask(question: PlayQuestion, listener: ThinkListener): void;
	/** Ends the current task at once. */
	end(): void;
}

/** Lets engines think in a worker. */
export class PlayClient implements Thinker {
	readonly #job = new Job<PlayQuestion, number, Choice>(
		() => new Worker(new URL('./play.worker.ts', import.meta.url), { type: 'module' })
	);

	ask(question: PlayQuestion, { onNodes, onChoice, onFailure }: ThinkListener): void {
		this.#job.run(question, onNodes).then(onChoice, unlessCancelled(onFailure));
	}

	end(): void {
		this.#job.end();
	}
}
