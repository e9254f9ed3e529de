/** A link may ask for the last step of a search whose steps are not counted yet. */
import { expect, test } from 'vitest';
import { formatLink, parseLink } from '../../../src/lib/core/share/link.ts';

test('“end” is the last step, and round-trips', () => {
	const { state, faults } = parseLink('game=tictactoe&step=end');
	expect(faults).toEqual([]);
	expect(state.step).toBe(Infinity);
	expect(formatLink(state)).toMatch(/step=end$/);
	expect(parseLink('step=ende').faults.map(({ field }) => field)).toEqual(['step']);
});
