import type { FileRequest, FileResponse } from './experiment-protocol.ts';
import { makeCsv, makePositions, makeResultFiles } from './make-files.ts';
import { messageOf } from '../../../workers/message-of.ts';

self.onmessage = ({ data }: MessageEvent<FileRequest>): void => {
	const { id } = data;
	try {
		const file = make(data, (share) => {
			self.postMessage({ id, kind: 'progress', share } satisfies FileResponse);
		});
		self.postMessage({ id, kind: 'made', file } satisfies FileResponse);
	} catch (error) {
		self.postMessage({ id, kind: 'failed', message: messageOf(error) } satisfies FileResponse);
	}
};

function make(request: FileRequest, onProgress: (share: number) => void): Blob {
	switch (request.kind) {
		case 'csv':
			return makeCsv(request.parts, request.results, onProgress);
		case 'files':
			return makeResultFiles(request.parts, request.results, request.group, onProgress);
		case 'positions':
			return makePositions();
	}
}
