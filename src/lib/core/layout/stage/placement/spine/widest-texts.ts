/** The widest texts that are expected in a search: its places are made for them. */
import type { Story } from '../../../../explain/story.ts';
import { algorithmOf } from '../../../../search/registry.ts';
import type { Trace } from '../../../../trace/trace.ts';
import { longestValue } from '../../../longest-value.ts';

/** The widest move of which "from ..." is expected. */
export const LONG_MOVE = 'Bxg6';

/** A search of so many plies is shown before its values are known, and may find a mate, "−1000": its root stays. */
const DEEP = 4;
const EXPECTED_LETTERS = 5;

/** The least space in a lecture for estimates, in letters: a result is short, and what is typed is known. */
export function leastLetters({ game }: Story, plies: number): number {
	const hasEstimates = game.hasResult !== true && game.hasTypedLeaves !== true;
	return hasEstimates && plies >= DEEP ? EXPECTED_LETTERS : 1;
}

/**
 * A value that takes as much space as any, with its sign and with what says that an end is next to a value.
 *
 * @param least letters
 */
export function widestValue(trace: Trace, most: number, least = 1): string {
	const letters = Math.max(least, longestValue(trace));
	const isNextTo = algorithmOf(trace.header.setup.algorithm).visits === 'again';
	const digits = '8'.repeat(Math.min(letters, most) - 1);
	return `${letters > 1 ? '−' : '8'}${digits}${isNextTo ? '⁺' : ''}`;
}

/** Moves of the first rows are measured. */
const SAMPLE = 200;

/** The longest move of the first rows, or a usual one if some are longer. */
export function longestName({ trace, names }: Story): string {
	let longest = '';
	for (let row = 0; row < Math.min(trace.rows, SAMPLE); row++) {
		const name = names.of(row);
		if (name.length >= LONG_MOVE.length) return LONG_MOVE;
		if (name.length > longest.length) longest = name;
	}
	return longest;
}
