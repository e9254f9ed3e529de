/** The trap of equal values: the value that alpha-beta returns for a move that is not best may only look equal. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/lib/core/base/random.ts';
import { LEGAL_START, listPlacements } from '../../../src/lib/core/games/krk/legality.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { rootMovesAt } from '../../../src/lib/core/trace/root-moves.ts';
import { record, rowsWhere } from './record.ts';
import { grid, treeSetup } from './samples.ts';
import { EXHAUSTIVE, runs, slice } from '../../sweep.ts';

/** The paths of the root moves that returned the best value, bound or not. */
function seemingTies(fields: SetupFields): { moves: number[]; nodes: number; value: number } {
	const { trace } = record({ ...fields, shadow: 'off' });
	const value = trace.valueOf(0);
	const moves = rootMovesAt(trace, trace.steps - 1)
		.filter((move) => move.value === value)
		.map(({ row }) => trace.moveOf(row));
	return { moves, nodes: rowsWhere(trace, (row) => !trace.isPruned(row)).length, value };
}

const rules = fc.record({
	cut: fc.constantFrom('equal', 'strict'),
	fail: fc.constantFrom('soft', 'hard')
});

describe('exact ties at the root: the best moves are those of minimax', () => {
	test('exact ties: the best moves in random trees', () => {
		fc.assert(
			fc.property(treeSetup, rules, ({ tree, fields }, chosen) => {
				fc.pre(Array.isArray(tree));
				const truth = seemingTies({ ...fields, algorithm: 'minimax' });
				// An infinite best has no wider window.
				fc.pre(Number.isFinite(truth.value));
				const found = seemingTies({ ...fields, ...chosen, algorithm: 'alphabeta', ties: 'exact' });
				expect(found.moves).toEqual(truth.moves);
				expect(found.value).toBe(truth.value);
				expect(found.nodes).toBeLessThanOrEqual(truth.nodes);
			}),
			{ numRuns: runs(500, 10) }
		);
	});

	test('exact ties: the best moves in random tic-tac-toe positions', () => {
		fc.assert(
			fc.property(grid, (position) => {
				const fields = { game: 'tictactoe', position };
				const truth = seemingTies({ ...fields, algorithm: 'minimax' });
				expect(seemingTies({ ...fields, ties: 'exact' }).moves).toEqual(truth.moves);
			}),
			{ numRuns: runs(60, 10) }
		);
	});
});

describe('open window at the root: each root value is that of minimax', () => {
	const valuesOf = (fields: SetupFields) => {
		const { trace } = record({ ...fields, shadow: 'off' });
		return rootMovesAt(trace, trace.steps - 1).map(({ row, value, bound, verdict }) => ({
			move: trace.moveOf(row),
			value,
			bound,
			verdict
		}));
	};

	test.each(['alphabeta', 'quiescence'])(
		'the open window gives exact values by %s in random trees',
		(algorithm) => {
			fc.assert(
				fc.property(treeSetup, rules, ({ fields }, chosen) => {
					const truth = valuesOf({ ...fields, algorithm: 'minimax' });
					const found = valuesOf({ ...fields, ...chosen, algorithm, ties: 'open' });
					expect(found).toEqual(truth);
					expect(found.every(({ bound }) => bound === 'exact')).toBe(true);
				}),
				{ numRuns: runs(300, 10) }
			);
		}
	);

	test('a certain win does not prune the other root moves', () => {
		const fields = { game: 'tree', position: '[[1,inf],inf,[2,3],inf]', ties: 'open' };
		expect(valuesOf(fields).map(({ verdict }) => verdict)).toEqual([
			'certainly worse',
			'best',
			'certainly worse',
			'best'
		]);
		expect(valuesOf({ ...fields, ties: 'bounds' }).at(-1)?.verdict).toBe('not searched');
	});

	test('below the root there are cutoffs as usual, and never more nodes than minimax', () => {
		const fields = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2],[[1,2],[4,0]]]' };
		const [open, plain] = ['open', 'bounds'].map((ties) => seemingTies({ ...fields, ties }).nodes);
		expect([open, plain]).toEqual([19, 15]);
	});
});

test('the trap tree: 3 and "at most 3" are no tie', () => {
	const position = '[[3,5],[3,1]]';
	expect(seemingTies({ game: 'tree', position }).moves).toEqual([0, 1]);
	expect(seemingTies({ game: 'tree', position, ties: 'exact' }).moves).toEqual([0]);
});

describe('ties: king and rook, two steps', () => {
	const random = seededRandom(2023);
	const starts = listPlacements(LEGAL_START);
	const positions = Array.from({ length: 40 }, () =>
		String(starts[Math.floor(random() * starts.length)])
	);

	test.each([
		['krk', 'krk-paper'],
		['krk-released', 'krk-released']
	])('%s: most roots have false ties, and none with the window one wider', (game, evaluator) => {
		let [trapped, nodes, wider] = [0, 0, 0];
		for (const position of slice(positions, 20)) {
			const fields = { game, evaluator, position, depth: '4', order: 'rook-first' };
			const truth = seemingTies({ ...fields, algorithm: 'minimax' });
			const bounds = seemingTies(fields);
			const exact = seemingTies({ ...fields, ties: 'exact' });
			expect(exact.moves, position).toEqual(truth.moves);
			expect(exact.value, position).toBe(truth.value);
			if (bounds.moves.join() !== truth.moves.join()) trapped++;
			nodes += bounds.nodes;
			wider += exact.nodes;
		}
		expect(wider).toBeGreaterThan(0);
		if (!EXHAUSTIVE) return;
		// Over all starts it is 70.6%; a sample of 40 stays within three standard deviations of that.
		expect(trapped / positions.length).toBeGreaterThan(0.49);
		expect(trapped / positions.length).toBeLessThan(0.93);
		expect(wider / nodes).toBeGreaterThan(1);
		expect(wider / nodes).toBeLessThan(1.25);
	});
});
