/**
 * The kind of bound of every value (exact, at least, at most) is true, and a table's answer follows from its visits.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nullObserver } from '../../../src/lib/core/search/observer.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../src/lib/core/search/prepare.ts';
import { ALGORITHM_IDS, algorithmOf } from '../../../src/lib/core/search/registry.ts';
import { CUT_RULES, FAIL_RULES } from '../../../src/lib/core/search/search.ts';
import type { SearchSetup } from '../../../src/lib/core/search/setup.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { boundOf } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { extendedValues } from '../search/family/extended.ts';
import { rootMaxValues, stateValues } from '../search/oracle.ts';
import { pathOf, record, rowsWhere, setupOf } from '../search/record.ts';
import { everySearch, grid, rules, treeSetup } from '../search/samples.ts';
import { evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { expectSame } from '../../same.ts';
import { runs, slice } from '../../sweep.ts';

const POSITIONS: readonly SetupFields[] = [
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tictactoe', position: 'XX.OO....', evaluator: 'outcome-depth' },
	{ game: 'tictactoe', position: 'X...O....', depth: '4' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' },
	{ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '4' },
	{ game: 'chess', position: '7k/R6p/KP6/8/8/8/8/8 w - - 97 60', depth: '4' }
];

describe('bounds: every kind of bound is true of the exact value', () => {
	/** To the depth of its pass, by minimax over the states alone. */
	function expectTrue(fields: SetupFields): void {
		const setup = setupOf(fields);
		const { trace } = recordSearch(setup);
		const byDepth = new Map<number | null, ReadonlyMap<string, number>>();
		for (const row of rowsWhere(trace, (row) => !trace.isPruned(row))) {
			const { depth } = trace.passOf(row);
			const exact = byDepth.get(depth) ?? exactValues(setup, depth);
			byDepth.set(depth, exact);
			const path = pathOf(trace, row);
			const value = trace.valueOf(row);
			const worth = exact.get(path) as number;
			const bound = boundOf(trace.flagsOf(row));
			const holds = { exact: worth === value, lower: worth >= value, upper: worth <= value }[bound];
			if (!holds) expect.fail(`at "${path}": ${bound} ${value}, worth ${worth}`);
			if (setup.algorithm === 'minimax') expectSame(bound, 'exact');
		}
		const { algorithm } = setup;
		const root = trace.lastRoot;
		expect(trace.valueOf(root)).toBe(byDepth.get(trace.passOf(root).depth)?.get(''));
		// If all passes are null windows the last result is one bound, and the previous one the other bound.
		if (algorithm !== 'mtdf' && algorithm !== 'sss') {
			expect(boundOf(trace.flagsOf(root))).toBe('exact');
		}
	}

	function exactValues(setup: SearchSetup, depth: number | null): ReadonlyMap<string, number> {
		const { game, position, root, evaluator, algorithm } = setup;
		const parsed = gameOf(game).parse(position, { root });
		if (!parsed.ok) throw new Error(parsed.fault.message);
		const rule = evaluatorOf(evaluator);
		const plies = depth ?? Infinity;
		const valuesOf =
			algorithm === 'quiescence'
				? extendedValues
				: algorithm === 'ghess'
					? rootMaxValues
					: stateValues;
		return valuesOf(parsed.value, plies, (state, ply) => rule.evaluate(state, ply, plies));
	}

	test('bounds are true in random trees and tic-tac-toe positions', () => {
		fc.assert(fc.property(everySearch, expectTrue), { numRuns: runs(1000, 8) });
	});

	test('bounds are true in trees that PVS re-searches', () => {
		fc.assert(
			fc.property(treeSetup, rules, ({ fields }, chosen) => {
				expectTrue({ ...fields, ...chosen, algorithm: 'pvs' });
			}),
			{ numRuns: runs(800, 8) }
		);
	});

	describe.each(ALGORITHM_IDS)('%s', (algorithm) => {
		test.each(POSITIONS)('$game $position', (fields) => {
			const needsRules = algorithmOf(algorithm).needs.includes('rules');
			const rules = needsRules
				? CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => ({ cut, fail })))
				: [{}];
			for (const chosen of slice(rules, 4)) expectTrue({ ...fields, ...chosen, algorithm });
		});
	});

	test.each(ALGORITHM_IDS)('%s: bounds are true in small trees under all rules', (algorithm) => {
		for (const position of ['[[3,5],[3,[[3,4],[3,2]]]]', '[[5,3,[1,[3,3]]],[[3,4],2,[[3],9]]]']) {
			for (const root of ['max', 'min']) {
				for (const cut of CUT_RULES) {
					for (const fail of FAIL_RULES) {
						const fields = { game: 'tree', position, root };
						const needsRules = algorithmOf(algorithm).needs.includes('rules');
						expectTrue({ ...fields, algorithm, ...(needsRules ? { cut, fail } : {}) });
					}
				}
			}
		}
	});

	test('in a window without width, fail-hard, a larger value is at least its end, and any other at most', () => {
		// After b1 the window of b is 3 to 3, and neither b2, which is worth 3, nor b3, worth 4, is cut off.
		const position = '[[3,5],[3,[[3,4],[3,2]],[[4,5]]]]';
		const { trace } = record({ game: 'tree', position, cut: 'strict', fail: 'hard' });
		const rows = [1, 2].map((move) => trace.rowAt([1, move]));
		expect(rows.map((row) => [trace.valueOf(row), boundOf(trace.flagsOf(row))])).toEqual([
			[3, 'upper'],
			[3, 'lower']
		]);
	});

	test('fail-hard, a value that reaches beta alone is at least that, though it is known exactly', () => {
		// MIN has 3 at the root, which is beta for b1; b1 is worth 3.
		const fields = { game: 'tree', position: '[3,[[3,4],1]]', root: 'min', fail: 'hard' };
		const { trace } = record(fields);
		const b1 = trace.rowAt([1, 0]);
		expect([trace.valueOf(b1), boundOf(trace.flagsOf(b1))]).toEqual([3, 'lower']);
	});

	test.each([
		['soft', 'exact 3', 'exact 3', 'exact 12', 'upper 2', 'exact 2'],
		['hard', 'exact 3', 'exact 3', 'exact 12', 'upper 3', 'upper 3']
	])('AIMA figure 5.2, fail-%s', (fail, root, a, leaf, b, c) => {
		const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', fail });
		const known = [[], [0], [0, 1], [1], [2]].map((path) => {
			const row = trace.rowAt(path);
			return `${boundOf(trace.flagsOf(row))} ${trace.valueOf(row)}`;
		});
		expect(known).toEqual([root, a, leaf, b, c]);
	});
});

