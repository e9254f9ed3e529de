import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordedBytes, sizeOf } from '../../../src/lib/core/search/size.ts';
import { record, setupOf } from './record.ts';
import { anySearch } from './samples.ts';

describe('tree size', () => {
	test('the size is exact if it is small enough to count, for any algorithm', () => {
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

	test('the size is sampled if it is larger, and never below the counted nodes', () => {
		const setup = setupOf({ game: 'tictactoe', position: '.........' });
		const { nodes, low, high, isExact } = sizeOf(setup, 3000, 1500);
		expect(isExact).toBe(false);
		expect(low).toBeGreaterThan(3000);
		expect(low).toBeLessThanOrEqual(549_946);
		expect(high).toBeGreaterThanOrEqual(549_946);
		expect(Math.abs(nodes - 549_946)).toBeLessThan(0.2 * 549_946);
	});

	test('the size is within its own interval, even if the sample was below the count', () => {
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

	test('the size needs no minimax, even for an order that does', () => {
		const order = { game: 'tictactoe', position: '.........', order: 'best-first', budget: '10' };
		expect(sizeOf(setupOf(order), 10, 100).nodes).toBeGreaterThan(100_000);
	});

	test('the memory of a recording is estimated', () => {
		expect(recordedBytes(549_946)).toBeGreaterThan(549_946 * 31);
	});
});
