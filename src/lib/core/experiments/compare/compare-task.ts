import type { DepthRange } from '../../search/family/parse-comparison.ts';
import { countSearches, type CompareQuestion, type CountEvent } from './count-searches.ts';
import { countGrowth } from './growth.ts';

/** One thing to be counted, in a worker or, where it is small, on the spot. */
export interface CompareTask {
	readonly question: CompareQuestion;
	/** The depths of growth; null: the question's own alone, with more figures. */
	readonly depths: DepthRange | null;
	/** Depths whose tree is known already; null stands for the whole tree. */
	readonly knownTrees: readonly (number | null)[];
}

export function runTask(
	{ question, depths, knownTrees }: CompareTask,
	tell: (event: CountEvent) => void
): void {
	if (depths !== null) {
		countGrowth(question, depths, knownTrees, tell);
		return;
	}
	const tree = knownTrees.includes(question.setup.depth) ? 'known' : 'wanted';
	countSearches(question, { treeNodes: 'counted', tree }, tell);
}