describe('bounds: table hits', () => {
	/** The values that two rows' bounds of one position leave possible. */
	const rangeOf = (trace: Trace, row: number): [number, number] => {
		const value = trace.valueOf(row);
		const bound = boundOf(trace.flagsOf(row));
		return [bound === 'upper' ? -Infinity : value, bound === 'lower' ? Infinity : value];
	};

	test('a table hit comes from a finished row of the same position, and follows from its bounds', () => {
		let hits = 0;
		const withTable = fc.constantFrom('tt', 'mtdf', 'sss');
		const play = fc.record({
			game: fc.constant('tictactoe'),
			position: grid.filter((text) => text.replace(/[XO]/g, '').length <= 6),
			evaluator: fc.constantFrom('outcome', 'outcome-depth', 'open-lines'),
			depth: fc.constantFrom('whole', 'whole', '4')
		});
		const any = fc.oneof(
			play,
			treeSetup.map(({ fields }) => fields)
		);
		fc.assert(
			fc.property(any, rules, withTable, (fields, chosen, algorithm) => {
				const setup = setupOf({ ...fields, ...chosen, algorithm });
				const { trace } = recordSearch(setup);
				const { tree, keys } = prepareSearch(setup).newSearch(algorithm, nullObserver);
				const keyOf = (row: number): unknown => {
					const moves = trace.movesTo(row);
					for (const move of moves) tree.play(move);
					const key = keys(tree);
					while (tree.path.length > 0) tree.undo();
					return key;
				};
				for (const row of rowsWhere(trace, (row) => trace.isHit(row))) {
					hits++;
					const target = trace.targetOf(row);
					expect(keyOf(target)).toBe(keyOf(row));
					expect(trace.isHit(target) || trace.isLeaf(target) || trace.isPruned(target)).toBe(false);
					expect(trace.exitStepOf(target)).toBeLessThan(trace.enterStepOf(row));
					const [low, high] = rangeOf(trace, row);
					const [targetLow, targetHigh] = rangeOf(trace, target);
					const bound = boundOf(trace.flagsOf(row));
					if (bound !== 'exact' || algorithm === 'tt') {
						expect(targetLow).toBeGreaterThanOrEqual(low);
						expect(targetHigh).toBeLessThanOrEqual(high);
						continue;
					}
					// An exact value may combine two visits: one proved the lower bound, the other the upper bound.
					expect(trace.valueOf(target)).toBe(trace.valueOf(row));
					const before = rowsWhere(
						trace,
						(other) =>
							trace.exitStepOf(other) < trace.enterStepOf(row) &&
							!trace.isPruned(other) &&
							!trace.isLeaf(other) &&
							trace.depthOf(other) === trace.depthOf(row)
					).filter((other) => keyOf(other) === keyOf(row));
					const ranges = before.map((other) => rangeOf(trace, other));
					expect(Math.max(...ranges.map(([from]) => from))).toBe(low);
					expect(Math.min(...ranges.map(([, to]) => to))).toBe(high);
				}
			}),
			{ numRuns: 150 }
		);
		expect(hits).toBeGreaterThan(300);
	});
});
