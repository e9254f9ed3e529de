/** A link may ask for the last step of a search whose steps are not counted yet. */
import { expect, test } from 'vitest';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';

test('“end” is the last step, and round-trips', () => {
	const { values: state, faults } = EXPLORER.read('game=tictactoe&step=end');
	expect(faults).toEqual([]);
	expect(state.step).toBe(Infinity);
	expect(EXPLORER.query(state)).toMatch(/step=end$/);
	expect(EXPLORER.read('step=ende').faults.map(({ field }) => field)).toEqual(['step']);
});
