import { formatCount, plural } from '$lib/core/base/count-words.ts';
import { recordedBytes, type TreeSize } from '$lib/core/search/size.ts';

/** "150 nodes", or "about 250,000 nodes (sampled; 180,000 to 330,000)". */
export function describeSize({ nodes, low, high, isExact }: TreeSize): string {
	if (isExact) return plural(nodes, 'node');
	return `about ${rounded(nodes)} nodes (sampled; ${rounded(low)} to ${rounded(high)})`;
}

/** Memory of a recording of so many nodes: "under 1 MB", "about 22 MB", "about 5 GB". */
export function describeMemory(nodes: number): string {
	const megabytes = recordedBytes(nodes) / 1e6;
	if (megabytes < 1) return 'under 1 MB';
	return megabytes < 1000
		? `about ${rounded(megabytes)} MB`
		: `about ${rounded(megabytes / 1000)} GB`;
}

/** "2 plies deep", or "to the end" for a search without a depth limit, null. */
export function describeDeep(depth: number | null): string {
	return depth === null ? 'to the end' : `${plural(depth, 'ply', 'plies')} deep`;
}

/** A sample is only accurate to two digits. */
function rounded(nodes: number): string {
	return formatCount(Math.round(Number(nodes.toPrecision(2))));
}
