import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatOrder,
	ORDER_IDS,
	orderFitsGame,
	ORDERS,
	ordersFor,
	parseOrder,
	type OrderChoice
} from '../../../../src/lib/core/search/ordering/order.ts';

const plainIds = ORDER_IDS.filter((id) => id !== 'random');

describe('move order: text', () => {
	it('an order round-trips as text', () => {
		const choice: fc.Arbitrary<OrderChoice> = fc.oneof(
			fc.constantFrom(...plainIds).map((id) => ({ id })),
			fc.nat(0xffffffff).map((seed) => ({ id: 'random' as const, seed }))
		);
		fc.assert(
			fc.property(choice, (chosen) => {
				expect(parseOrder(formatOrder(chosen))).toEqual({ ok: true, value: chosen });
			})
		);
	});

	it.each([
		['listed', { id: 'listed' }],
		['centre-corners-edges', { id: 'centre-corners-edges' }],
		['random:0', { id: 'random', seed: 0 }],
		['random:4294967295', { id: 'random', seed: 4294967295 }]
	])('%s', (text, value) => {
		expect(parseOrder(text)).toEqual({ ok: true, value });
	});

	it.each([
		['', 'order-unknown', 0],
		['best', 'order-unknown', 0],
		['Listed', 'order-unknown', 0],
		[':7', 'order-unknown', 0],
		['toString', 'order-unknown', 0],
		['x'.repeat(1_000_000), 'order-unknown', 0],
		['random', 'order-seed', 6],
		['random:', 'order-seed', 7],
		['random:-1', 'order-seed', 7],
		['random:1.5', 'order-seed', 7],
		['random:007', 'order-seed', 7],
		['random:0x10', 'order-seed', 7],
		['random: 7', 'order-seed', 7],
		['random:4294967296', 'order-seed', 7],
		[`random:${'9'.repeat(1000)}`, 'order-seed', 7],
		['random:7:8', 'order-seed', 7],
		['listed:7', 'order-seed', 6],
		['best-first:', 'order-seed', 10]
	])('%s is rejected', (text, code, at) => {
		const result = parseOrder(text);
		expect(result).toMatchObject({ ok: false, fault: { code, at } });
		expect(!result.ok && result.fault.message.length).toBeLessThan(500);
	});
});

describe('move order: games', () => {
	it('every order fits every game, except those that need captures or cells', () => {
		const learning = ['killer', 'history'];
		const everywhere = ['listed', 'reversed', ...learning, 'best-first', 'worst-first', 'random'];
		const captures = ['captures-first', 'mvv-lva'];
		expect(ordersFor('tree')).toEqual(everywhere);
		expect(ordersFor('chess').toSorted()).toEqual([...everywhere, ...captures].toSorted());
		for (const game of ['krk', 'krk-released'] as const) {
			expect(ordersFor(game).toSorted()).toEqual(
				[...everywhere, ...captures, 'rook-first'].toSorted()
			);
		}
		expect(ordersFor('tictactoe').toSorted()).toEqual(
			[...everywhere, 'centre-corners-edges'].toSorted()
		);
	});

	it('orderFitsGame answers for a single choice', () => {
		expect(orderFitsGame({ id: 'captures-first' }, 'chess')).toBe(true);
		expect(orderFitsGame({ id: 'captures-first' }, 'tictactoe')).toBe(false);
		expect(orderFitsGame({ id: 'centre-corners-edges' }, 'chess')).toBe(false);
	});

	it('every order has a description in one line', () => {
		for (const id of ORDER_IDS) {
			expect(ORDERS[id].name).toMatch(/^\S.*\S$/);
			expect(ORDERS[id].about).toMatch(/^[A-Z].*\.$/);
		}
	});
});
