import type { PositionGraph } from './position-graph.ts';

/** Counts of one ply, up to a step. */
interface PlyCount {
	readonly ply: number;
	/** Distinct positions. */
	readonly positions: number;
	/** Nodes of the tree: the number of visits of these positions. */
	readonly visits: number;
}

/** Positions and visits of every ply at a step; O(positions). */
export function plyCountsAt(graph: PositionGraph, step: number): PlyCount[] {
	const { rows, nodes } = graph.progressAt(step);
	const counts = Array.from({ length: graph.plies }, () => ({ positions: 0, visits: 0 }));
	for (let node = 0; node < nodes; node++) {
		const count = counts[graph.plyOf(node)];
		if (count === undefined) continue;
		count.positions++;
		count.visits += graph.visitsOf(node, rows);
	}
	return counts.map((count, ply) => ({ ply, ...count }));
}
