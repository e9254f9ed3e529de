import { runAlphaBeta } from '../../../search/alphabeta.ts';
import { heardByOrder } from '../../../search/ordering/learning-observer.ts';
import type { SearchTree } from '../../../search/search.ts';
import { rulesOf, type SearchSetup } from '../../../search/setup.ts';
import { VisitLimit, type OnProgress } from './visit-limit.ts';

/**
 * The nodes that alpha-beta visits of a tree, in the order that the tree has of its own.
 * @throws BudgetExceeded
 */
export function countTree(tree: SearchTree, setup: SearchSetup, onProgress?: OnProgress): number {
	const limit = new VisitLimit(setup.budget, onProgress);
	const observer = heardByOrder(tree, limit.observer);
	runAlphaBeta({ tree, observer, ...rulesOf(setup, 'alphabeta') });
	return limit.nodes;
}
