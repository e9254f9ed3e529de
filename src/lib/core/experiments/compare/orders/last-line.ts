import { deepening } from '../../../search/family/deepening.ts';
import { nullObserver, type SearchObserver } from '../../../search/observer.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import type { SearchSetup } from '../../../search/setup.ts';
import { VisitLimit, type OnProgress } from './visit-limit.ts';

/**
 * The nodes of the last pass of iterative deepening: the best line of the previous pass first, all else as listed.
 * Null if the first pass is the last one, so that there was no line to start with.
 * @throws BudgetExceeded if one pass exceeds the budget
 */
export function lastLineNodes(setup: SearchSetup, onProgress?: OnProgress): number | null {
	let limit = new VisitLimit(setup.budget, onProgress);
	let passes = 0;
	const visit = (): number => limit.visit();
	const observer: SearchObserver = {
		...nullObserver,
		pass: () => {
			limit = new VisitLimit(setup.budget, onProgress);
			passes++;
		},
		enter: visit,
		evaluate: visit
	};
	const prepared = prepareSearch({ ...setup, order: 'listed' });
	deepening.run(prepared.newSearch('deepening', observer));
	return passes > 1 ? limit.nodes : null;
}
