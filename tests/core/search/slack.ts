import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';

/**
 * The distance between a node's best and the bound that it passes down: 0 nearly everywhere; Infinity if the node
 * passes its own window to all its moves, and never has a cutoff. A second implementation, for the oracles.
 */
export function slackAt(setup: SearchSetup, max: boolean, isRoot: boolean): number {
	if (setup.algorithm === 'swift') return isRoot || !max ? Infinity : 0;
	const knowsTies = ['alphabeta', 'quiescence'].includes(setup.algorithm);
	if (!isRoot || !knowsTies) return 0;
	return { bounds: 0, exact: 1, open: Infinity }[setup.ties];
}
