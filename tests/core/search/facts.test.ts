/** Every count that was measured before the implementation, by the library itself. */
import { describe, expect, test } from 'vitest';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { MoveNames } from '../../../src/lib/core/trace/move-names.ts';
import { Replay } from '../../../src/lib/core/trace/replay.ts';
import { FLAG } from '../../../src/lib/core/trace/schema.ts';
import { slice } from '../../sweep.ts';
import { countsOf, idPaths, record, rowsWhere } from './record.ts';

const EMPTY = '.........';
const SWIFT_POST = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** Nodes and leaves. */
type Size = readonly [nodes: number, leaves: number];

function sizeOf(fields: SetupFields): Size {
	const { visited, leaves } = countsOf(record(fields));
	return [visited, leaves];
}

describe('textbook trees', () => {
	const trees: readonly [
		name: string,
		position: string,
		value: number,
		minimax: Size,
		equal: Size,
		strict: Size
	][] = [
		['AIMA figure 5.2', '[[3,12,8],[2,4,6],[14,5,2]]', 3, [13, 9], [11, 7], [11, 7]],
		['the Knuth-Moore minimum', '[[3,12,8],[2,4,6],[2,5,14]]', 3, [13, 9], [9, 5], [9, 5]],
		['the worst order', '[[14,5,2],[6,4,2],[12,8,3]]', 3, [13, 9], [13, 9], [13, 9]],
		['three plies', '[[[3,5],[6,9]],[[1,2],[0,-1]]]', 5, [15, 8], [11, 5], [11, 5]],
		['the tie trap', '[[3,5],[3,1]]', 3, [7, 4], [6, 3], [7, 4]],
		['the deep cutoff', '[5,[[[4,9],7],8]]', 7, [9, 5], [8, 4], [8, 4]]
	];

	test.each(trees)('%s', (_, position, value, minimax, equal, strict) => {
		const fields = { game: 'tree', position };
		expect(sizeOf({ ...fields, algorithm: 'minimax' })).toEqual(minimax);
		for (const [cut, fail] of [
			['equal', 'soft'],
			['equal', 'hard'],
			['strict', 'soft']
		] as const) {
			const recording = record({ ...fields, algorithm: 'alphabeta', cut, fail });
			const { visited, leaves, neverVisited } = countsOf(recording);
			expect([visited, leaves]).toEqual(cut === 'equal' ? equal : strict);
			expect(neverVisited).toBe(minimax[0] - visited);
			expect(recording.trace.valueOf(0)).toBe(value);
		}
	});

	test('three plies: strict cutoffs prune less with fail-hard, whose 5 for [1,2] only equals the bound', () => {
		const fields = { game: 'tree', position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]', cut: 'strict' };
		expect(sizeOf({ ...fields, fail: 'hard' })).toEqual([14, 7]);
	});

	test('AIMA figure 5.2 prunes the leaves 4 and 6', () => {
		const { trace } = record({ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' });
		expect(idPaths(trace, (row) => trace.isPruned(row))).toEqual(['1 1', '1 2']);
		expect(idPaths(trace, (row) => trace.isLeaf(row))).toEqual(
			['0 0', '0 1', '0 2', '1 0', '2 0', '2 1', '2 2'] // 3 12 8, 2, 14 5 2
		);
	});

	test('the deep cutoff prunes only the 9, by the bound of the root', () => {
		const { trace } = record({ game: 'tree', position: '[5,[[[4,9],7],8]]' });
		expect(idPaths(trace, (row) => trace.isPruned(row))).toEqual(['1 0 0 1']);
		const row = trace.rowAt([1, 0, 0, 1]);
		const { path } = momentAt(trace, trace.enterStepOf(row));
		expect(path.at(-1)?.alphaOwner).toBe(0);
		expect(path).toHaveLength(4);
	});

	test('the tie trap: b returns 3, which is only at most 3, and its true value is 1', () => {
		const { trace, shadow } = record({ game: 'tree', position: '[[3,5],[3,1]]' });
		const b = trace.rowAt([1]);
		expect(trace.valueOf(b)).toBe(3);
		expect(trace.flagsOf(b) & FLAG.UPPER).toBeTruthy();
		expect(shadow?.valueOf(shadow.rowAt([1]))).toBe(1);
	});
});

describe('tic-tac-toe from the empty board', () => {
	const full: Size = [549_946, 255_168];

	test('minimax visits the whole tree, ply by ply, and finds a draw', () => {
		const recording = record({ game: 'tictactoe', position: EMPTY, algorithm: 'minimax' });
		const { trace } = recording;
		const { visited, leaves, cutoffs, prunedMoves, neverVisited } = countsOf(recording);
		expect([visited, leaves]).toEqual(full);
		expect([cutoffs, prunedMoves, neverVisited]).toEqual([0, 0, 0]);
		expect(trace.steps).toBe(2 * 549_946);
		expect(trace.valueOf(0)).toBe(0);
		const byPly = Array<number>(10).fill(0);
		const games = { X: 0, O: 0, draw: 0 };
		for (let row = 0; row < trace.rows; row++) {
			byPly[trace.depthOf(row)] = (byPly[trace.depthOf(row)] as number) + 1;
			if (!trace.isLeaf(row)) continue;
			const value = trace.valueOf(row);
			games[value === 0 ? 'draw' : value > 0 ? 'X' : 'O']++;
		}
		expect(byPly).toEqual([1, 9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872]);
		expect(games).toEqual({ X: 131_184, O: 77_904, draw: 46_080 });
	});

	const rows: readonly [order: string, equal: Size, strictSoft: number, strictHard: number][] = [
		['listed', [18_297, 7_330], 146_120, 304_155],
		['centre-corners-edges', [7_275, 2_893], 72_246, 227_603]
	];
	test.each(rows)('alpha-beta in order %s', (order, equal, strictSoft, strictHard) => {
		const fields = { game: 'tictactoe', position: EMPTY, order };
		for (const fail of slice(['soft', 'hard'], 2)) {
			const recording = record({ ...fields, cut: 'equal', fail });
			const { visited, leaves, neverVisited } = countsOf(recording);
			expect([visited, leaves]).toEqual(equal);
			expect(neverVisited).toBe(full[0] - visited);
			expect(recording.shadow?.rows).toBe(full[0]);
			expect(recording.trace.valueOf(0)).toBe(0);
		}
		const budget = '400000'; // No shadow: it would only take time here.
		expect(sizeOf({ ...fields, cut: 'strict', fail: 'soft', budget })[0]).toBe(strictSoft);
		expect(sizeOf({ ...fields, cut: 'strict', fail: 'hard', budget })[0]).toBe(strictHard);
	});

	test('the cutoff condition is true 8,180 times, but prunes moves only 4,237 times', () => {
		const fields = { game: 'tictactoe', position: EMPTY, budget: '20000' };
		const recording = record(fields);
		const { trace } = recording;
		const { cutoffs, prunedMoves, neverVisited } = countsOf(recording);
		expect([cutoffs, prunedMoves, neverVisited]).toEqual([4237, 6930, null]);
		expect(trace.steps).toBe(2 * 18_297 + 4237);
		let holds = 0;
		for (let step = 0; step < trace.steps; step++) {
			const { kind, testHolds } = momentAt(trace, step);
			if (kind === 'return' && testHolds) holds++;
		}
		expect(holds).toBe(8180);
	});

	test('fail-hard visits the same nodes as fail-soft and returns other values at 2,777', () => {
		const fields = { game: 'tictactoe', position: EMPTY, budget: '20000' };
		const soft = record({ ...fields, fail: 'soft' }).trace;
		const hard = record({ ...fields, fail: 'hard' }).trace;
		expect(hard.columns.move).toEqual(soft.columns.move);
		expect(hard.columns.enterStep).toEqual(soft.columns.enterStep);
		const different = rowsWhere(
			soft,
			(row) => !soft.isPruned(row) && soft.valueOf(row) !== hard.valueOf(row)
		);
		expect(different).toHaveLength(2777);
	});
});

describe('tic-tac-toe positions, X to move', () => {
	const positions: readonly [
		position: string,
		order: string,
		minimax: Size,
		alphaBeta: Size,
		cutoffs: number,
		prunedMoves: number
	][] = [
		['..XO..OXO', 'listed', [47, 21], [17, 7], 5, 8],
		['..XO..OXO', 'reversed', [47, 21], [47, 21], 0, 0],
		['.O..X.O.X', 'listed', [150, 73], [32, 13], 12, 20]
	];

	test.each(positions)('%s, %s', (position, order, minimax, alphaBeta, cutoffs, prunedMoves) => {
		const fields = { game: 'tictactoe', position, order };
		expect(sizeOf({ ...fields, algorithm: 'minimax' })).toEqual(minimax);
		const counts = countsOf(record(fields));
		expect([counts.visited, counts.leaves]).toEqual(alphaBeta);
		expect([counts.cutoffs, counts.prunedMoves]).toEqual([cutoffs, prunedMoves]);
		expect(counts.neverVisited).toBe(minimax[0] - alphaBeta[0]);
	});
});

describe('chess with the R post’s evaluator, depth 3', () => {
	test('the Swift post’s position', () => {
		const fields = { game: 'chess', position: SWIFT_POST, depth: '3' };
		expect(sizeOf({ ...fields, algorithm: 'minimax' })).toEqual([9063, 8648]);
		const recording = record(fields);
		expect(recording.trace.valueOf(0)).toBe(5);
		expect(countsOf(recording)).toEqual({
			visited: 1214,
			leaves: 1120,
			evaluations: 1120,
			cutoffs: 62,
			prunedMoves: 744,
			tableHits: 0,
			treeNodes: 1214,
			neverVisited: 9063 - 1214
		});
		expect(sizeOf({ ...fields, cut: 'strict' })[0]).toBe(6888);
	});

	test('the standard starting position', () => {
		const fields = { game: 'chess', position: START, depth: '3' };
		const recording = record(fields);
		expect(recording.trace.valueOf(0)).toBe(0);
		expect(recording.shadow?.rows).toBe(9323);
		expect(countsOf(recording).visited).toBe(546);
		expect(sizeOf({ ...fields, cut: 'strict' })[0]).toBe(8787);
	});
});

describe('king and rook: figure 1 of the paper', () => {
	const FIGURE_1 = { game: 'krk', position: '206557', evaluator: 'krk-paper' };

	test.each([
		['2', [1, 19, 100]],
		['4', [1, 19, 100, 1993, 10_679]]
	])('minimax at depth %s visits, ply by ply, %j nodes', (depth, plies) => {
		const { trace } = record({ ...FIGURE_1, depth, algorithm: 'minimax' });
		const byPly = plies.map((_, ply) => rowsWhere(trace, (row) => trace.depthOf(row) === ply));
		expect(byPly.map(({ length }) => length)).toEqual(plies);
		expect(trace.rows).toBe(plies.reduce((sum, nodes) => sum + nodes));
	});

	test('one step: White, who is MIN, plays Re5, which leaves 9 squares', () => {
		const { trace } = record({ ...FIGURE_1, depth: '2', algorithm: 'minimax' });
		expect(trace.isMax(0)).toBe(false);
		expect(trace.valueOf(0)).toBe(9);
		const names = new MoveNames(new Replay(trace));
		const values = [...trace.childrenOf(0)].map((row) => [names.of(row), trace.valueOf(row)]);
		expect(Object.fromEntries(values)).toEqual({
			...{ Kc2: 12, Kc3: 12, Kc4: 12, Kd2: 12, Kd4: 12, Ke2: 12, Ke3: 12, Ke4: 12 },
			...{ Ra5: 21, Rb5: 18, Rc5: 15, Re5: 9, Rf5: 1000, 'Rg5+': 1000, Rh5: 1000 },
			...{ Rd4: 16, 'Rd6+': 17, Rd7: 21, Rd8: 25 }
		});
	});

	test.each([
		['2', 47, 120],
		['4', 926, 12_792]
	])('alpha-beta at depth %s finds the same in %i of %i nodes', (depth, visited, nodes) => {
		const recording = record({ ...FIGURE_1, depth });
		expect(recording.trace.valueOf(0)).toBe(recording.shadow?.valueOf(0));
		const counts = countsOf(recording);
		expect([counts.visited, counts.neverVisited]).toEqual([visited, nodes - visited]);
	});
});

describe('Knuth and Moore: with the best move first, b^ceil(d/2) + b^floor(d/2) - 1 leaves', () => {
	const shapes: readonly Size[] = [
		[2, 1],
		[2, 6],
		[3, 4],
		[4, 5],
		[5, 3],
		[1, 7]
	];
	test.each(shapes)('branching %i, depth %i', (branching, depth) => {
		const [, leaves] = sizeOf({
			game: 'tree',
			position: uniformTree(branching, depth),
			order: 'best-first'
		});
		const odd = branching ** Math.ceil(depth / 2);
		expect(leaves).toBe(odd + branching ** Math.floor(depth / 2) - 1);
	});

	/** Leaves are multiples of a prime modulo a larger one: all distinct, unordered. */
	function uniformTree(branching: number, depth: number): string {
		let next = 0;
		const draw = (plies: number): string => {
			if (plies === 0) return String((next = (next + 617) % 4099));
			return `[${Array.from({ length: branching }, () => draw(plies - 1)).join(',')}]`;
		};
		return draw(depth);
	}
});
