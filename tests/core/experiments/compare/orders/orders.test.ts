/** Named orders, samples, own orders and the histogram. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	binSpread,
	MOST_BINS
} from '../../../../../src/lib/core/experiments/compare/orders/histogram.ts';
import {
	MARKED_ORDERS,
	markOrder,
	marksFor,
	type Mark,
	type MarkedOrder
} from '../../../../../src/lib/core/experiments/compare/orders/marked-orders.ts';
import {
	formatOwnOrder,
	listRootMoves,
	ownOrderNodes,
	parseOwnOrder
} from '../../../../../src/lib/core/experiments/compare/orders/own-order.ts';
import { runOrderLab } from '../../../../../src/lib/core/experiments/compare/orders/run-lab.ts';
import {
	drawOrder,
	SAMPLE_FIELDS,
	sampleNodes
} from '../../../../../src/lib/core/experiments/compare/orders/sample.ts';
import {
	describeSpread,
	shareBelow,
	spreadOf,
	type Spread
} from '../../../../../src/lib/core/experiments/compare/orders/spread.ts';
import { BudgetExceeded } from '../../../../../src/lib/core/search/budget.ts';
import type { SetupFields } from '../../../../../src/lib/core/search/setup-fields.ts';
import { countsOf, record, setupOf } from '../../../search/record.ts';
import type { Nested } from '../../../search/oracle.ts';
import { treeFields } from '../../../search/samples.ts';
import { permutations, visitedNodes } from './brute-force.ts';

const SWIFT = {
	game: 'chess',
	position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	depth: '3'
} as const;
const AIMA: readonly Nested[] = [
	[3, 12, 8],
	[2, 4, 6],
	[14, 5, 2]
];
const visited = (fields: SetupFields): number =>
	countsOf(record({ ...fields, algorithm: 'alphabeta', shadow: 'off' })).visited;
const mark = (fields: SetupFields, id: MarkedOrder, height: number | null = null): Mark =>
	markOrder(setupOf(fields), id, height);

describe('named orders', () => {
	test.each(['listed', 'best-first', 'worst-first', 'captures-first'] as const)(
		'the order %s visits as many nodes as the explorer’s recording',
		(order) => {
			expect(mark(SWIFT, order)).toEqual({ id: order, nodes: visited({ ...SWIFT, order }) });
		}
	);

	test('the setup’s own order and algorithm are ignored', () => {
		const fields = { ...SWIFT, order: 'random:3', algorithm: 'minimax' };
		expect(mark(fields, 'listed')).toEqual({ id: 'listed', nodes: 1214 });
	});

	test('captures first is available only in games with captures', () => {
		expect(marksFor(setupOf(SWIFT))).toEqual(MARKED_ORDERS);
		expect(marksFor(setupOf({ game: 'tictactoe' }))).not.toContain('captures-first');
	});

	test('a typed tree has no shallower search', () => {
		const fields = treeFields(AIMA, 'max');
		for (const id of ['previous-values', 'last-line'] as const) {
			expect(mark(fields, id, 2)).toEqual({ id, nodes: null, why: 'values' });
		}
	});

	test('at depth 1 there are no shallower values to order by', () => {
		const fields = { ...SWIFT, depth: '1' };
		expect(mark(fields, 'last-line')).toEqual({ id: 'last-line', nodes: null, why: 'values' });
		// Every root move is searched all the same.
		expect(mark(fields, 'previous-values')).toEqual({
			id: 'previous-values',
			nodes: visited(fields)
		});
	});

	test('previous values sort like the exact values of a search one ply shallower', () => {
		// In a search of two plies, the first ply's moves have the order that best first gives them in a search of one
		// ply.
		const shallow = record({ ...SWIFT, depth: '1', order: 'best-first', algorithm: 'minimax' });
		const { trace } = shallow;
		const root = [...trace.childrenOf(0)].map((row) => trace.moveOf(row));
		expect(mark({ ...SWIFT, depth: '2' }, 'previous-values')).toEqual({
			id: 'previous-values',
			nodes: ownOrderNodes(setupOf({ ...SWIFT, depth: '2' }), root)
		});
	});

	test('a tree over the budget has no marks that need minimax', () => {
		const fields = { ...SWIFT, budget: '2000' };
		expect(mark(fields, 'listed')).toEqual({ id: 'listed', nodes: 1214 });
		expect(mark(fields, 'best-first')).toEqual({ id: 'best-first', nodes: null, why: 'budget' });
		expect(mark(fields, 'minimum')).toEqual({ id: 'minimum', nodes: null, why: 'budget' });
	});

	test('Swift’s position: the deepening line starts deepening’s last pass', () => {
		const two = record({ ...SWIFT, depth: '2' }).trace;
		expect(two.valueOf(0)).toBeTypeOf('number');
		expect(mark(SWIFT, 'last-line')).toEqual({ id: 'last-line', nodes: 1178 });
	});
});

describe('orders: a sample', () => {
	const setup = setupOf(SWIFT);

	test('a sample depends on its seed and size, not on the slices', () => {
		const whole = Array.from({ length: 12 }, (_, i) => sampleNodes(setup, 7, i));
		const backwards = Array.from({ length: 12 }, (_, i) => sampleNodes(setup, 7, 11 - i));
		expect(backwards.reverse()).toEqual(whole);
		expect(Array.from({ length: 12 }, (_, i) => sampleNodes(setup, 8, i))).not.toEqual(whole);
		expect(new Set(whole).size).toBeGreaterThan(6);
	});

	test('sampled orders can be opened in the explorer', () => {
		expect(sampleNodes(setup, 7, 3)).toBe(visited({ ...SWIFT, order: drawOrder(7, 3) }));
		const orders = Array.from({ length: 5000 }, (_, i) => drawOrder(1, i));
		expect(new Set(orders).size).toBe(5000);
	});

	test('a sample runs in the lab if the tree is too large for exact figures', () => {
		const drawn: number[] = [];
		const marks: Mark[] = [];
		let exact: Spread | null = null;
		runOrderLab(
			setup,
			{ size: 5, seed: 2 },
			{
				onSize: (size) => {
					expect(size?.nodes).toBe(9063);
				},
				onExact: (spread) => (exact = spread),
				onMark: (one) => marks.push(one),
				onDrawn: (nodes) => drawn.push(nodes),
				onProgress: () => undefined
			}
		);
		expect(exact).toBeNull();
		expect(drawn).toEqual([0, 1, 2, 3, 4].map((i) => sampleNodes(setup, 2, i)));
		expect(marks.map(({ id }) => id)).toEqual(MARKED_ORDERS);
	});

	test('a sample stops at the node budget', () => {
		expect(() => sampleNodes({ ...setup, budget: 100 }, 7, 0)).toThrow(BudgetExceeded);
	});

	test.each([
		['300', 300],
		[' 1,000 ', 1000],
		['10', 10],
		['10000', 10_000]
	])('the sample of %s', (text, size) => {
		expect(SAMPLE_FIELDS.size.parse(text)).toEqual({ ok: true, value: size });
	});

	test.each([
		['10000000', 'sample-range'],
		['10001', 'sample-range'],
		['9', 'sample-range'],
		['-5', 'sample-range'],
		['', 'sample-number'],
		['many', 'sample-number'],
		['1.5', 'sample-number']
	])('the sample “%s” is rejected: %s', (text, code) => {
		expect(SAMPLE_FIELDS.size.parse(text)).toMatchObject({ ok: false, fault: { code } });
	});

	test('seeds of a sample are validated', () => {
		expect(SAMPLE_FIELDS.seed.parse('4294967295', {})).toEqual({ ok: true, value: 4294967295 });
		for (const text of ['4294967296', '-1', '', 'x', '1.5']) {
			expect(SAMPLE_FIELDS.seed.parse(text, {})).toMatchObject({
				ok: false,
				fault: { code: 'sample-seed' }
			});
		}
	});
});

describe('orders: the user’s own order', () => {
	const rules = { cut: 'equal', fail: 'soft', ties: 'bounds' } as const;

	test('an own order of the textbook tree visits the nodes of the reordered tree', () => {
		const setup = setupOf(treeFields(AIMA, 'max'));
		for (const order of permutations([0, 1, 2])) {
			const written = order.map((i) => AIMA[i] as Nested);
			expect(ownOrderNodes(setup, order)).toBe(visitedNodes(written, 'max', rules));
		}
	});

	test('an own order as text: ids or names, the others as listed', () => {
		const listedMoves = listRootMoves(setupOf({ game: 'tictactoe', position: '..XO..OXO' }));
		expect(listedMoves.map(({ text }) => text)).toEqual(['a3', 'b3', 'b2', 'c2']);
		const read = (text: string): unknown => {
			const result = parseOwnOrder(text, listedMoves);
			return result.ok ? result.value.map(({ id }) => id) : result.fault;
		};
		expect(read('5,4')).toEqual(['5', '4', '0', '1']);
		expect(read('c2, b2')).toEqual(['5', '4', '0', '1']);
		expect(read('')).toEqual(['0', '1', '4', '5']);
		expect(read('5,8')).toMatchObject({ code: 'own-move', at: 2 });
		expect(read('5,c2')).toMatchObject({ code: 'own-repeated', at: 2 });
		expect(read('5, 8')).toMatchObject({ code: 'own-move', at: 3 });
	});

	test('an own order round-trips as text', () => {
		const listedMoves = listRootMoves(setupOf(SWIFT));
		fc.assert(
			fc.property(fc.shuffledSubarray(listedMoves, { minLength: listedMoves.length }), (order) => {
				const text = formatOwnOrder(order, listedMoves);
				expect(parseOwnOrder(text ?? '', listedMoves)).toEqual({ ok: true, value: order });
			})
		);
		expect(formatOwnOrder(listedMoves, listedMoves)).toBeNull();
	});
});

describe('orders: figures of a distribution', () => {
	const counts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 60 });

	test('the figures follow their definitions', () => {
		fc.assert(
			fc.property(counts, (drawn) => {
				const { fewest, most, mean, deviation, quantiles } = describeSpread(spreadOf(drawn));
				const sorted = [...drawn].sort((a, b) => a - b);
				const average = drawn.reduce((a, b) => a + b) / drawn.length;
				expect([fewest, most]).toEqual([sorted[0], sorted.at(-1)]);
				expect(mean).toBeCloseTo(average, 6);
				const squares = drawn.map((count) => (count - average) ** 2);
				expect(deviation ** 2).toBeCloseTo(squares.reduce((a, b) => a + b) / drawn.length, 3);
				expect(quantiles[2]).toBe(sorted[Math.ceil(drawn.length / 2) - 1]);
				expect(quantiles[1]).toBe(sorted[Math.ceil(drawn.length / 4) - 1]);
				expect(shareBelow(spreadOf(drawn), average) * drawn.length).toBeCloseTo(
					drawn.filter((count) => count < average).length,
					6
				);
			})
		);
	});

	test('bins of one round width contain every order once', () => {
		fc.assert(
			fc.property(counts, (drawn) => {
				const bins = binSpread(spreadOf(drawn));
				expect(bins.length).toBeLessThanOrEqual(MOST_BINS);
				for (const [i, { from, to, share }] of bins.entries()) {
					expect(share * drawn.length).toBeCloseTo(
						drawn.filter((count) => count >= from && count <= to).length,
						6
					);
					expect(bins[i + 1]?.from ?? to + 1).toBe(to + 1);
					expect(to - from).toBe((bins[0]?.to ?? 0) - (bins[0]?.from ?? 0));
				}
			})
		);
		expect(binSpread({ nodes: [], shares: [], sample: 0 })).toEqual([]);
	});
});
