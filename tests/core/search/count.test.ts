import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchCounts } from '../../../src/lib/core/search/count-columns.ts';
import { countSearch, countsOf as copyOf } from '../../../src/lib/core/search/count.ts';
import { runs } from '../../sweep.ts';
import { countsOf, record, setupOf } from './record.ts';
import { anySearch } from './samples.ts';

test('counts equal those of a recording of the same search', () => {
	fc.assert(
		fc.property(anySearch, (fields) => {
			const recording = record(fields);
			expect(countSearch(setupOf(fields), () => undefined)).toMatchObject({
				...copyOf(countsOf(recording)),
				value: recording.trace.valueOf(0)
			});
		}),
		{ numRuns: runs(200, 10) }
	);
});

test('counting continues past the budget, reports progress, and stops when the listener throws', () => {
	const setup = setupOf({ game: 'tictactoe', position: 'X........', budget: '10' });
	const seen: SearchCounts[] = [];
	const tally = countSearch({ ...setup, algorithm: 'minimax' }, (soFar) => seen.push({ ...soFar }));
	expect(tally).toMatchObject({ visited: 59_705, value: 0 });
	expect(seen.map(({ visited }) => visited)).toEqual([16_384, 32_768, 49_152]);
	expect(seen.every(({ leaves }, at) => leaves > (seen[at - 1]?.leaves ?? 0))).toBe(true);
	const stop = (): void => {
		throw new Error('enough');
	};
	expect(() => countSearch({ ...setup, algorithm: 'minimax' }, stop)).toThrow('enough');
});

test('standing pat in quiescence is no node', () => {
	const fields = {
		game: 'chess',
		position: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1',
		algorithm: 'quiescence',
		depth: '1'
	};
	const { visited, leaves, cutoffs, prunedMoves, evaluations } = countsOf(record(fields));
	expect(countSearch(setupOf(fields), () => undefined)).toMatchObject({
		visited,
		leaves,
		cutoffs,
		prunedMoves
	});
	expect(evaluations).toBeGreaterThan(leaves);
});
