/** The widest texts that are expected in a search: its places are made for them. */
import type { Story } from '../../../../explain/story.ts';
import { algorithmOf } from '../../../../search/registry.ts';
import type { Trace } from '../../../../trace/trace.ts';
import { longestValue } from '../../../longest-value.ts';

/** The widest move of which "from ..." is expected. */
export const LONG_MOVE = 'Bxg6';

/** A value that takes as much space as any, with its sign and with what says that an end is next to a value. */
export function widestValue(trace: Trace, most: number): string {
	const letters = longestValue(trace);
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
