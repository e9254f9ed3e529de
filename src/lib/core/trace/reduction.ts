/**
 * Minimax as in the king-and-rook paper: not node by node but level by level, from the last one upwards. Each
 * reduction keeps, for each subtree (a node and the nodes below it that share it as their root), its greatest or its
 * least value, until one node remains. Source: Bozinovski and Jankuloski 2023, section II B.
 */
import type { Trace } from './trace.ts';

export interface Reduction {
	/** The level whose nodes receive a value from the level below; the root is level 0. */
	readonly level: number;
	/** The value kept of each subtree: the greatest if MAX moves at this level, the least if MIN does. */
	readonly keeps: 'greatest' | 'least';
	/** Nodes on the level below, and the subtrees they form. */
	readonly nodes: number;
	readonly subtrees: number;
}

const known = new WeakMap<Trace, readonly Reduction[]>();

/** The reductions of a whole minimax trace in order, one fewer than it has levels. */
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
 * State of a row after so many reductions: `waiting` above the levels reduced so far, with its static value;
 * `reduced` with the value it received; `merged` below, into the node above it.
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
