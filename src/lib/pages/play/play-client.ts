import type { Choice } from '../../core/engines/choose-move.ts';
import { WorkerLink } from '../../workers/worker-link.ts';
import type { PlayQuestion, PlayRequest, PlayResponse } from './play-protocol.ts';

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

/** Lets engines think in a worker, one request at a time. */
export class PlayClient implements Thinker {
	#link: WorkerLink<PlayRequest, PlayResponse> | null = null;
	#isBusy = false;

	ask(question: PlayQuestion, listener: ThinkListener): void {
		// A thinking worker receives no messages, and its current task is no longer needed.
		if (this.#isBusy) this.end();
		if (this.#link === null || this.#link.isDead) this.#link = newLink();
		const link = this.#link;
		this.#isBusy = true;
		const fail = (message: string): void => {
			this.end();
			listener.onFailure(message);
		};
		link.ask(
			question,
			[],
			(response) => {
				if (response.kind === 'progress') {
					listener.onNodes(response.nodes);
				} else if (response.kind === 'chosen') {
					link.rest();
					this.#isBusy = false;
					listener.onChoice(response.choice);
				} else if (response.kind === 'failed') fail(response.message);
			},
			({ message }) => {
				fail(message);
			}
		);
	}

	end(): void {
		this.#isBusy = false;
		this.#link?.end();
		this.#link = null;
	}
}

/** Starts a worker of the Play page. */
export function newLink(): WorkerLink<PlayRequest, PlayResponse> {
	return new WorkerLink(
		() => new Worker(new URL('./play.worker.ts', import.meta.url), { type: 'module' })
	);
}
