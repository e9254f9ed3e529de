import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { estimateNodes, type Estimate } from '../../../src/lib/core/search/estimate.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { setupOf } from './record.ts';

function estimate(fields: SetupFields, expansions: number, seed = 1): Estimate {
	const tree = prepareSearch(setupOf(fields)).newTree();
	const found = estimateNodes(tree, seededRandom(seed), expansions);
	expect(tree.path).toEqual([]);
	return found;
}

describe('tree size estimate from random descents', () => {
	test('the estimate is exact if all paths have equal branching', () => {
		const { nodes, low, high } = estimate(
			{ game: 'tictactoe', position: '.........', depth: '4' },
			1000
		);
		const exact = 1 + 9 + 72 + 504 + 3024;
		expect([nodes, low, high]).toEqual([exact, exact, exact]);
	});

	test('the estimate comes close to complete tic-tac-toe', () => {
		const { nodes, low, high, probes } = estimate(
			{ game: 'tictactoe', position: '.........' },
			50_000
		);
		expect(Math.abs(nodes - 549_946)).toBeLessThan(0.02 * 549_946);
		expect(low).toBeLessThan(nodes);
		expect(high).toBeGreaterThan(nodes);
		expect(probes).toBeGreaterThan(5000);
	});

	test('the estimate is within two standard errors for nearly every seed', () => {
		const fields = { game: 'tree', position: '[1,[2,3],[[4,5],6,[7,[8,9,10]]]]' };
		const seeds = Array.from({ length: 100 }, (_, seed) => seed);
		const within = seeds.filter((seed) => {
			const { low, high } = estimate(fields, 2000, seed);
			return low <= 16 && 16 <= high;
		});
		expect(within.length).toBeGreaterThan(85);
	});

	test('the estimate of a leaf is one node', () => {
		expect(estimate({ game: 'tree', position: '5' }, 10)).toEqual({
			nodes: 1,
			low: 1,
			high: 1,
			probes: 10
		});
	});
});
