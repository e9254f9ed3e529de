/**
 * The neighbours of a number among the doubles. No value lies between two neighbours, so a search with the window
 * from one to the next has two possible answers: at most this, or more.
 */
const view = new DataView(new ArrayBuffer(8));

/** The least double above `value`; of +Infinity itself. Never -0. */
export function nextAbove(value: number): number {
	if (value === Infinity) return value;
	if (value === 0) return Number.MIN_VALUE;
	if (value === -Number.MIN_VALUE) return 0;
	return stepBits(value, value > 0 ? 1 : -1);
}

/** The greatest double below `value`; of -Infinity itself. Never -0. */
export function nextBelow(value: number): number {
	return 0 - nextAbove(-value);
}

/** Doubles of one sign have the same order as their bits read as integers. */
function stepBits(value: number, by: 1 | -1): number {
	view.setFloat64(0, value);
	const low = view.getUint32(4);
	const carries = by > 0 ? low === 0xffffffff : low === 0;
	view.setUint32(4, low + by);
	if (carries) view.setUint32(0, view.getUint32(0) + by);
	return view.getFloat64(0);
}
