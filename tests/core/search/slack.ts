import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';

/**
 * How far the limit that a node hands down stays short of its best: 0 nearly everywhere; Infinity where the node
 * hands its own window to all its moves, and is never cut. Told a second time, for the oracles.
 */
export function slackAt(setup: SearchSetup, max: boolean, isRoot: boolean): number {
	if (setup.algorithm === 'swift') return isRoot || !max ? Infinity : 0;
	const knowsTies = ['alphabeta', 'quiescence'].includes(setup.algorithm);
	if (!isRoot || !knowsTies) return 0;
	return { bounds: 0, exact: 1, open: Infinity }[setup.ties];
}
