/** Flood fill on a bitboard: all eight steps of a king at once, a few rounds for any board. */
import { highBit, lowBit } from './square-set.ts';

/** Rows 1..7 and rows 0..6 of every file: the possible targets of a step up or down a file. */
const NOT_FIRST_ROW = 0xfefefefe;
const NOT_LAST_ROW = 0x7f7f7f7f;

/**
 * Writes into `out` the open squares that a king can reach from `start` over open squares. The start need not be
 * open; it counts only if it is.
 */
export function floodSquares(
	out: { low: number; high: number },
	start: number,
	openLow: number,
	openHigh: number
): void {
	let low = lowBit(start);
	let high = highBit(start);
	for (;;) {
		const tallLow = low | ((low << 1) & NOT_FIRST_ROW) | ((low >>> 1) & NOT_LAST_ROW);
		const tallHigh = high | ((high << 1) & NOT_FIRST_ROW) | ((high >>> 1) & NOT_LAST_ROW);
		const nextLow = (tallLow | (tallLow << 8) | (tallLow >>> 8) | (tallHigh << 24)) & openLow;
		const nextHigh = (tallHigh | (tallHigh << 8) | (tallHigh >>> 8) | (tallLow >>> 24)) & openHigh;
		if (nextLow === low && nextHigh === high) break;
		low = nextLow;
		high = nextHigh;
	}
	out.low = low;
	out.high = high;
}
