import type { FamilyObserver } from '../../../search/family/family-observer.ts';
import { nodeKeys } from '../../../search/family/keys.ts';
import { familyOf } from '../../../search/family/registry.ts';
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { nullObserver } from '../../../search/observer.ts';
import { prepareSearch } from '../../../search/prepare.ts';
import { rulesOf, type SearchSetup } from '../../../search/setup.ts';
import { leastDepthOf } from './root.ts';
import { VisitLimit, type OnProgress } from './visit-limit.ts';

/**
 * The nodes of the last pass of iterative deepening: the best line of the pass before first, all else as listed.
 * Null where the first pass is the last one, so that there was no line to begin with.
 * @throws BudgetExceeded where one pass takes more than the budget
 */
export function lastLineNodes(setup: SearchSetup, onProgress?: OnProgress): number | null {
	let limit = new VisitLimit(setup.budget, onProgress);
	let passes = 0;
	const visit = (): void => {
		limit.enter();
	};
	const observer: FamilyObserver = {
		...nullObserver,
		pass: () => {
			limit = new VisitLimit(setup.budget, onProgress);
			passes++;
		},
		enter: visit,
		evaluate: visit,
		probe: visit,
		research: () => undefined
	};
	familyOf('deepening').run({
		tree: prepareSearch({ ...setup, order: 'listed' }).newTree(),
		observer,
		keys: nodeKeys('exact', evaluatorOf(setup.evaluator)),
		leastDepth: leastDepthOf(setup),
		...rulesOf(setup)
	});
	return passes > 1 ? limit.nodes : null;
}
