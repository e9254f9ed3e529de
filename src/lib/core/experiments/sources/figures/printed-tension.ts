/**
 * The map of the opening's tension as printed in the ghess post: ranks 5 to 1, files a to h, and the total above it.
 * White's attacks count positively, Black's negatively.
 */
export const PRINTED_TENSION: readonly (readonly [rank: number, row: readonly number[]])[] = [
	[5, [0, 0, 0, 0, 0, 0, 0, 0]],
	[4, [0, 0, 0, 0, 0, 0, 0, 0]],
	[3, [2, 2, 3, 2, 2, 3, 2, 2]],
	[2, [1, 1, 1, 4, 4, 1, 1, 1]],
	[1, [1, 1, 2, 2, 1, 2, 1, 1]]
];
export const PRINTED_TOTAL = 0;
