import { alphaBeta } from '../../../search/alphabeta.ts';
import type { SearchTree } from '../../../search/search.ts';
import { rulesOf, type SearchSetup } from '../../../search/setup.ts';
import { VisitLimit, type OnProgress } from './visit-limit.ts';

/**
 * The nodes that alpha-beta visits of a tree, in the order that the tree has of its own.
 * @throws BudgetExceeded
 */
export function countTree(tree: SearchTree, setup: SearchSetup, onProgress?: OnProgress): number {
	const observer = new VisitLimit(setup.budget, onProgress);
	alphaBeta.run({ tree, observer, ...rulesOf(setup) });
	return observer.nodes;
}
