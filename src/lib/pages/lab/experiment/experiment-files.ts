import { WorkerLink, type QuestionOf } from '../../../workers/worker-link.ts';
import type { FileRequest, FileResponse } from './experiment-protocol.ts';

/**
 * Makes a file in a worker of its own.
 *
 * @returns a function that cancels it at once
 */
export function makeFile(
	question: QuestionOf<FileRequest>,
	listener: {
		/** A share, 0..1. */
		readonly onProgress: (share: number) => void;
		readonly onMade: (file: Blob) => void;
		readonly onFailed: (error: Error) => void;
	}
): () => void {
	const link = new WorkerLink<FileRequest, FileResponse>(
		() => new Worker(new URL('./experiment-files.worker.ts', import.meta.url), { type: 'module' })
	);
	const hear = (response: FileResponse): void => {
		if (response.kind === 'progress') {
			listener.onProgress(response.share);
			return;
		}
		link.end();
		if (response.kind === 'made') listener.onMade(response.file);
		else listener.onFailed(new Error(response.message));
	};
	link.ask(question, [], hear, listener.onFailed);
	return () => {
		link.end();
	};
}
