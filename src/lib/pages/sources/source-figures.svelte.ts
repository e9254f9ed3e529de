import type { Finding } from '$lib/core/experiments/sources/claims/claim.ts';
import type { SwiftDepth } from '$lib/core/experiments/sources/figures/swift-depths.ts';
import { unlessCancelled } from '$lib/workers/job.ts';
import { newSourcesJob } from './claims-job.ts';
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
	readonly #job = newSourcesJob();

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
		const computing = this.#job.run(task, (progress) => {
			if (progress.kind === 'swift-depth') this.#depths = [...this.#depths, progress.row];
		});
		computing.then(
			(answer) => {
				if (answer !== null) this.#scores = answer.finding;
				this.#tasks = rest;
				this.open();
			},
			unlessCancelled((message) => {
				this.#fault = message;
			})
		);
	}

	close(): void {
		this.#job.end();
	}
}
