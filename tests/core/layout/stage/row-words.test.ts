/** The words at the left of the rows of a spine: every move is counted once, and one is singular. */
import { expect, test } from 'vitest';
import * as words from '../../../../src/lib/core/layout/stage/marks/row-heads.en.ts';

const counts = (...[done, now, pruned, left]: [number, number, number, number]): string =>
	words.countsOf(done, now, pruned, left).join(' ');

test.each([
	[counts(1, 1, 0, 3), '5 moves: 1 done, 1 now, 3 to go'],
	[counts(0, 0, 0, 1), '1 move: 1 to go'],
	[counts(1, 0, 0, 0), '1 move: all done'],
	[counts(3, 0, 0, 0), '3 moves: all done'],
	[counts(1, 0, 2, 0), '3 moves: 1 done, 2 pruned'],
	[counts(1, 1, 1, 1), '4 moves: 1 done, 1 now, 1 pruned, 1 to go'],
	[counts(1200, 0, 34, 0), '1,234 moves: 1,200 done, 34 pruned'],
	[words.searchedOf(1, 23), '1 of 23 done'],
	[words.foldedPlies(1), '… 1 ply'],
	[words.foldedPlies(4), '… 4 plies'],
	[words.movesOf('White'), 'White’s moves']
])('%s', (said, text) => {
	expect(said).toBe(text);
});

test.each([
	[{ asks: 'value' } as const, 'pass 2'],
	[{ asks: 'at least', value: 5 } as const, 'pass 2: at least 5?'],
	[{ asks: 'more than', value: 5 } as const, 'pass 2: more than 5?'],
	[{ asks: 'within', alpha: 1, beta: 5 } as const, 'pass 2: 1 to 5?']
])('a pass has its number and its question: %o', (question, text) => {
	expect(words.passHead(2, question).join(' ')).toBe(text);
});
