/** The distribution of visited nodes over move orders, with its statistics. */

export interface Spread {
	/** Numbers of visited nodes that occur, rising. */
	readonly nodes: readonly number[];
	/** The share of all orders that visits as many; the shares sum to 1. */
	readonly shares: readonly number[];
	/** Number of sampled orders; null if all orders are included. */
	readonly sample: number | null;
}

export interface SpreadFigures {
	readonly fewest: number;
	readonly most: number;
	readonly mean: number;
	/** The standard deviation over all orders, or over the sampled ones. */
	readonly deviation: number;
	/** For each of `QUANTILES` the least number of nodes that at least that share of the orders does not exceed. */
	readonly quantiles: readonly number[];
}

/** 0.5 is the median. */
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** Possible rounding error of a sum of many shares. */
const ROUNDING = 1e-12;

/** The spread of a sample, from the nodes of each sampled order. */
export function spreadOf(counts: readonly number[]): Spread {
	const times = new Map<number, number>();
	for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
	const nodes = [...times.keys()].sort((a, b) => a - b);
	const shares = nodes.map((count) => (times.get(count) as number) / counts.length);
	return { nodes, shares, sample: counts.length };
}

/** @param spread of at least one order */
export function describeSpread({ nodes, shares }: Spread): SpreadFigures {
	let mean = 0;
	for (const [i, count] of nodes.entries()) mean += count * (shares[i] as number);
	let variance = 0;
	for (const [i, count] of nodes.entries()) variance += (count - mean) ** 2 * (shares[i] as number);
	return {
		fewest: nodes[0] as number,
		most: nodes[nodes.length - 1] as number,
		mean,
		deviation: Math.sqrt(variance),
		quantiles: QUANTILES.map((share) => quantile(nodes, shares, share))
	};
}

function quantile(nodes: readonly number[], shares: readonly number[], wanted: number): number {
	let sum = 0;
	for (const [i, count] of nodes.entries()) {
		sum += shares[i] as number;
		if (sum >= wanted - ROUNDING) return count;
	}
	return nodes[nodes.length - 1] as number;
}

/** The share of the orders that visit fewer nodes. */
export function shareBelow({ nodes, shares }: Spread, count: number): number {
	let sum = 0;
	for (const [i, other] of nodes.entries()) if (other < count) sum += shares[i] as number;
	return sum;
}
