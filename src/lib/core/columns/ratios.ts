import { formatCount, formatRounded } from '../base/count-words.ts';

/** "21%", "3.3%", "0.021%": a share with two digits, whole per cents from 10 on. */
export function formatShare(part: number, whole: number): string {
	const percent = (100 * part) / whole;
	return `${percent >= 10 ? formatCount(Math.round(percent)) : formatRounded(percent, 2)}%`;
}

/** "1.19", "12.4", "1,204": a ratio. */
export function formatTimes(part: number, whole: number): string {
	const times = part / whole;
	return times >= 100 ? formatCount(Math.round(times)) : times.toPrecision(3);
}
