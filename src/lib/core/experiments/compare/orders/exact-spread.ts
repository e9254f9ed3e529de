/**
 * The exact distribution of alpha-beta's visited nodes over all move orders: every node uses each order of its moves
 * equally often, independently of the other nodes.
 *
 * The orders are not enumerated one by one. The cost and result of a subtree depend only on its own orders and on the
 * window passed down to it, so its distribution is computed once per window. At a node, only the set of moves
 * searched so far and the best of them matter, not their order: 2^n sets replace n! orders, and fewer if moves lead
 * to equal subtrees.
 */
import { rootLimit, type SearchRules } from '../../../search/search.ts';
import type { OrderlessNode } from './orderless-tree.ts';
import type { Spread } from './spread.ts';

/** Limit on the cost of a distribution, in products, move sets and weighted steps between sets: about a second. */
const MOST_WORK = 300_000_000;
const STEP_PRICE = 1000;
const SET_PRICE = 100;

/** A node with more sets of moves is not attempted. */
const MOST_SETS = 1 << 20;

/** Shares of orders by nodes visited: entry i is the share that visits `from + i`. The first and last can occur. */
interface Shares {
	readonly from: number;
	readonly weights: Float64Array;
}

/** For each value that a node may return, the share of its orders that return it, by nodes visited. */
type Outcomes = ReadonlyMap<number, Shares>;

const ONE_NODE: Shares = { from: 1, weights: Float64Array.of(1) };

class TooMuchWork extends Error {}

/**
 * The spread over all orders; null if it takes more than `mostWork`. Shares are doubles: sums of products of positive
 * numbers, accurate to about twelve digits.
 */
export function exactSpread(
	root: OrderlessNode,
	rules: SearchRules,
	mostWork = MOST_WORK
): Spread | null {
	try {
		const outcomes = [...new AllOrders(root, rules, mostWork).outcomes()];
		return toSpread(outcomes.map(([, shares]) => shares));
	} catch (error) {
		if (error instanceof TooMuchWork) return null;
		throw error;
	}
}

class AllOrders {
	private work = 0;
	private readonly known = new Map<OrderlessNode, Map<string, Outcomes>>();

	constructor(
		private readonly root: OrderlessNode,
		private readonly rules: SearchRules,
		private readonly mostWork: number
	) {}

	outcomes(): Outcomes {
		return this.search(this.root, -Infinity, Infinity);
	}

	private search(node: OrderlessNode, alpha: number, beta: number): Outcomes {
		if (node.children.length === 0) return new Map([[node.value, ONE_NODE]]);
		let windows = this.known.get(node);
		if (windows === undefined) {
			windows = new Map<string, Outcomes>();
			this.known.set(node, windows);
		}
		const window = `${alpha} ${beta}`;
		let outcomes = windows.get(window);
		if (outcomes === undefined) {
			outcomes = this.searchMoves(node, alpha, beta);
			windows.set(window, outcomes);
		}
		return outcomes;
	}

	private searchMoves(node: OrderlessNode, alpha: number, beta: number): Outcomes {
		const { max, children } = node;
		const strides = stridesOf(node);
		const isRoot = node === this.root;
		const { ties } = this.rules;
		const isUncut = isRoot && ties === 'open';
		const done = new Map<number, Shares>();
		/** By set of searched moves, and by the best of them; a set is finished before its supersets. */
		const sets = new Map([[0, new Map([[max ? -Infinity : Infinity, ONE_NODE]])]]);
		const all = (strides[children.length] as number) - 1;
		this.spend(all * SET_PRICE);
		for (let set = 0; set < all; set++) {
			const bests = sets.get(set);
			if (bests === undefined) continue;
			sets.delete(set);
			const left = children.map(({ times }, i) => times - countIn(set, strides, i));
			const leftInAll = left.reduce((sum, some) => sum + some);
			for (const [best, before] of bests) {
				const limit = isRoot ? rootLimit(ties, max, best) : best;
				const low = max ? Math.max(alpha, limit) : alpha;
				const high = max ? beta : Math.min(beta, limit);
				for (const [i, child] of children.entries()) {
					if (left[i] === 0) continue;
					const next = set + (strides[i] as number);
					const chance = (left[i] as number) / leftInAll;
					for (const [value, shares] of this.search(child.node, low, high)) {
						const nextBest = max ? Math.max(best, value) : Math.min(best, value);
						const after = this.join(before, shares, chance);
						if (next === all || (!isUncut && this.cuts(max, nextBest, alpha, beta))) {
							add(done, this.returned(nextBest, alpha, beta), after);
						} else {
							const known = sets.get(next) ?? new Map<number, Shares>();
							sets.set(next, known);
							add(known, nextBest, after);
						}
					}
				}
			}
		}
		return done;
	}

