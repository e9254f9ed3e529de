import { countLeaves, isLeaf } from '../plain-tree.ts';
import type { Idea } from './idea.ts';

/** The right cuts, but leaves that were cut are counted: those at a pruned branch, or all. */
export const countsCut: Idea = {
	id: 'counts-cut',
	about: ['alphabeta'],
	isDrawn: false,
	isHeard: false,
	answers: ({ tree }, right) => {
		const cutLeaves = right.pruned.filter((pruned, node) => pruned && isLeaf(tree, node)).length;
		return [
			{ ...right, count: right.count + cutLeaves },
			{ ...right, count: countLeaves(tree, 0) }
		];
	},
	clause: () => 'that also counts leaves that were cut',
	alone: () => 'The cuts are right, but leaves that were cut are counted.'
};
