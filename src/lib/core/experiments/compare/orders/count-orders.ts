/**
 * Counts the move orders of a tree: each node may search its moves in any order, independently of the others, so the
 * number is the product of the factorials of all numbers of moves.
 */
import type { SearchTree } from '../../../search/search.ts';
import { VisitLimit, type OnProgress } from '../../../search/visit-limit.ts';

export interface OrderCount {
	/** Nodes of the whole tree. */
	readonly nodes: number;
	/** Plies from the root to the deepest leaf. */
	readonly height: number;
	/** The number itself; null where it has more than `EXACT_DIGITS` digits. */
	readonly orders: bigint | null;
	/** Its logarithm to base 10. */
	readonly log10: number;
}

/** For larger numbers only the magnitude is shown. */
const EXACT_DIGITS = 300;

/** @throws BudgetExceeded if the tree has more than `most` nodes */
export function countOrders(tree: SearchTree, most: number, onProgress?: OnProgress): OrderCount {
	const limit = new VisitLimit(most, onProgress);
	let height = 0;
	/** By number of moves, the number of nodes with that many. */
	const widths: (number | undefined)[] = [];
	visit();
	let log10 = 0;
	for (const [width, count] of widths.entries()) {
		if (count !== undefined) log10 += count * log10Factorial(width);
	}
	const orders = log10 < EXACT_DIGITS ? product(widths) : null;
	return { nodes: limit.visited, height, orders, log10 };

	function visit(): void {
		limit.visit();
		height = Math.max(height, tree.path.length);
		if (tree.isLeaf()) return;
		const moves = tree.moves();
		widths[moves.length] = (widths[moves.length] ?? 0) + 1;
		for (const move of moves) {
			tree.play(move);
			visit();
			tree.undo();
		}
	}
}

function log10Factorial(n: number): number {
	let sum = 0;
	for (let factor = 2; factor <= n; factor++) sum += Math.log10(factor);
	return sum;
}

function product(widths: readonly (number | undefined)[]): bigint {
	let orders = 1n;
	for (const [width, count] of widths.entries()) {
		if (count !== undefined) orders *= factorial(width) ** BigInt(count);
	}
	return orders;
}

function factorial(n: number): bigint {
	let result = 1n;
	for (let factor = 2n; factor <= n; factor++) result *= factor;
	return result;
}
