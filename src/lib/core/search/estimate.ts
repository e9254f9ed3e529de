import type { Random } from '../base/random.ts';
import type { SearchTree } from './search.ts';

/** A sampled estimate of the nodes that plain minimax would visit. */
export interface Estimate {
	/** The mean over the probes; unbiased. */
	readonly nodes: number;
	/** Two standard errors below and above the mean; the low end is never below the number of nodes on one path. */
	readonly low: number;
	readonly high: number;
	readonly probes: number;
}

/**
 * Estimates the size of a tree from random descents: a path whose nodes have b1, b2, ... moves represents a tree of 1
 * + b1 + b1*b2 + ... nodes, and the mean over uniformly sampled paths is unbiased. D. E. Knuth, "Estimating the
 * Efficiency of Backtrack Programs", Mathematics of Computation 29 (1975).
 *
 * @param expansions the most nodes to expand: the cost of the estimate
 */
export function estimateNodes(tree: SearchTree, random: Random, expansions: number): Estimate {
	let probes = 0;
	let sum = 0;
	let sumOfSquares = 0;
	let longest = 1;
	for (let left = expansions; left > 0; probes++) {
		let nodes = 1;
		let weight = 1;
		let plies = 0;
		while (!tree.isLeaf()) {
			const moves = tree.moves();
			weight *= moves.length;
			nodes += weight;
			tree.play(moves[Math.floor(random() * moves.length)] as number);
			plies++;
		}
		for (let ply = 0; ply < plies; ply++) tree.undo();
		left -= plies + 1;
		longest = Math.max(longest, plies + 1);
		sum += nodes;
		sumOfSquares += nodes * nodes;
	}
	const mean = sum / probes;
	const variance = Math.max(0, sumOfSquares / probes - mean * mean);
	const error = 2 * Math.sqrt(variance / probes);
	return { nodes: mean, low: Math.max(longest, mean - error), high: mean + error, probes };
}
