import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightsOf } from '../../../src/lib/core/layout/heights.ts';
import { nestedTrees, record } from './recordings.ts';

describe('heightsOf', () => {
	it('heights are the plies of each subtree', () => {
		const { trace } = record([[3, [1]], 2], 'minimax');
		expect([...heightsOf(trace)]).toEqual([3, 2, 0, 1, 0, 0]);
		fc.assert(
			fc.property(nestedTrees, (tree) => {
				const { trace } = record(tree);
				for (const [row, height] of heightsOf(trace).entries()) {
					const depths = trace.columns.depth.subarray(row, trace.endOf(row));
					expect(height).toBe(Math.max(...depths) - trace.depthOf(row));
				}
			})
		);
	});
});
