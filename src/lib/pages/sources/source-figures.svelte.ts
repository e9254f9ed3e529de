import type { Finding } from '$lib/core/experiments/sources/claims/claim.ts';
import type { SwiftDepth } from '$lib/core/experiments/sources/figures/swift-depths.ts';
import { SourcesJob } from './claims-job.ts';
import type { SourcesTask } from './claims-protocol.ts';

/** The Swift post's example is counted to this depth by default; the claim goes one ply deeper. */
export const SWIFT_FIGURE_DEPTHS = 4;

const TASKS: readonly SourcesTask[] = [
	{ kind: 'claim', claim: 'python-scores' },
	{ kind: 'swift-depths', depths: SWIFT_FIGURE_DEPTHS }
];

/** The figures of the page that need a search: a worker computes them when the page opens. */
export class SourceFigures {
	#depths = $state.raw<readonly SwiftDepth[]>([]);
	#scores = $state.raw<Finding | null>(null);
	#fault = $state.raw<string | null>(null);
	#tasks = TASKS;
	readonly #job = new SourcesJob();

	/** The finished rows, from 1 ply. */
	get depths(): readonly SwiftDepth[] {
		return this.#depths;
	}

	/** The Python post's scores; null until they are computed. */
	get scores(): Finding | null {
		return this.#scores;
	}

	/** Why they could not be computed; null if nothing went wrong. */
	get fault(): string | null {
		return this.#fault;
	}

	/** Computes the missing figures; also after a fault. */
	open(): void {
		this.#fault = null;
		const [task, ...rest] = this.#tasks;
		if (task === undefined) return;
		if (task.kind === 'swift-depths') this.#depths = [];
		this.#job.start(task, {
			onAnswer: (answer) => {
				if (answer.kind === 'finding') this.#scores = answer.finding;
				else if (answer.kind === 'swift-depth') this.#depths = [...this.#depths, answer.row];
			},
			onEnd: (fault) => {
				this.#fault = fault;
				if (fault !== null) return;
				this.#tasks = rest;
				this.open();
			}
		});
	}

	close(): void {
		this.#job.cancel();
	}
}
