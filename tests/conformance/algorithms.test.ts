/** Every algorithm gives minimax's answer, whatever the rules: one matrix; a new algorithm joins by its id. */
import { describe, expect, test } from 'vitest';
import { evaluatorOf } from '../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../src/lib/core/games/registry.ts';
import { ORDER_IDS, ORDERS } from '../../src/lib/core/search/ordering/order.ts';
import type { SetupFields } from '../../src/lib/core/search/parse-setup.ts';
import { ALGORITHMS, ALGORITHM_IDS } from '../../src/lib/core/search/registry.ts';
import { CUT_RULES, FAIL_RULES } from '../../src/lib/core/search/search.ts';
import type { SearchSetup } from '../../src/lib/core/search/setup.ts';
import { eventAt, momentAt, type Moment } from '../../src/lib/core/trace/cursor.ts';
import { FLAG } from '../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../src/lib/core/trace/trace.ts';
import { stateValues } from '../core/search/oracle.ts';
import { pathOf, record, rowsWhere, setupOf } from '../core/search/record.ts';

const POSITIONS: readonly SetupFields[] = [
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' },
	{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]', root: 'min' },
	{ game: 'tree', position: '[5,[[[4,9],7],8]]' },
	{ game: 'tree', position: '[[3,5],[3,1]]' },
	{ game: 'tree', position: '[[inf,-inf],[-inf,[0.5,[-inf]],inf],[[[inf]]]]' },
	{ game: 'tree', position: '[[-inf,-inf],[-inf]]' },
	{ game: 'tree', position: '-4' },
	{ game: 'tictactoe', position: '.O..X.O.X' },
	{ game: 'tictactoe', position: '..XO..OXO' },
	{ game: 'tictactoe', position: 'X...O....', depth: '3' },
	{ game: 'tictactoe', position: 'XX.OO....', evaluator: 'outcome-depth' },
	{ game: 'tictactoe', position: 'X...O..X.', evaluator: 'outcome-depth' },
	{ game: 'tictactoe', position: 'XXXOO....' },
	{ game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '2' },
	{ game: 'chess', position: '7k/R2b2pp/KP6/P7/8/8/8/8 w - - 0 1', depth: '3' },
	{ game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '3' },
	{ game: 'chess', position: '7N/r1nb4/4kQ2/1p1pP1p1/p1p3p1/1P5P/P1P3P1/R2K1B1R b - - 0 43' },
	{ game: 'krk', position: '206557' },
	{ game: 'krk', position: '8/8/8/8/4k3/3R4/8/K7 b - - 0 1', depth: '3' },
	{ game: 'krk', position: 'k7/8/2K5/8/8/8/8/1R6 w - - 98 60', depth: '3' },
	{ game: 'krk', position: 'k6R/8/1K6/8/8/8/8/8 b - - 0 1' }
];

const ORDERS_TO_TRY = ORDER_IDS.map((id) => (id === 'random' ? 'random:7' : id));

function exactValues({ game: id, position, root, depth, evaluator }: SearchSetup) {
	const state = gameOf(id).parse(position, { root });
	if (!state.ok) throw new Error(state.fault.message);
	const rule = evaluatorOf(evaluator);
	return stateValues(state.value, depth ?? Infinity, (at, ply) =>
		rule.evaluate(at, ply, depth ?? Infinity)
	);
}

/** Every moment of a short trace, a few hundred spread over a long one. */
function* momentsOf(trace: Trace): Generator<Moment> {
	const stride = Math.ceil(trace.steps / 300);
	for (let step = 0; step < trace.steps; step += stride) yield momentAt(trace, step);
}

describe.each(POSITIONS)('$game $position', (position) => {
	const exact = exactValues(setupOf(position));
	const value = exact.get('') as number;
	const orders = ORDERS_TO_TRY.filter((order) =>
		ORDERS[order.replace(/:.*/, '') as keyof typeof ORDERS].games.some(
			(game) => game === position.game
		)
	);
	const matrix = ALGORITHM_IDS.flatMap((algorithm) =>
		orders.flatMap((order) =>
			CUT_RULES.flatMap((cut) => FAIL_RULES.map((fail) => ({ algorithm, order, cut, fail })))
		)
	);

	test.each(matrix)('$algorithm, $order, $cut, $fail', (rules) => {
		const { trace } = record({ ...position, ...rules });
		expect(trace.valueOf(0)).toBe(value);

		const visited = rowsWhere(trace, (row) => !trace.isPruned(row)).map((row) =>
			pathOf(trace, row)
		);
		expect(new Set(visited).size).toBe(visited.length);
		expect(visited.filter((path) => !exact.has(path))).toEqual([]);
		if (rules.algorithm === 'minimax') expect(visited).toHaveLength(exact.size);

		// A window derived from the trace must be the one that the algorithm used: its test, and only it, cuts.
		for (const { step, kind, node, testHolds } of momentsOf(trace)) {
			if (kind !== 'return') continue;
			const isLeft = [...trace.childrenOf(node)].some((child) => trace.enterStepOf(child) > step);
			expect(eventAt(trace, step + 1).kind === 'cut').toBe(testHolds && isLeft);
		}

		// The move that the root would play is worth the root's value, and so is every node of the line.
		for (const row of rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0)) {
			expect(exact.get(pathOf(trace, row))).toBe(value);
		}
	});
});

test.each(ALGORITHM_IDS)('%s describes itself', (id) => {
	const algorithm = ALGORITHMS[id];
	const { id: own, name, about, usesWindow } = algorithm;
	expect(own).toBe(id);
	expect(name).not.toBe('');
	expect(about).toMatch(/\.$/);
	for (const cut of CUT_RULES) {
		for (const fail of FAIL_RULES) {
			const lines = algorithm.pseudocode({ cut, fail, ties: 'bounds' });
			const text = lines.map((line) => line.text).join('\n');
			// Each event lights a line, a cut only where there are cuts, and both halves are there.
			const events = new Set(lines.flatMap((line) => line.events));
			expect(events).toEqual(
				new Set(['enter', 'evaluate', 'return', 'finish', ...(usesWindow ? ['cut'] : [])])
			);
			const halves = (['max', 'min'] as const).map(
				(side) => lines.filter((line) => line.side === side).length
			);
			expect(halves[0]).toBe(halves[1]);
			expect(halves[0]).toBeGreaterThan(0);
			if (!usesWindow) continue;
			expect(/[≥≤]/.test(text)).toBe(cut === 'equal');
			expect(/α₀|β₀/.test(text)).toBe(fail === 'hard');
		}
	}
});
