import { describe, expect, test } from 'vitest';
import { BudgetExceeded } from '../../../src/lib/core/search/budget.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { recordingOf } from '../../../src/lib/core/trace/recording.ts';
import { Trace } from '../../../src/lib/core/trace/trace.ts';
import { countsOf, record, setupOf } from '../search/record.ts';

const POSITION = { game: 'tictactoe', position: '.O..X.O.X' } as const; // 150 and 32 nodes

describe('recording: budget', () => {
	test.each([
		['minimax', 150],
		['alphabeta', 32]
	])('%s needs exactly its %i nodes', (algorithm, nodes) => {
		const recording = record({ ...POSITION, algorithm, budget: String(nodes) });
		expect(countsOf(recording).visited).toBe(nodes);
		const short = setupOf({ ...POSITION, algorithm, budget: String(nodes - 1) });
		expect(() => recordSearch(short)).toThrow(BudgetExceeded);
	});

	test('the shadow is missing if minimax exceeds the budget', () => {
		const without = record({ ...POSITION, budget: '149' });
		expect([without.shadow, without.shadowRow]).toEqual([null, null]);
		expect(countsOf(without)).toMatchObject({ visited: 32, neverVisited: null });
		expect(record({ ...POSITION, budget: '150' }).shadow?.rows).toBe(150);
	});

	test('the budget is not spent on a shadow that is turned off', () => {
		const without = record({ ...POSITION, shadow: 'off' });
		expect(without.shadow).toBeNull();
		expect(without.trace.rows).toBe(record(POSITION).trace.rows);
		expect(record({ ...POSITION, algorithm: 'minimax', shadow: 'off' }).shadow?.rows).toBe(150);
	});

	test.each(['best-first', 'worst-first'])(
		'the order %s is rejected if minimax exceeds the budget',
		(order) => {
			const setup = setupOf({ ...POSITION, order, budget: '149' });
			expect(() => recordSearch(setup)).toThrow(BudgetExceeded);
			expect(record({ ...POSITION, order, budget: '150' }).shadow?.rows).toBe(150);
		}
	);
});

describe('recording: result', () => {
	test('a recording contains its setup', () => {
		const setup = setupOf({ ...POSITION, order: 'reversed', cut: 'strict' });
		const { trace, shadow } = recordSearch(setup);
		expect(trace.header).toEqual({
			setup,
			passes: [{ rootRow: 0, depth: null, window: [-Infinity, Infinity], why: 'first' }],
			partial: null
		});
		expect(shadow?.header.setup).toEqual({ ...setup, algorithm: 'minimax' });
		expect(shadow?.passes[0]?.window).toBeNull();
	});

	test('a recording of minimax is its own shadow', () => {
		const { trace, shadow, shadowRow } = record({ ...POSITION, algorithm: 'minimax' });
		expect(shadow).toBe(trace);
		expect(shadowRow).toBeNull();
	});

	test('a recording can be split into header and buffers, and joined again', () => {
		const { trace, shadow } = record(POSITION);
		const copy = new Trace(structuredClone(trace.header), structuredClone(trace.columns));
		expect(copy).toEqual(trace);
		expect(trace.buffers.map(({ byteLength }) => byteLength / trace.rows)).toEqual([
			4, 4, 4, 4, 4, 4, 1, 2
		]);
		expect(recordingOf(trace, shadow)).toEqual(record(POSITION));
	});

	test('a recording reports its stage and its visited nodes', () => {
		const told: string[] = [];
		recordSearch(setupOf({ game: 'tictactoe', position: 'X...O....' }), (stage, visited) => {
			told.push(`${stage} ${visited}`);
		});
		expect(told).toEqual(['search 0', 'shadow 0']);
		told.length = 0;
		recordSearch(setupOf({ game: 'tictactoe', position: 'X........' }), (stage, visited) => {
			told.push(`${stage} ${visited}`);
		});
		expect(told).toEqual(['search 0', 'shadow 0', 'shadow 16384', 'shadow 32768', 'shadow 49152']);
	});
});

test('the listener may stop a recording by throwing, also during the shadow', () => {
	const setup = setupOf({ game: 'tictactoe', position: 'X........' });
	const stopAt = (wanted: string) => () =>
		recordSearch(setup, (stage, visited) => {
			if (`${stage} ${visited}` === wanted) throw new Error('enough');
		});
	expect(stopAt('search 0')).toThrow('enough');
	expect(stopAt('shadow 16384')).toThrow('enough');
});

describe('recording: rows by path', () => {
	const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
	test.each([
		[[], 0],
		[[0], 1],
		[[1, 0], 6],
		[[1, 2], 8],
		[[2, 2], 12]
	])('%j leads to row %i, and back', (moves, row) => {
		expect(trace.rowAt(moves)).toBe(row);
		expect(trace.movesTo(row)).toEqual(moves);
	});

	test('the children of up to 64 wide nodes are listed once, those of others each time', () => {
		const nodeOf = (leaves: number): string => `[${Array<number>(leaves).fill(1).join(',')}]`;
		const wide = Array<string>(65).fill(nodeOf(256));
		const position = `[${[nodeOf(255), ...wide].join(',')}]`;
		const { trace: large } = record({ game: 'tree', position, algorithm: 'minimax' });
		const [narrow, ...rows] = large.childrenOf(0) as [number, ...number[]];
		expect(large.childrenOf(narrow)).not.toBe(large.childrenOf(narrow));
		const lists = rows.slice(0, 64).map((row) => large.childrenOf(row));
		expect(rows.slice(0, 64).every((row, at) => large.childrenOf(row) === lists[at])).toBe(true);
		large.childrenOf(rows[64] ?? NaN);
		expect(large.childrenOf(rows[0] ?? NaN)).not.toBe(lists[0]);
	});

	test('a path that leaves the trace leads to the last row that exists', () => {
		expect(trace.rowAt([1, 7, 0])).toBe(5);
		expect(trace.rowAt([9])).toBe(0);
	});
});
