/** Lines of a check's table, and figures as text. */
import type { Figure } from './claim.ts';
import { formatCount } from '../../../base/count-words.ts';

/** A value from White's side with its sign: "+5.25", "0", "−3", "+∞". */
export function formatSigned(value: number): string {
	const size = Math.abs(value) === Infinity ? '∞' : formatCount(Math.abs(value));
	if (value === 0) return '0';
	return `${value < 0 ? '−' : '+'}${size}`;
}

/** Compares the claimed with the found text, which agree if they are equal. */
export function compare(name: string, claimed: string, found: string): Figure {
	return { name, claimed, found, agrees: claimed === found };
}

/** A figure that the text does not give. */
export function note(name: string, found: string): Figure {
	return { name, claimed: null, found, agrees: null };
}

/** True where every claimed figure was found. */
export function allAgree(figures: readonly Figure[]): boolean {
	return figures.every(({ agrees }) => agrees !== false);
}
