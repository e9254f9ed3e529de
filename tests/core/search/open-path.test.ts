/** A tree expanded on demand shows, node by node, the values of the whole search. */
import { describe, expect, test } from 'vitest';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { rootMovesAt } from '../../../src/lib/core/trace/root-moves.ts';
import { record, setupOf } from './record.ts';
import { EXHAUSTIVE } from '../../sweep.ts';
import { expectSame } from '../../same.ts';

const whole = { game: 'krk', position: '206557', algorithm: 'minimax', depth: '4' };

describe('expanded tree', () => {
	const full = record(whole).trace;
	const rowOf = (path: readonly number[]): number => full.rowAt(path);

	test.each(['root', 'd5e5', 'd5e5-g6f6', 'd5e5-g6f6-e5e4', 'd3e4-g6h7-d5d7'])(
		'a tree expanded along %s has the values of the whole one',
		(open) => {
			const { trace } = record({ ...whole, open });
			const { open: path } = trace.header.setup;
			for (let row = 0; row < trace.rows; row++) {
				const moves = trace.movesTo(row);
				expectSame(trace.valueOf(row), full.valueOf(rowOf(moves)), moves.join(' '));
				const isOnPath = moves.every((move, i) => move === path?.[i]);
				expectSame(trace.isLeaf(row), !isOnPath || full.isLeaf(rowOf(moves)));
			}
			const best = rootMovesAt(trace, trace.steps - 1).filter(({ verdict }) => verdict === 'best');
			expect(best.map(({ row }) => trace.moveOf(row))).toEqual(
				rootMovesAt(full, full.steps - 1)
					.filter(({ verdict }) => verdict === 'best')
					.map(({ row }) => full.moveOf(row))
			);
		}
	);

	test('is small, however deep it looks', () => {
		const depth = EXHAUSTIVE ? '14' : '8';
		const { trace } = record({ ...whole, depth, open: 'd5e5-g6f6' });
		expect(trace.rows).toBeLessThan(60);
	});
});

describe('expanded tree: the field of a link', () => {
	test.each(['whole', 'root', 'd5e5', 'd5e5-g6f6'])('%s round-trips', (open) => {
		expect(SETUP.texts(setupOf({ ...whole, open })).open).toBe(open);
	});

	test.each([
		[{ ...whole, open: 'd5d1' }, 'open-move', 0],
		[{ ...whole, open: 'd5e5-g6g1' }, 'open-move', 5],
		[{ ...whole, depth: '2', open: 'd5e5-g6f6-e5e4' }, 'open-move', 10],
		[{ ...whole, algorithm: 'alphabeta', open: 'root' }, 'open-algorithm', undefined],
		[{ ...whole, depth: '3', open: 'root' }, 'open-evaluator', undefined],
		[{ game: 'chess', algorithm: 'minimax', open: 'root' }, 'open-evaluator', undefined],
		[
			{ ...whole, position: '8/8/6k1/3R4/8/3K4/8/8 b - - 98 70', open: 'root' },
			'open-evaluator',
			undefined
		]
	])('%j is rejected', (fields, code, at) => {
		const { values: setup, faults } = SETUP.parse(fields);
		expect(faults.map(({ field, fault }) => [field, fault.code, fault.at])).toEqual([
			['open', code, at]
		]);
		expect(setup.open).toBeNull();
	});
});
