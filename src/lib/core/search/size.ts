import { seededRandom } from '../base/random.ts';
import { BudgetExceeded } from './budget.ts';
import { estimateNodes } from './estimate.ts';
import { runMinimax } from './minimax.ts';
import { nullObserver, type PlainObserver } from './observer.ts';
import { prepareSearch } from './prepare.ts';
import type { SearchTree } from './search.ts';
import type { SearchSetup } from './setup.ts';

/** How many nodes plain minimax visits: counted, or sampled with its range. */
export interface TreeSize {
	readonly nodes: number;
	/** Two standard errors below and above a sampled number; both the number itself where it was counted. */
	readonly low: number;
	readonly high: number;
	readonly isExact: boolean;
}

/**
 * The size of the whole tree that a setup spans; what a search that prunes will leave of it nobody knows before.
 * @param countable trees up to this many nodes are counted
 * @param expansions how many nodes a sample of a larger one may expand
 */
export function sizeOf(setup: SearchSetup, countable: number, expansions: number): TreeSize {
	// The order of moves changes nothing about the size, and some orders need a search of their own.
	const prepared = prepareSearch({ ...setup, order: 'listed' });
	const counted = countNodes(prepared.newTree(worthNothing), countable);
	if (counted !== null) return { nodes: counted, low: counted, high: counted, isExact: true };
	const { nodes, low, high } = estimateNodes(
		prepared.newTree(worthNothing),
		seededRandom(1),
		expansions
	);
	// Counting has shown that there are more.
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

/**
 * The memory that so many rows take with all that is looked up in them, in bytes; rounded up from what
 * `npm run bench` measures.
 */
export function recordedBytes(rows: number): number {
	return rows * BYTES_PER_ROW;
}

const BYTES_PER_ROW = 40;

function countNodes(tree: SearchTree, limit: number): number | null {
	let nodes = 0;
	const count = (): void => {
		if (++nodes > limit) throw new BudgetExceeded(limit);
	};
	const observer: PlainObserver = { ...nullObserver, enter: count, evaluate: count };
	try {
		runMinimax({ tree, observer, cut: 'equal', fail: 'soft', ties: 'bounds' });
	} catch (error) {
		if (error instanceof BudgetExceeded) return null;
		throw error;
	}
	return nodes;
}
