import type { GraphsData } from '../core/layout/graph/make-graphs.ts';
import type { Trace } from '../core/trace/trace.ts';
import type { GraphRequest, GraphResponse } from './graph-protocol.ts';
import { WorkerLink } from './worker-link.ts';

/** Receives the progress of a fold; not called after its end. */
export interface FoldListener {
	readonly onProgress: (rows: number) => void;
	readonly onGraphs: (graphs: GraphsData) => void;
	readonly onFailure: (message: string) => void;
}

/**
 * Folds the positions of a trace in a worker of its own, which ends with it.
 * @returns a function that ends it at once
 */
export function foldInWorker({ header, columns }: Trace, listener: FoldListener): () => void {
	const link = new WorkerLink<GraphRequest, GraphResponse>(
		() => new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' })
	);
	const hear = (response: GraphResponse): void => {
		if (response.kind === 'progress') {
			listener.onProgress(response.rows);
			return;
		}
		link.end();
		if (response.kind === 'folded') listener.onGraphs(response.graphs);
		else listener.onFailure(response.message);
	};
	link.ask({ kind: 'fold', trace: { header, columns } }, [], hear, ({ message }) => {
		listener.onFailure(message);
	});
	return () => {
		link.end();
	};
}
