/** Between two digits where a multiple of three follows to the end. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * A number of nodes or moves: "1,204". A whole number is written without the browser's formatter, whose language data
 * takes a phone a tenth of a second to load; that would be part of opening any page.
 */
export function formatCount(count: number): string {
	return Number.isSafeInteger(count)
		? String(count).replace(THOUSANDS, ',')
		: count.toLocaleString('en');
}

/** A number with what it counts: "1 leaf", "1,204 leaves". */
export function plural(count: number, one: string, many = `${one}s`): string {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
