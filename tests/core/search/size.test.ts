import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordedBytes, sizeOf } from '../../../src/lib/core/search/size.ts';
import { record, setupOf } from './record.ts';
import { anySearch } from './samples.ts';

describe('the size of a tree', () => {
	test('is exact where it is small enough to be counted, whatever searches it', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const nodes = record(fields).shadow?.rows;
				expect(sizeOf(setupOf(fields), 100_000, 1)).toEqual({
					nodes,
					low: nodes,
					high: nodes,
					isExact: true
				});
			}),
			{ numRuns: 100 }
		);
	});

	test('is sampled where it is larger, and never said to be smaller than what was counted', () => {
		const setup = setupOf({ game: 'tictactoe', position: '.........' });
		const { nodes, low, high, isExact } = sizeOf(setup, 3000, 1500);
		expect(isExact).toBe(false);
		expect(low).toBeGreaterThan(3000);
		expect(low).toBeLessThanOrEqual(549_946);
		expect(high).toBeGreaterThanOrEqual(549_946);
		expect(Math.abs(nodes - 549_946)).toBeLessThan(0.2 * 549_946);
	});

	test('lies in its own range, also where the sample fell short of what was counted', () => {
		fc.assert(
			fc.property(anySearch, fc.integer({ min: 1, max: 20 }), (fields, expansions) => {
				const rows = record(fields).shadow?.rows ?? 0;
				fc.pre(rows > 1);
				const { nodes, low, high, isExact } = sizeOf(setupOf(fields), rows - 1, expansions);
				expect(isExact).toBe(false);
				expect(low).toBeGreaterThanOrEqual(rows);
				expect(nodes).toBeGreaterThanOrEqual(low);
				expect(high).toBeGreaterThanOrEqual(nodes);
			}),
			{ numRuns: 100 }
		);
	});

	test('needs no minimax, even for an order that does', () => {
		const order = { game: 'tictactoe', position: '.........', order: 'best-first', budget: '10' };
		expect(sizeOf(setupOf(order), 10, 100).nodes).toBeGreaterThan(100_000);
	});

	test('tells the memory of a recording', () => {
		expect(recordedBytes(549_946)).toBeGreaterThan(549_946 * 31);
	});
});
