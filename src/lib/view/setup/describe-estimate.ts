import type { Estimate } from '$lib/core/search/estimate.ts';

/** "about 250,000 nodes (sampled; 180,000 to 330,000)". */
export function describeEstimate({ nodes, low, high }: Estimate): string {
	return `about ${rounded(nodes)} nodes (sampled; ${rounded(low)} to ${rounded(high)})`;
}

/** Two digits say all that a sample knows. */
function rounded(nodes: number): string {
	return Number(nodes.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 0 });
}
