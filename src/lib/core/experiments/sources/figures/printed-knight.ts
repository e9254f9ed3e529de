/** The table of White's knight that the Python post prints, in centipawns: files a to h; the first row is rank 1. */
export const PRINTED_KNIGHT: readonly (readonly number[])[] = [
	[-50, -40, -30, -30, -30, -30, -40, -50],
	[-40, -20, 0, 5, 5, 0, -20, -40],
	[-30, 5, 10, 15, 15, 10, 5, -30],
	[-30, 0, 15, 20, 20, 15, 0, -30],
	[-30, 5, 15, 20, 20, 15, 5, -30],
	[-30, 0, 10, 15, 15, 10, 0, -30],
	[-40, -20, 0, 0, 0, 0, -20, -40],
	[-50, -40, -30, -30, -30, -30, -40, -50]
];
