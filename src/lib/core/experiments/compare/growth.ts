/** Nodes by depth: the same position searched to one ply, two, three, each search until it exceeds its budget. */
import { gameOf } from '../../games/registry.ts';
import { longestLine } from '../../games/longest-line.ts';
import { rootOf } from '../../games/root.ts';
import type { DepthRange } from '../../search/family/parse-comparison.ts';
import type { AlgorithmId } from '../../search/registry.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { countSearches, type CompareQuestion, type CountEvent } from './count-searches.ts';

/**
 * Counts every search at every depth, shallow ones first. A search over the budget is not run any deeper; nor is any
 * search if the move order exceeds it.
 *
 * @param known depths whose tree figures are known already
 */
export function countGrowth(
	question: CompareQuestion,
	{ first, last }: DepthRange,
	known: readonly (number | null)[],
	tell: (event: CountEvent) => void
): void {
	const left = new Set<AlgorithmId>(question.algorithms);
	/** Depths at which finding the minimal tree exceeded the budget: deeper ones take more. */
	const tooDeep: (number | null)[] = [];
	for (let depth = first; depth <= last && left.size > 0; depth++) {
		const tree = known.includes(depth) || tooDeep.length > 0 ? 'known' : 'wanted';
		countSearches(
			{ ...question, algorithms: [...left], setup: { ...question.setup, depth } },
			{ treeNodes: 'not-counted', tree },
			(event) => {
				if (event.kind === 'tree' && event.minimum === null) tooDeep.push(event.depth);
				if (event.kind === 'over-budget') {
					if (event.who === 'order') left.clear();
					else left.delete(event.who);
				}
				tell(event);
			}
		);
	}
}

/**
 * The default depths of growth: from 1 ply to the depth of the setup, or to the end of the longest line. Null if
 * there is nothing to grow: a typed tree has values only at its leaves, and a finished position has no plies.
 */
export function defaultDepths(setup: SearchSetup): DepthRange | null {
	const game = gameOf(setup.game);
	const root = rootOf(setup);
	if (game.leastDepth !== undefined || root.isTerminal()) return null;
	const last = setup.depth ?? longestLine(root, game.maxDepth);
	return last === 0 ? null : { first: 1, last };
}
