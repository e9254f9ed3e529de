/** The fewest leaves that alpha-beta evaluates in any order of the children of every node. */
import type { SearchRules } from '../search/search.ts';
import { isLeaf, type PlainTree } from './plain-tree.ts';

/**
 * Exact, and without trying the orders: the fewest leaves of a node depend on the node and its window alone. For a child
 * returns its true value as far as its window shows it, so what a node does next depends on its best so far, not on the
 * orders below its children. In some order with the fewest leaves each child but the last ones raises that best: a
 * child that does not may come later, where its window is no wider, or never, if a cutoff comes first.
 */
export function fewestLeaves(tree: PlainTree, rules: SearchRules): number {
	const values = tree.value.map((_, node) => minimax(tree, node));
	const known = new Map<string, number>();
	return fewest(0, -Infinity, Infinity);

	function fewest(node: number, alpha: number, beta: number): number {
		const children = tree.children[node] ?? [];
		if (children.length === 0) return 1;
		const key = `${node} ${alpha} ${beta}`;
		const found = known.get(key) ?? fewestBelow(node, children, alpha, beta);
		known.set(key, found);
		return found;
	}

	/** Values and bounds in here are from the side that moves: larger is better. */
	function fewestBelow(
		node: number,
		children: readonly number[],
		alpha: number,
		beta: number
	): number {
		const isMax = tree.isMax[node] === true;
		const isRoot = node === 0;
		const [low, high] = isMax ? [alpha, beta] : [-beta, -alpha];
		const valueOf = (child: number): number => {
			const value = (isMax ? 1 : -1) * (values[child] ?? NaN);
			// In fail-hard an inner child returns nothing beyond its window: under > it never cuts by it.
			return rules.fail === 'hard' && !isLeaf(tree, child) ? Math.min(value, high) : value;
		};
		const cuts = (child: number): boolean => {
			if (isRoot && rules.ties === 'open') return false;
			return rules.cut === 'strict' ? valueOf(child) > high : valueOf(child) >= high;
		};
		/** Of a child that is searched with `best` as the best so far. */
		const leavesAt = (child: number, best: number): number => {
			const bound = isRoot ? limitOf(rules, best) : best;
			return isMax ? fewest(child, bound, beta) : fewest(child, alpha, -bound);
		};
		const isCut = children.some(cuts);
		const last = isCut ? Infinity : Math.max(low, ...children.map(valueOf));
		/** What all but those that raise the best cost: without a cutoff all are searched, at last with the final bound. */
		const atLast = isCut ? 0 : sum(children.map((child) => leavesAt(child, last)));
		const least = new Map<number, number>();
		return atLast + rise(low);

		/** The least that is added until the best is the last one, or until a cutoff. */
		function rise(best: number): number {
			if (best === last) return 0;
			let result = least.get(best);
			if (result !== undefined) return result;
			const better = children.filter((child) => valueOf(child) > best);
			result = Math.min(...better.map((child) => costOf(child, best)));
			least.set(best, result);
			return result;
		}

		function costOf(child: number, best: number): number {
			const now = leavesAt(child, best);
			if (isCut) return cuts(child) ? now : now + rise(valueOf(child));
			return now - leavesAt(child, last) + rise(valueOf(child));
		}
	}
}

/** The bound that the root hands on when its best so far is `best`, from the side that moves. */
function limitOf({ ties }: SearchRules, best: number): number {
	if (ties === 'open') return -Infinity;
	return ties === 'exact' ? best - 1 : best;
}

function minimax(tree: PlainTree, node: number): number {
	const children = tree.children[node] ?? [];
	if (children.length === 0) return tree.value[node] ?? NaN;
	const values = children.map((child) => minimax(tree, child));
	return tree.isMax[node] === true ? Math.max(...values) : Math.min(...values);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, one) => all + one, 0);
}
