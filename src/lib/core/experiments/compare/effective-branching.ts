/**
 * Growth of a search, as an effective branching factor. Two definitions are in use. For alpha-beta they differ much
 * from one ply to the next, because odd and even depths need different shares of the tree.
 */

/** The b for which b^depth is the number of nodes: the mean growth per ply, from the root. */
export function meanBranching(nodes: number, depth: number): number {
	return nodes ** (1 / depth);
}

/** The ratio of the nodes to those of a search one ply shallower. */
export function nextBranching(nodes: number, nodesOnePlyLess: number): number {
	return nodes / nodesOnePlyLess;
}
