import type { Spread } from './spread.ts';

/** The orders that visit from `from` to `to` nodes, both included. */
export interface Bin {
	readonly from: number;
	readonly to: number;
	readonly share: number;
}

/** More bins than this would be too thin to distinguish. */
export const MOST_BINS = 40;

/** Bins of one width, 1, 2 or 5 times a power of ten, starting at a multiple of it; includes empty bins in between. */
export function binSpread({ nodes, shares }: Spread, most = MOST_BINS): Bin[] {
	const fewest = nodes[0];
	const last = nodes[nodes.length - 1];
	if (fewest === undefined || last === undefined) return [];
	const width = binWidth(fewest, last, most);
	const start = Math.floor(fewest / width) * width;
	const sums = new Array<number>(Math.floor((last - start) / width) + 1).fill(0);
	for (const [i, count] of nodes.entries()) {
		const bin = Math.floor((count - start) / width);
		sums[bin] = (sums[bin] as number) + (shares[i] as number);
	}
	return sums.map((share, i) => {
		const from = start + i * width;
		return { from, to: from + width - 1, share };
	});
}

function binWidth(fewest: number, last: number, most: number): number {
	for (let power = 1; ; power *= 10) {
		for (const step of [1, 2, 5]) {
			const width = step * power;
			const bins = Math.floor(last / width) - Math.floor(fewest / width) + 1;
			if (bins <= most) return width;
		}
	}
}
