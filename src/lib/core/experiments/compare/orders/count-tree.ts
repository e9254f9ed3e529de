import { runAlphaBeta } from '../../../search/alphabeta.ts';
import { heardByOrder } from '../../../search/ordering/learning-observer.ts';
import type { SearchTree } from '../../../search/search.ts';
import { rulesOf, type SearchSetup } from '../../../search/setup.ts';
import { VisitLimit, type OnProgress } from '../../../search/visit-limit.ts';

/**
 * The nodes of a tree that alpha-beta visits, in the tree's own order.
 * @throws BudgetExceeded
 */
export function countTree(tree: SearchTree, setup: SearchSetup, onProgress?: OnProgress): number {
	const limit = new VisitLimit(setup.budget, onProgress);
	const observer = heardByOrder(tree, limit);
	runAlphaBeta({ tree, observer, ...rulesOf(setup, 'alphabeta') });
	return limit.visited;
}
