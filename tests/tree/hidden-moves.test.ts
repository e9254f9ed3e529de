import { describe, expect, it } from 'vitest';
import { hiddenMoves } from '$lib/tree/stage/hidden-moves.ts';

/** Root and four moves. */
const WIDTHS = [30, 20, 20, 20, 20];
const DOTS = 10;

describe('a line of moves that is too long for its place', () => {
	it.each([
		{ name: 'all fit', width: 110, hidden: [0, 0] },
		{ name: 'it is not measured', width: 0, hidden: [0, 0] },
		{ name: 'one move too many', width: 109, hidden: [1, 2] },
		{ name: 'the root and the last', width: 60, hidden: [1, 4] },
		{ name: 'the last alone', width: 59, hidden: [0, 3] },
		{ name: 'not even the last', width: 5, hidden: [0, 4] }
	])('$name at $width pixels', ({ width, hidden }) => {
		expect(hiddenMoves(WIDTHS, DOTS, width)).toEqual(hidden);
	});

	it('is never wider than its place where the last move with its dots has space', () => {
		for (let width = 30; width <= 110; width++) {
			const [from, to] = hiddenMoves(WIDTHS, DOTS, width);
			const shown = WIDTHS.filter((_, i) => i < from || i >= to).reduce((sum, one) => sum + one, 0);
			expect(shown + (from < to ? DOTS : 0)).toBeLessThanOrEqual(width);
		}
	});

	it('keeps a root alone', () => {
		expect(hiddenMoves([30], DOTS, 20)).toEqual([0, 0]);
	});
});
