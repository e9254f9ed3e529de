/**
 * Every search of the family gives minimax's answer under every order and rule; quiescence gives that of minimax over
 * its extended tree, which is the same tree if nothing can be captured.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAlphaBeta } from '../../../../src/lib/core/search/alphabeta.ts';
import { withAspiration } from '../../../../src/lib/core/search/family/aspiration.ts';
import { alphaBetaWithMemory } from '../../../../src/lib/core/search/family/memory.ts';
import { runMtdf } from '../../../../src/lib/core/search/family/mtdf.ts';
import { evaluatorOf } from '../../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../../src/lib/core/games/registry.ts';
import { PassWatcher } from '../../../../src/lib/core/search/family/pass-watcher.ts';
import {
	ALGORITHM_IDS,
	algorithmOf,
	type AlgorithmId
} from '../../../../src/lib/core/search/registry.ts';
import { ordersFor } from '../../../../src/lib/core/search/ordering/order.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { CUT_RULES, FAIL_RULES } from '../../../../src/lib/core/search/search.ts';
import { rootMaxValues, stateValues } from '../oracle.ts';
import { extendedValues } from './extended.ts';
import { setupOf } from '../record.ts';
import { grid, rules, treeSetup } from '../samples.ts';
import { searchOf, tallyOf } from './run.ts';
import { runs, slice } from '../../../sweep.ts';

const POSITIONS: readonly SetupFields[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' },
	{ game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]' },
	{ game: 'tree', position: '[5,[[[4,9],7],8]]' },
	{ game: 'tree', position: '[[3,5],[3,1]]' },
	{ game: 'tree', position: '[[0.1,[0.2,0.30000000000000004]],[0.3,1e-300],[1e300,0.1,[3.25]]]' },
	{ game: 'tree', position: '[[inf,-inf],[-inf,[0.5,[-inf]],inf],[[[inf]]]]' },
	{ game: 'tree', position: '[[inf,inf],[inf,3]]' },
	{ game: 'tree', position: '[[-inf,-inf],[-inf]]' },
	{ game: 'tree', position: '-4' },
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tictactoe', position: 'X...O....', depth: '3' },
	{ game: 'tictactoe', position: 'XX.OO....', evaluator: 'outcome-depth' },
	{ game: 'tictactoe', position: 'X...O..X.', evaluator: 'outcome-depth', depth: '4' },
	{ game: 'tictactoe', position: 'XXXOO....' },
	{ game: 'tictactoe', position: 'X........', depth: '0' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' },
	{ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '3' },
	{ game: 'chess', position: '7k/R6p/KP6/8/8/8/8/8 w - - 97 60', depth: '4' },
	{ game: 'krk', position: '206557' },
	{ game: 'krk', position: 'k7/8/2K5/8/8/8/8/1R6 w - - 98 60', depth: '3' },
	{ game: 'krk', position: '8/8/8/8/8/k7/2K5/1R6 w - - 0 1', depth: '3', evaluator: 'krk-depth' },
	{ game: 'krk-released', position: 'k7/8/1K6/8/8/8/8/1R6 w - - 0 1', depth: '4' }
];

function exactValues(
	fields: SetupFields,
	by: AlgorithmId = 'minimax'
): ReadonlyMap<string, number> {
	const { game: id, position, root, depth, evaluator } = setupOf(fields);
	const state = gameOf(id).parse(position, { root });
	if (!state.ok) throw new Error(state.fault.message);
	const rule = evaluatorOf(evaluator);
	const { visits, maxIs } = algorithmOf(by);
	const valuesOf =
		visits === 'beyond' ? extendedValues : maxIs === 'root mover' ? rootMaxValues : stateValues;
	return valuesOf(state.value, depth ?? Infinity, (at, ply) =>
		rule.evaluate(at, ply, depth ?? Infinity)
	);
}

function expectAnswer(
	id: AlgorithmId,
	fields: SetupFields,
	exact: ReadonlyMap<string, number>,
	keys: 'exact' | 'symmetric' = 'exact'
): void {
	const value = exact.get('') as number;
	const tally = tallyOf(id, fields, keys);
	expect(tally.value).toBe(value);
	// The move that the root would play has the root's value.
	if (tally.bestMove === null) expect(exact.size).toBe(1);
	else expect(exact.get(String(tally.bestMove))).toBe(value);
	expect(tally.distinct).toBeLessThanOrEqual(tally.visited);
	expect(tally.leaves + tally.tableHits).toBeLessThanOrEqual(tally.visited);
}

describe.each(POSITIONS)('$game $position $root $depth', (position) => {
	const plain = exactValues(position);
	const { game } = setupOf(position);
	const orders = ordersFor(game).map((order) => (order === 'random' ? 'random:7' : order));

	test.each(ALGORITHM_IDS)('%s', (id) => {
		const exact = ['quiescence', 'ghess'].includes(id) ? exactValues(position, id) : plain;
		const hasRules = algorithmOf(id).needs.includes('rules');
		const searches = orders.flatMap((order) =>
			(hasRules ? CUT_RULES : (['equal'] as const)).flatMap((cut) =>
				(hasRules ? FAIL_RULES : (['soft'] as const)).map((fail) => ({ order, cut, fail }))
			)
		);
		for (const search of slice(searches, 12)) expectAnswer(id, { ...position, ...search }, exact);
	});
});

const family = fc.constantFrom(...ALGORITHM_IDS);

test('random trees with ties, decimals and infinities have minimax’s value', () => {
	fc.assert(
		fc.property(family, treeSetup, rules, (id, { fields }, { ties: _, ...chosen }) => {
			expectAnswer(id, { ...fields, ...chosen }, exactValues(fields, id));
		}),
		{ numRuns: runs(3000, 30) }
	);
});

test('random tic-tac-toe has minimax’s value, also up to symmetry', () => {
	const play = fc.record({
		game: fc.constant('tictactoe'),
		position: grid.filter((text) => text.replace(/[XO]/g, '').length <= 5),
		evaluator: fc.constantFrom('outcome', 'outcome-depth'),
		depth: fc.constantFrom('whole', 'whole', '2', '3', '4')
	});
	const keys = fc.constantFrom('exact' as const, 'symmetric' as const);
	fc.assert(
		fc.property(family, play, rules, keys, (id, fields, { ties: _, ...chosen }, kind) => {
			expectAnswer(id, { ...fields, ...chosen }, exactValues(fields, id), kind);
		}),
		{ numRuns: runs(300, 10) }
	);
});

test('the line that deepening searches first is a principal variation', () => {
	fc.assert(
		fc.property(treeSetup, rules, ({ fields }, { ties: _, ...chosen }) => {
			const exact = exactValues(fields);
			const search = searchOf({ ...fields, ...chosen });
			const observer = new PassWatcher(search.observer);
			runAlphaBeta({ ...search, observer });
			const { line } = observer;
			for (let ply = 0; ply <= line.length; ply++) {
				expect(exact.get(line.slice(0, ply).join(' '))).toBe(exact.get(''));
			}
			expect(exact.has([...line, 0].join(' '))).toBe(false);
		}),
		{ numRuns: runs(300, 10) }
	);
});

describe('family: any first guess finds the value', () => {
	const guess = fc.oneof(
		fc.integer({ min: -5, max: 5 }),
		fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((value) => value + 0),
		fc.constantFrom(Infinity, -Infinity, 1e308)
	);

	test('MTD(f) finds the value with memory and without', () => {
		fc.assert(
			fc.property(treeSetup, guess, ({ fields }, f) => {
				const value = exactValues(fields).get('');
				expect(runMtdf(searchOf(fields), alphaBetaWithMemory, f)).toBe(value);
				const forgetful = runMtdf(
					searchOf(fields),
					(search) => (alpha, beta) => runAlphaBeta(search, alpha, beta),
					f
				);
				expect(forgetful).toBe(value);
			}),
			{ numRuns: runs(500, 20) }
		);
	});

	test('aspiration windows find the value under all rules', () => {
		const aspire = withAspiration((search) => (alpha, beta) => runAlphaBeta(search, alpha, beta));
		fc.assert(
			fc.property(treeSetup, rules, guess, ({ fields }, { ties: _, ...chosen }, from) => {
				const value = exactValues(fields).get('');
				expect(aspire(searchOf({ ...fields, ...chosen }), from)).toBe(value);
			}),
			{ numRuns: runs(1000, 30) }
		);
	});
});
