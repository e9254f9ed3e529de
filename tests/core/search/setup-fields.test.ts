import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SETUP, formatDepth } from '../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { WRONG_FIELDS } from './faults.ts';
import { setupOf } from './record.ts';
import { anySearch } from './samples.ts';

describe('setup: defaults', () => {
	test.each([
		['tictactoe', null, 'outcome', '.O..X.O.X'],
		['chess', 3, 'r-bloggers', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
		['krk', 2, 'krk-paper', '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1'],
		['krk-released', 2, 'krk-released', '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1'],
		['tree', null, 'outcome', '[[3,12,8],[2,4,6],[14,5,2]]']
	])('the defaults of %s are complete', (game, depth, evaluator, position) => {
		expect(SETUP.parse({ game })).toEqual({
			values: {
				game,
				position,
				root: 'max',
				algorithm: 'alphabeta',
				depth,
				open: null,
				evaluator,
				order: 'listed',
				cut: 'equal',
				fail: 'soft',
				ties: 'bounds',
				budget: 2_000_000,
				shadow: 'on'
			},
			faults: [],
			assumed: null
		});
	});

	test('the defaults without any field are the textbook tree', () => {
		expect(SETUP.parse({})).toEqual(SETUP.parse({ game: 'tree' }));
	});
});

describe('setup: positions', () => {
	test.each([
		['tictactoe', '..xo..oxo', '..XO..OXO'],
		['tictactoe', '-XO/ -O-/ X--', '.XO.O.X..'],
		['tree', '((3 12 8) (2 4 6) (14 5 2))', '[[3,12,8],[2,4,6],[14,5,2]]'],
		['tree', ' [ +3.50 , -Infinity ] ', '[3.5,-inf]'],
		['chess', '4k3/8/8/8/8/8/8/4K2R w K -', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
		['krk', '194', 'k7/8/K7/R7/8/8/8/8 w - - 0 1'],
		['krk', '194 moves  a6b6 a8b8', 'k7/8/K7/R7/8/8/8/8 w - - 0 1 moves a6b6 a8b8'],
		['krk', '206557 b', '8/8/6k1/3R4/8/3K4/8/8 b - - 0 1'],
		['krk', '8/8/6k1/3R4/8/3K4/8/8', '8/8/6k1/3R4/8/3K4/8/8 w - - 0 1']
	])('positions of %s are normalised: %s', (game, position, normalised) => {
		expect(setupOf({ game, position }).position).toBe(normalised);
	});
});

describe('setup: every mistake is one fault on its own field, and the rest is kept', () => {
	test.each(WRONG_FIELDS)('$name', ({ fields, field, code, at }) => {
		const { values: setup, faults } = SETUP.parse({
			...fields,
			algorithm: fields.algorithm ?? 'minimax'
		});
		expect(faults.map((one) => [one.field, one.fault.code, one.fault.at])).toEqual([
			[field, code, at ?? faults[0]?.fault.at]
		]);
		const message = faults[0]?.fault.message ?? '';
		expect(message).toMatch(/\.$/);
		expect(message.length).toBeLessThan(500);
		if (field !== 'algorithm') expect(setup.algorithm).toBe('minimax');
		// The replacement of the wrong field can be searched.
		expect(() => prepareSearch({ ...setup, depth: setup.depth ?? 1 })).not.toThrow();
	});

	test('several mistakes are reported together', () => {
		const { faults } = SETUP.parse({ game: 'chess', depth: '99', cut: 'x', position: 'y' });
		expect(faults.map(({ field }) => field)).toEqual(['position', 'depth', 'cut']);
	});
});

describe('setup: limits', () => {
	test.each([
		[{ game: 'chess', depth: '0' }, 0],
		[{ game: 'chess', depth: '20' }, 20],
		[{ game: 'tictactoe', depth: '9' }, 9],
		[{ game: 'tictactoe', depth: '0' }, 0],
		[{ game: 'tictactoe', depth: 'whole' }, null],
		[{ game: 'tree', depth: '2' }, 2],
		[{ game: 'tree', depth: '60' }, 60],
		[{ game: 'tree', position: '5', depth: '0' }, 0]
	])('%j is a depth', (fields, depth) => {
		expect(setupOf(fields).depth).toBe(depth);
	});

	test('a budget goes from 1 to 10,000,000 nodes', () => {
		expect(setupOf({ budget: '1' }).budget).toBe(1);
		expect(setupOf({ budget: '10000000' }).budget).toBe(10_000_000);
		expect(SETUP.parse({ budget: '10000001' }).faults).toHaveLength(1);
	});

	test('a random order takes seeds of 32 bits', () => {
		expect(setupOf({ order: 'random:0' }).order).toBe('random:0');
		expect(setupOf({ order: 'random:4294967295' }).order).toBe('random:4294967295');
		expect(SETUP.parse({ order: 'random:007' }).faults).toHaveLength(1);
		expect(SETUP.parse({ order: 'random:4294967296' }).faults).toHaveLength(1);
	});
});

test('a setup round-trips through its fields', () => {
	fc.assert(
		fc.property(anySearch, fc.integer({ min: 1, max: 10_000_000 }), (fields, budget) => {
			const setup = setupOf({ ...fields, budget: String(budget) });
			const written = SETUP.texts(setup);
			// Only a typed tree includes the side to move; elsewhere the position has it.
			const told = SETUP.names.filter((field) => field !== 'root' || setup.game === 'tree');
			expect(Object.keys(written)).toEqual(told);
			expect(SETUP.parse(written)).toEqual({ values: setup, faults: [], assumed: null });
		}),
		{ numRuns: 200 }
	);
	expect([formatDepth(null), formatDepth(0)]).toEqual(['whole', '0']);
});
