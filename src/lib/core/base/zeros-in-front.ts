import { quote } from './clip.ts';

/**
 * What is wrong with a number that has zeros in front, in a sentence; null if it has none. Nobody means another number
 * than a reader sees, but it may be the end of one: the 000 of 1,000.
 */
export function zerosInFront(text: string): string | null {
	const bare = withoutZeros(text);
	return bare === text ? null : `${quote(text, 24)} has zeros in front. Write ${bare}.`;
}

/** The same number without them. */
export function withoutZeros(text: string): string {
	return text.replace(/^([+-]?)0+(?=\d)/, '$1');
}
