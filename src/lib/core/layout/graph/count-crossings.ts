/**
 * Number of crossing pairs of edges between two neighbouring plies: inversions, counted in a Fenwick tree. W. Barth,
 * M. Jünger and P. Mutzel, "Simple and Efficient Bilayer Cross Counting", Graph Drawing (2002).
 *
 * @param edges the places of both ends, each from 0 to less than `width`; overwritten in their order
 */
export function countCrossings(
	edges: { readonly from: number; readonly to: number }[],
	width: number
): number {
	edges.sort((a, b) => a.from - b.from || a.to - b.to);
	const sums = new Uint32Array(width + 1);
	let crossings = 0;
	for (const [seen, { to }] of edges.entries()) {
		let upTo = 0;
		for (let i = to + 1; i > 0; i -= i & -i) upTo += sums[i] as number;
		crossings += seen - upTo;
		for (let i = to + 1; i <= width; i += i & -i) sums[i] = (sums[i] as number) + 1;
	}
	return crossings;
}
