/** Counts searches, and reports each figure as soon as it is known. */
import { runTask, type CompareTask } from '../../core/experiments/compare/compare-task.ts';
import type { CountEvent } from '../../core/experiments/compare/count-searches.ts';
import { loadAll } from '../../core/search/load.ts';
import { serve } from '../../workers/serve.ts';

serve<CompareTask, CountEvent, null>((task, { progress }) => {
	runTask(task, (event) => {
		progress(event);
	});
	return null;
}, loadAll);
