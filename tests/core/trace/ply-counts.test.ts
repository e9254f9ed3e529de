import { expect, test } from 'vitest';
import fc from 'fast-check';
import { visitedByPly } from '../../../src/lib/core/trace/ply-counts.ts';
import { pathOf, record, rowsWhere } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';

test('the textbook tree: minimax visits 1, 3 and 9 nodes, alpha-beta 1, 3 and 7', () => {
	const { trace, shadow } = record({ game: 'tree', algorithm: 'alphabeta' });
	expect([...visitedByPly(trace)]).toEqual([1, 3, 7]);
	expect([...visitedByPly(shadow ?? trace)]).toEqual([1, 3, 9]);
});

test('the visited nodes of each ply are its rows that are not pruned, and no ply has anything else', () => {
	fc.assert(
		fc.property(anySearch, (fields) => {
			const { trace } = record(fields);
			const visited = rowsWhere(trace, (row) => !trace.isPruned(row));
			const plies = visited.map((row) => pathOf(trace, row).split(' ').filter(Boolean).length);
			const deepest = Math.max(...plies);
			const counted = visitedByPly(trace);
			expect(Object.entries(counted)).toEqual(
				Array.from({ length: deepest + 1 }, (_, ply) => [
					String(ply),
					plies.filter((one) => one === ply).length
				])
			);
		}),
		{ numRuns: 100 }
	);
});