	private cuts(max: boolean, best: number, alpha: number, beta: number): boolean {
		const isEqual = this.rules.cut === 'equal';
		if (max) return isEqual ? best >= beta : best > beta;
		return isEqual ? best <= alpha : best < alpha;
	}

	private returned(best: number, alpha: number, beta: number): number {
		return this.rules.fail === 'hard' ? Math.min(Math.max(best, alpha), beta) : best;
	}

	private spend(work: number): void {
		this.work += work;
		if (this.work > this.mostWork) throw new TooMuchWork();
	}

	/** Both in sequence: their nodes add up. */
	private join(a: Shares, b: Shares, factor: number): Shares {
		const { length } = a.weights;
		this.spend(length * b.weights.length + STEP_PRICE);
		const weights = new Float64Array(length + b.weights.length - 1);
		for (let j = 0; j < b.weights.length; j++) {
			const weight = (b.weights[j] as number) * factor;
			if (weight === 0) continue;
			for (let i = 0; i < length; i++) {
				weights[i + j] = (weights[i + j] as number) + (a.weights[i] as number) * weight;
			}
		}
		return { from: a.from + b.from, weights };
	}
}

/** Either of the two: their shares add up. */
function add(outcomes: Map<number, Shares>, value: number, more: Shares): void {
	const known = outcomes.get(value);
	outcomes.set(value, known === undefined ? more : either(known, more));
}

function either(a: Shares, b: Shares): Shares {
	const from = Math.min(a.from, b.from);
	const end = Math.max(a.from + a.weights.length, b.from + b.weights.length);
	const weights = new Float64Array(end - from);
	for (const { from: start, weights: own } of [a, b]) {
		for (let i = 0; i < own.length; i++) {
			const at = start - from + i;
			weights[at] = (weights[at] as number) + (own[i] as number);
		}
	}
	return { from, weights };
}

/**
 * Sets of moves are numbers: the count of the first kind, plus the count of the second kind times the first stride,
 * and so on. One entry more than there are kinds: the number of sets.
 */
function stridesOf({ children }: OrderlessNode): number[] {
	const strides = [1];
	for (const [i, { times }] of children.entries()) {
		const sets = (strides[i] as number) * (times + 1);
		if (sets > MOST_SETS) throw new TooMuchWork();
		strides.push(sets);
	}
	return strides;
}

/** Number of moves of a kind in a set. */
function countIn(set: number, strides: readonly number[], kind: number): number {
	return Math.floor((set % (strides[kind + 1] as number)) / (strides[kind] as number));
}

function toSpread(parts: readonly Shares[]): Spread {
	const { from, weights } = parts.reduce(either);
	const nodes: number[] = [];
	const shares: number[] = [];
	for (const [i, share] of weights.entries()) {
		// The ends occur even if their share is too small for a double.
		if (share === 0 && i !== 0 && i !== weights.length - 1) continue;
		nodes.push(from + i);
		shares.push(share);
	}
	return { nodes, shares, sample: null };
}
