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

/** A positive number with so many significant digits, without zeros after them: "12,000", "3.3", "0.021". */
export function formatRounded(value: number, digits: number): string {
	const rounded = Number(value.toPrecision(digits));
	if (Number.isInteger(rounded)) return formatCount(rounded);
	// Below this, JavaScript writes an exponent.
	if (rounded < 1e-6) return value.toLocaleString('en', { maximumSignificantDigits: digits });
	return String(rounded);
}

/** A share of 0 to 1: "48.3%". */
export function formatPercent(share: number, digits = 1): string {
	return `${(100 * share).toFixed(digits)}%`;
}

/** A number with what it counts: "1 leaf", "1,204 leaves". */
export function plural(count: number, one: string, many = `${one}s`): string {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** A place in a series: "1st", "12th", "1,203rd". */
export function ordinal(number: number): string {
	const isTeen = number % 100 > 10 && number % 100 < 14;
	return `${formatCount(number)}${(isTeen ? null : ENDINGS[number % 10]) ?? 'th'}`;
}

const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
