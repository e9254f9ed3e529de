import { formatCount } from '$lib/core/explain/format.ts';
import type { Reduction } from '$lib/core/trace/reduction.ts';

/** "Maximise: of each of the 19 subtrees with their roots on level 1, ..." */
export function describeReduction(reduction: Reduction | undefined): string {
	if (reduction === undefined) return '';
	const { level, keeps, nodes, subtrees } = reduction;
	const verb = keeps === 'greatest' ? 'Maximise' : 'Minimise';
	const below = `${formatCount(nodes)} ${nodes === 1 ? 'node' : 'nodes'} of level ${level + 1}`;
	if (level === 0) return `${verb}: of the ${below} the ${keeps} value goes to the root.`;
	const trees = `${formatCount(subtrees)} ${subtrees === 1 ? 'subtree' : 'subtrees'}`;
	return `${verb}: the ${below} form ${trees}, and the ${keeps} value of each goes to its root on level ${level}.`;
}
