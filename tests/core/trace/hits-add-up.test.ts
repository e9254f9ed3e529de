/** A table hit skips a subtree of minimax: together with pruned subtrees, the numbers add up to minimax's. */
import { expect, test } from 'vitest';
import { countsOf, record } from '../search/record.ts';

test.each(['.O..X.O.X', 'X...O..X.', 'XX.OO....'])(
	'visited and never visited nodes in %s add up to minimax’s',
	(position) => {
		const recording = record({ game: 'tictactoe', position, algorithm: 'tt' });
		const { visited, neverVisited, tableHits: hits } = countsOf(recording);
		expect(hits).toBeGreaterThan(0);
		expect(visited + (neverVisited ?? NaN)).toBe(recording.shadow?.rows);
	}
);
