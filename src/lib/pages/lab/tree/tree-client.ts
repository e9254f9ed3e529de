import { WorkerLink } from '../../../workers/worker-link.ts';
import type { TreeAsked, TreeRequest, TreeResponse } from './tree-protocol.ts';

/** Receives the answers to a request; after `tree`, `none` or `failed` there is no other. */
export type TreeListener = (response: TreeResponse | { kind: 'failed'; message: string }) => void;

/** Sends requests to the tree's worker, one at a time; a newer one silences the older. */
export class TreeClient {
	#link: WorkerLink<TreeRequest, TreeResponse> | null = null;

	ask(asked: TreeAsked, listener: TreeListener): void {
		// A worker ended by the browser is unusable: the next request starts another.
		if (this.#link === null || this.#link.isDead) this.#link = newLink();
		const link = this.#link;
		link.ask(
			{ kind: 'tree', ...asked },
			[],
			(response) => {
				if (response.kind === 'failed') link.end();
				else if (response.kind !== 'tables') link.rest();
				listener(response);
			},
			({ message }) => {
				link.end();
				listener({ kind: 'failed', message });
			}
		);
	}

	/** Ends the worker at once. */
	end(): void {
		this.#link?.end();
		this.#link = null;
	}
}

function newLink(): WorkerLink<TreeRequest, TreeResponse> {
	return new WorkerLink(
		() => new Worker(new URL('./tree.worker.ts', import.meta.url), { type: 'module' })
	);
}
