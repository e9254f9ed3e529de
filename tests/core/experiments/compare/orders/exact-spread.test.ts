/** The distribution over all orders, compared with enumerating the orders one by one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOrders } from '../../../../../src/lib/core/experiments/compare/orders/count-orders.ts';
import { exactSpread } from '../../../../../src/lib/core/experiments/compare/orders/exact-spread.ts';
import { forgetOrder } from '../../../../../src/lib/core/experiments/compare/orders/orderless-tree.ts';
import { sampleNodes } from '../../../../../src/lib/core/experiments/compare/orders/sample.ts';
import {
	describeSpread,
	spreadOf,
	type Spread
} from '../../../../../src/lib/core/experiments/compare/orders/spread.ts';
import { minimumNodes } from '../../../../../src/lib/core/search/family/minimum.ts';
import type { SetupFields } from '../../../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../../../src/lib/core/search/prepare.ts';
import { rulesOf } from '../../../../../src/lib/core/search/setup.ts';
import { nestedValues, textOf, type Nested } from '../../../search/oracle.ts';
import { setupOf } from '../../../search/record.ts';
import { nestedTree, treeFields } from '../../../search/samples.ts';
import { allOrders, numberOfOrders, spreadByBruteForce, visitedNodes } from './brute-force.ts';

function spread(fields: SetupFields, mostWork?: number): Spread | null {
	const setup = setupOf(fields);
	const tree = forgetOrder(prepareSearch(setup).newTree(), 100_000);
	return exactSpread(tree, rulesOf(setup), mostWork);
}

const rules = fc.record({
	cut: fc.constantFrom('equal' as const, 'strict' as const),
	fail: fc.constantFrom('soft' as const, 'hard' as const),
	ties: fc.constantFrom('bounds' as const, 'exact' as const, 'open' as const)
});
const EQUAL = { cut: 'equal', fail: 'soft', ties: 'bounds' } as const;
const smallTree = nestedTree.filter((tree) => numberOfOrders(tree) <= 3000);
const side = fc.constantFrom('max' as const, 'min' as const);

describe('exact distribution over all orders', () => {
	test('the distribution equals enumeration, in random trees under all rules', () => {
		fc.assert(
			fc.property(smallTree, side, rules, (tree, root, chosen) => {
				const expected = spreadByBruteForce(tree, root, chosen);
				const found = spread({ ...treeFields(tree, root), ...chosen }) as Spread;
				const orders = numberOfOrders(tree);
				const counted = found.nodes.map((nodes, i): [number, number] => [
					nodes,
					(found.shares[i] as number) * orders
				]);
				expect(counted.map(([nodes]) => nodes)).toEqual([...expected.keys()].sort((a, b) => a - b));
				for (const [nodes, times] of counted)
					expect(times).toBeCloseTo(expected.get(nodes) ?? 0, 6);
			}),
			{ numRuns: 400 }
		);
	});

	test('the textbook tree has 1,296 orders, 9 to 13 nodes', () => {
		const tree: Nested = [
			[3, 12, 8],
			[2, 4, 6],
			[14, 5, 2]
		];
		expect(allOrders(tree)).toHaveLength(1296);
		const { nodes, shares } = spread(treeFields(tree, 'max')) as Spread;
		expect(nodes).toEqual([9, 10, 11, 12, 13]);
		const times = shares.map((share) => Math.round(share * 1296));
		expect(new Map(nodes.map((count, i) => [count, times[i]]))).toEqual(
			new Map([...spreadByBruteForce(tree, 'max', EQUAL)].sort(([a], [b]) => a - b))
		);
	});

	test('a node with many equal moves is cheap', () => {
		const leaves = Array.from({ length: 60 }, () => 1);
		const { nodes, shares } = spread(treeFields([leaves, leaves], 'max')) as Spread;
		// The second MIN node has a cutoff after its first leaf in every order.
		expect([nodes, shares]).toEqual([[64], [1]]);
	});

	test('a distribution that takes too long is abandoned', () => {
		const fields = { game: 'tictactoe', position: '.O..X.O.X' };
		expect(spread(fields, 1000)).toBeNull();
		expect(spread(fields)).not.toBeNull();
	});

	test('the fewest nodes are Knuth and Moore’s minimum; best first may need more', () => {
		const fields = { game: 'tictactoe', position: '.O..X.O.X' };
		const setup = setupOf(fields);
		const { fewest } = describeSpread(spread(fields) as Spread);
		const keys = (tree: { key(plies: number, kind: 'exact'): number | string }): number | string =>
			tree.key(9, 'exact');
		const tree = prepareSearch(setup).newTree();
		expect(minimumNodes(tree, 1, keys, () => undefined)).toBe(fewest);
		expect(sampleNodes({ ...setup }, 1, 0)).toBeGreaterThanOrEqual(fewest);
	});

	test('a large sample comes close to the exact distribution', () => {
		const setup = setupOf({ game: 'tictactoe', position: '..XO..OXO' });
		const all = describeSpread(spread({ game: 'tictactoe', position: '..XO..OXO' }) as Spread);
		const counts = Array.from({ length: 2000 }, (_, i) => sampleNodes(setup, 5, i));
		const drawn = describeSpread(spreadOf(counts));
		// Five standard errors of the mean of 2,000.
		expect(Math.abs(drawn.mean - all.mean)).toBeLessThan((5 * all.deviation) / Math.sqrt(2000));
		expect(drawn.fewest).toBeGreaterThanOrEqual(all.fewest);
		expect(drawn.most).toBeLessThanOrEqual(all.most);
	});
});

describe('number of orders', () => {
	const count = (fields: SetupFields): ReturnType<typeof countOrders> =>
		countOrders(prepareSearch(setupOf(fields)).newTree(), 1_000_000);

	test('the number of orders is the product of all factorials', () => {
		fc.assert(
			fc.property(smallTree, (tree) => {
				const { orders, nodes, height } = count(treeFields(tree, 'max'));
				expect(orders).toBe(BigInt(numberOfOrders(tree)));
				expect(nodes).toBe(visitedAll(tree));
				expect(height).toBe(Math.max(...pathsOf(tree)));
			})
		);
	});

	test('large numbers of orders are given by their logarithm alone', () => {
		const { nodes, orders, log10 } = count({ game: 'tictactoe', position: '.........' });
		expect(nodes).toBe(549_946);
		expect(orders).toBeNull();
		// By the numbers of nodes per number of moves in FACTS: inner nodes of ply p have 9 - p moves.
		const inner = [1, 9, 72, 504, 3024, 15_120 - 1440, 54_720 - 5328, 148_176 - 47_952];
		const shares = inner.map((some, ply) => some * log10Factorial(9 - ply));
		expect(log10).toBeCloseTo(
			shares.reduce((a, b) => a + b),
			3
		);
	});
});

function log10Factorial(n: number): number {
	return n <= 1 ? 0 : Math.log10(n) + log10Factorial(n - 1);
}

function visitedAll(tree: Nested): number {
	return typeof tree === 'number'
		? 1
		: tree.reduce<number>((sum, child) => sum + visitedAll(child), 1);
}

function pathsOf(tree: Nested): number[] {
	return [...nestedValues(tree, 'max').keys()].map((path) =>
		path === '' ? 0 : path.split(' ').length
	);
}

test('the brute force gives the counts of the textbook trees', () => {
	const aima: Nested = [
		[3, 12, 8],
		[2, 4, 6],
		[14, 5, 2]
	];
	expect(visitedNodes(aima, 'max', EQUAL)).toBe(11);
	expect(
		visitedNodes(
			[
				[3, 5],
				[3, 1]
			],
			'max',
			{ ...EQUAL, cut: 'strict' }
		)
	).toBe(7);
	expect(visitedNodes([5, [[[4, 9], 7], 8]], 'max', EQUAL)).toBe(8);
	expect(textOf(aima)).toBe('[[3,12,8],[2,4,6],[14,5,2]]');
});
