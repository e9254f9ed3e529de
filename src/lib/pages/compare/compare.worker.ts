/** Counts searches off the page's thread, and reports each figure as soon as it is known. */
import { runTask } from '../../core/experiments/compare/compare-task.ts';
import { messageOf } from '../../workers/message-of.ts';
import type { CompareRequest, CompareResponse } from './compare-protocol.ts';

const post = (response: CompareResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data: { id, task } }: MessageEvent<CompareRequest>): void => {
	try {
		runTask(task, (event) => {
			post({ id, ...event });
		});
		post({ id, kind: 'done' });
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
};
