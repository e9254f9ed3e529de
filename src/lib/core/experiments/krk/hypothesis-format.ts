/** Figures of the hypothesis as text; all shares are 0..1. */
import { formatCount, formatPercent } from '../../base/count-words.ts';

const STARTS = 175_168;

/** Number of legal starts, as text. */
export const ALL_STARTS = formatCount(STARTS);

/** True where the count covers all legal starts. */
export function isAllStarts(count: number): boolean {
	return count === STARTS;
}

/** A share by its distance from 1, with enough digits to distinguish it from 100%: "99.988%", "100%". */
export function formatNearly(missing: number): string {
	if (missing <= 0) return '100%';
	const digits = Math.ceil(-Math.log10(100 * missing)) + 1;
	return formatPercent(1 - missing, Math.min(Math.max(digits, 2), 12));
}

export function formatMoves(moves: number, digits = 2): string {
	return moves.toFixed(digits);
}

/** "45.61 ± 0.23"; without the deviation if all games were equal. */
export function formatMean(mean: string, deviation: number): string {
	return deviation === 0 ? mean : `${mean} ± ${deviation.toFixed(2)}`;
}

/** Seconds with two leading digits. */
export function formatSeconds(seconds: number): string {
	return `${seconds < 10 ? seconds.toFixed(1) : String(Math.round(seconds))} s`;
}

/** The digits of a power: 12 is "¹²". */
export function superscript(number: number): string {
	return [...String(number)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('');
}
