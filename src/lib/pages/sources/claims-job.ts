import { Job } from '../../workers/job.ts';
import type { SourcesAnswer, SourcesProgress, SourcesTask } from './claims-protocol.ts';

/** A worker that checks claims or computes figures. */
export function newSourcesJob(): Job<SourcesTask, SourcesProgress, SourcesAnswer> {
	return new Job(
		() => new Worker(new URL('./claims.worker.ts', import.meta.url), { type: 'module' })
	);
}
