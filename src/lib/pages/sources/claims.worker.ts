/** Checks the claims of the five texts, and computes their figures. */
import type { Progress } from '../../core/experiments/sources/claims/claim.ts';
import { claimOf } from '../../core/experiments/sources/claims/registry.ts';
import { swiftDepths } from '../../core/experiments/sources/figures/swift-depths.ts';
import { loadAll } from '../../core/search/load.ts';
import { atMostEvery } from '../../workers/at-most-every.ts';
import { serve } from '../../workers/serve.ts';
import type { SourcesAnswer, SourcesProgress, SourcesTask } from './claims-protocol.ts';

/** Milliseconds between two reports. */
const PACE = 100;

serve<SourcesTask, SourcesProgress, SourcesAnswer>((task, { progress }) => {
	const start = performance.now();
	const isTime = atMostEvery(PACE);
	const report = (soFar: Progress): void => {
		if (isTime()) progress({ kind: 'progress', progress: soFar });
	};
	if (task.kind === 'claim') {
		const finding = claimOf(task.claim).run(report);
		return { finding, seconds: (performance.now() - start) / 1000 };
	}
	for (const row of swiftDepths(task.depths, report)) progress({ kind: 'swift-depth', row });
	return null;
}, loadAll);
