/**
 * How fast a search grows, as the number of moves that a node would have to have. Two definitions are in use, and they
 * differ, for alpha-beta from one ply to the next by much: odd and even depths need different shares of the tree.
 */

/** The b for which b^depth is the number of nodes: the mean growth a ply, from the root on. */
export function meanBranching(nodes: number, depth: number): number {
	return nodes ** (1 / depth);
}

/** How many times as many nodes as one ply less takes. */
export function nextBranching(nodes: number, nodesOnePlyLess: number): number {
	return nodes / nodesOnePlyLess;
}
