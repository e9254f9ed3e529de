/** Makes the downloadable files of an experiment; reports the finished share, 0..1. */
import { serve } from '../../../workers/serve.ts';
import type { FileTask } from './experiment-protocol.ts';
import { makeCsv, makePositions, makeResultFiles } from './make-files.ts';

serve<FileTask, number, Blob>((task, { progress }) => {
	switch (task.kind) {
		case 'csv':
			return makeCsv(task.parts, task.results, progress);
		case 'files':
			return makeResultFiles(task.parts, task.results, task.group, progress);
		case 'positions':
			return makePositions();
	}
});
