/** Checks the claims of the five texts, and computes their figures, off the page's thread. */
import type { Progress } from '../../core/experiments/sources/claims/claim.ts';
import { claimOf } from '../../core/experiments/sources/claims/registry.ts';
import { swiftDepths } from '../../core/experiments/sources/figures/swift-depths.ts';
import { messageOf } from '../../workers/message-of.ts';
import type { SourcesRequest, SourcesResponse, SourcesTask } from './claims-protocol.ts';

/** Milliseconds between two progress messages. */
const PACE = 100;

const post = (response: SourcesResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data: { id, task } }: MessageEvent<SourcesRequest>): void => {
	try {
		run(id, task);
		post({ id, kind: 'done' });
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
};

function run(id: number, task: SourcesTask): void {
	const start = performance.now();
	let last = -Infinity;
	const report = (progress: Progress): void => {
		const now = performance.now();
		if (now - last < PACE) return;
		last = now;
		post({ id, kind: 'progress', progress });
	};
	if (task.kind === 'claim') {
		const finding = claimOf(task.claim).run(report);
		post({ id, kind: 'finding', finding, seconds: (performance.now() - start) / 1000 });
	} else {
		for (const row of swiftDepths(task.depths, report)) post({ id, kind: 'swift-depth', row });
	}
}
