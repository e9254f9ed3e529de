/**
 * The number of leading entries of a non-decreasing column that are at most `limit`.
 * Searches `column[0, length)`; O(log length).
 */
export function countAtMost(
	column: ArrayLike<number>,
	limit: number,
	length: number = column.length
): number {
	let low = 0;
	let high = length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((column[middle] as number) <= limit) low = middle + 1;
		else high = middle;
	}
	return low;
}
