import { seededRandom } from '../base/random.ts';
import { BudgetExceeded } from './budget.ts';
import { estimateNodes } from './estimate.ts';
import { runMinimax } from './minimax.ts';
import { prepareSearch } from './prepare.ts';
import type { SearchTree } from './search.ts';
import type { SearchSetup } from './setup.ts';
import { VisitLimit } from './visit-limit.ts';

/** Nodes that plain minimax visits: counted, or sampled with an interval. */
export interface TreeSize {
	readonly nodes: number;
	/** Two standard errors below and above a sampled number; both equal the number if it was counted. */
	readonly low: number;
	readonly high: number;
	readonly isExact: boolean;
}

/**
 * Estimates the size of the full game tree of a setup. How many of its nodes a pruning search visits cannot be
 * predicted.
 * @param countable trees up to this many nodes are counted
 * @param expansions the most nodes that a sample of a larger one may expand
 */
export function sizeOf(setup: SearchSetup, countable: number, expansions: number): TreeSize {
	// Move order does not affect the size, and some orders need a search of their own.
	const prepared = prepareSearch({ ...setup, order: 'listed' });
	const counted = countNodes(prepared.newTree(worthNothing), countable);
	if (counted !== null) return { nodes: counted, low: counted, high: counted, isExact: true };
	const { nodes, low, high } = estimateNodes(
		prepared.newTree(worthNothing),
		seededRandom(1),
		expansions
	);
	// Counting has shown that there are more nodes than this.
	const least = countable + 1;
	return {
		nodes: Math.max(nodes, least),
		low: Math.max(low, least),
		high: Math.max(high, least),
		isExact: false
	};
}

/** Valuing leaves may cost far more than counting them. */
const worthNothing = (): number => 0;

/** Memory of so many rows with all their lookup tables, in bytes; rounded up from measurements of `npm run bench`. */
export function recordedBytes(rows: number): number {
	return rows * BYTES_PER_ROW;
}

const BYTES_PER_ROW = 40;

/** The nodes of a tree; null as soon as there is one more than the limit. */
export function countNodes(tree: SearchTree, limit: number): number | null {
	const observer = new VisitLimit(limit);
	try {
		runMinimax({ tree, observer, cut: 'equal', fail: 'soft', ties: 'bounds' });
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
	return observer.visited;
}
