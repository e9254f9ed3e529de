import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldIndexOf } from '../../../src/lib/core/layout/fold-index.ts';
import { heightsOf } from '../../../src/lib/core/layout/heights.ts';
import { nestedTrees, record } from './recordings.ts';

describe('foldIndexOf', () => {
	it('the number of visited nodes in any stretch equals a one-by-one count', () => {
		fc.assert(
			fc.property(nestedTrees, (tree) => {
				const { trace } = record(tree);
				const index = foldIndexOf(trace);
				const before = [0];
				for (let row = 0; row < trace.rows; row++) {
					before.push((before[row] as number) + (trace.isPruned(row) ? 0 : 1));
				}
				for (let from = 0; from <= trace.rows; from += 1 + (from >> 3)) {
					for (let to = from; to <= trace.rows; to++) {
						const expected = (before[to] as number) - (before[from] as number);
						if (index.visitedIn(from, to) !== expected) {
							expect.fail(`${from}..${to}: ${index.visitedIn(from, to)}, not ${expected}`);
						}
					}
				}
				expect(index.visitedIn(trace.rows, 0)).toBe(0);
				expect(foldIndexOf(trace)).toBe(index);
			})
		);
	});
});

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
