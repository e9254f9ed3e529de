/**
 * Minimax as the king-and-rook paper carries it out: not node by node but level by level, from the last one
 * upwards. Each reduction leaves of every subtree (a node and the nodes below it that share it as their root)
 * its greatest or its least value, until one node is left. Source: Bozinovski and Jankuloski 2023, section II B.
 */
import type { Trace } from './trace.ts';

export interface Reduction {
	/** The level whose nodes take over a value from the level below; the root is level 0. */
	readonly level: number;
	/** What is kept of each subtree: its greatest value where MAX moves at this level, its least where MIN does. */
	readonly keeps: 'greatest' | 'least';
	/** Nodes on the level below, and the subtrees they form. */
	readonly nodes: number;
	readonly subtrees: number;
}

const known = new WeakMap<Trace, readonly Reduction[]>();

/** The reductions of a whole minimax trace in their order, one fewer than it has levels. */
export function reductionsOf(trace: Trace): readonly Reduction[] {
	let found = known.get(trace);
	if (found === undefined) {
		found = countLevels(trace);
		known.set(trace, found);
	}
	return found;
}

function countLevels(trace: Trace): Reduction[] {
	const nodes: number[] = [];
	const subtrees: number[] = [];
	for (let row = 0; row < trace.rows; row++) {
		const level = trace.depthOf(row);
		nodes[level] = (nodes[level] ?? 0) + 1;
		if (!trace.isLeaf(row)) subtrees[level] = (subtrees[level] ?? 0) + 1;
	}
	const rootIsMax = trace.isMax(0);
	return nodes
		.slice(1)
		.map((count, level): Reduction => ({
			level,
			keeps: rootIsMax === (level % 2 === 0) ? 'greatest' : 'least',
			nodes: count,
			subtrees: subtrees[level] ?? 0
		}))
		.reverse();
}

/**
 * How a row stands after so many reductions: `waiting` above the levels reduced so far, with its static value;
 * `reduced` with the value it took over; `merged` below, into the node above it.
 */
export function standingAfter(
	trace: Trace,
	row: number,
	reductions: number
): 'waiting' | 'reduced' | 'merged' {
	const level = reductionsOf(trace).length - reductions;
	const depth = trace.depthOf(row);
	if (depth < level) return 'waiting';
	return depth === level ? 'reduced' : 'merged';
}
