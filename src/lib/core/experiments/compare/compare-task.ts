import type { DepthRange } from '../../search/family/parse-comparison.ts';
import { countSearches, type CompareQuestion, type CountEvent } from './count-searches.ts';
import { countGrowth } from './growth.ts';

/** One counting task, for a worker or, if it is small, run directly. */
export interface CompareTask {
	readonly question: CompareQuestion;
	/** The depths of growth; null: only the setup's own depth, with more figures. */
	readonly depths: DepthRange | null;
	/** Depths whose tree figures are known already; null means to the end. */
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
