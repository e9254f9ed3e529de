import { WorkerLink } from '../../workers/worker-link.ts';
import type { CompareRequest, CompareResponse } from './compare-protocol.ts';

export type CompareWorker = WorkerLink<CompareRequest, CompareResponse>;

/** Starts a counting worker. */
export function newCompareWorker(): CompareWorker {
	return new WorkerLink(
		() => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
	);
}
