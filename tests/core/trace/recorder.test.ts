import { rootSlack } from '../../../src/lib/core/search/search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_MOVE } from '../../../src/lib/core/games/game.ts';
import { BudgetExceeded } from '../../../src/lib/core/search/budget.ts';
import { MAX_TRACE_DEPTH, Recorder } from '../../../src/lib/core/trace/recorder.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import { FLAG, LEAF, OPEN, boundOf } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { nestedValues, stateValues } from '../search/oracle.ts';
import { pathOf, record, rowsWhere, setupOf } from '../search/record.ts';
import { runRecorder } from './run-recorder.ts';
import { algorithm, anySearch, grid, rules, treeSetup } from '../search/samples.ts';
import { evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { NaiveReplay, eventsOf } from './naive.ts';

const allRows = (trace: Trace): number[] => rowsWhere(trace, () => true);

describe('the columns of any trace', () => {
	test('hold what happened: parents, moves, plies, sides, leaves, values, steps', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const setup = setupOf(fields);
				const { trace } = recordSearch(setup);
				const naive = new NaiveReplay(rootSlack(setup.ties));
				const entered: number[] = [];
				const left: number[] = [];
				for (const [step, event] of eventsOf(setup).entries()) {
					const before = naive.rows.length;
					naive.take(event);
					for (let row = before; row < naive.rows.length; row++) entered[row] = step;
					if (event.kind === 'return' || event.kind === 'finish') {
						left[naive.subject?.row ?? -1] = step;
					}
				}
				for (const [row, node] of naive.rows.entries()) {
					expect(trace.enterStepOf(row)).toBe(entered[row]);
					if (node === null) {
						expect(trace.exitStepOf(row)).toBe(entered[row]);
						expect(trace.valueOf(row)).toBeNaN();
						continue;
					}
					expect(trace.exitStepOf(row)).toBe(left[row]);
					expect(trace.valueOf(row)).toBe(node.value);
					expect(trace.moveOf(row)).toBe(node.move);
					expect(trace.parentOf(row)).toBe(node.parent?.row ?? -1);
					expect(pathOf(trace, row)).toBe(node.path);
					expect(trace.isMax(row)).toBe(node.max);
					expect(trace.isLeaf(row)).toBe(node.leaf);
				}
			}),
			{ numRuns: 100 }
		);
	});

	test('are in preorder, with subtrees that nest and rows that are a prefix by step', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const { trace } = record(fields);
				const { columns } = trace;
				expect(trace.endOf(0)).toBe(trace.rows);
				expect(columns.subtreeEnd).not.toContain(OPEN);
				expect(columns.exitStep).not.toContain(OPEN);
				for (const row of allRows(trace)) {
					const parent = trace.parentOf(row);
					const children = [...trace.childrenOf(row)];
					expect(children).toEqual(rowsWhere(trace, (child) => trace.parentOf(child) === row));
					expect(trace.endOf(row)).toBe(
						children.length === 0 ? row + 1 : trace.endOf(children.at(-1) as number)
					);
					expect(trace.exitStepOf(row)).toBeGreaterThanOrEqual(trace.enterStepOf(row));
					if (row === 0) continue;
					expect(parent).toBeLessThan(row);
					expect(trace.endOf(row)).toBeLessThanOrEqual(trace.endOf(parent));
					expect(trace.depthOf(row)).toBe(trace.depthOf(parent) + 1);
					expect(trace.isMax(row)).toBe(!trace.isMax(parent));
					expect(trace.enterStepOf(row)).toBeGreaterThanOrEqual(trace.enterStepOf(row - 1));
					expect(trace.exitStepOf(row)).toBeLessThan(trace.exitStepOf(parent));
				}
			}),
			{ numRuns: 100 }
		);
	});

	test('make 2 x visited + cutoffs steps, and flag a cut node and its pruned moves together', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const { trace } = record(fields);
				const visited = rowsWhere(trace, (row) => !trace.isPruned(row));
				const cut = rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.CUT) !== 0);
				expect(trace.steps).toBe(2 * visited.length + cut.length);
				for (const row of allRows(trace)) {
					const children = [...trace.childrenOf(row)];
					const pruned = children.filter((child) => trace.isPruned(child));
					const firsts = pruned.filter((child) => trace.flagsOf(child) & FLAG.FIRST_PRUNED);
					expect(cut.includes(row)).toBe(pruned.length > 0);
					expect(firsts).toEqual(pruned.slice(0, 1));
					// Pruned moves come last, and nothing was searched below them.
					expect(children.slice(children.length - pruned.length)).toEqual(pruned);
					for (const child of pruned) {
						expect(trace.endOf(child)).toBe(child + 1);
						expect(trace.flagsOf(child) & (LEAF | FLAG.LOWER | FLAG.UPPER)).toBe(0);
					}
					if (trace.isLeaf(row)) expect(children).toEqual([]);
				}
			}),
			{ numRuns: 100 }
		);
	});

	test('flag the principal variation: from the root the first child with its parent’s value', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const { trace } = record(fields);
				let expected = [0];
				for (let row = 0; ; row = expected.at(-1) as number) {
					const next = [...trace.childrenOf(row)].find(
						(child) => trace.valueOf(child) === trace.valueOf(row)
					);
					if (next === undefined) break;
					expected = [...expected, next];
				}
				expect(rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0)).toEqual(
					expected
				);
			}),
			{ numRuns: 100 }
		);
	});
});

describe('the bound of every node is true of its exact value', () => {
	function expectTrue(trace: Trace, exact: ReadonlyMap<string, number>): void {
		for (const row of rowsWhere(trace, (row) => !trace.isPruned(row))) {
			const path = pathOf(trace, row);
			const value = trace.valueOf(row);
			const worth = exact.get(path) as number;
			const bound = boundOf(trace.flagsOf(row));
			const holds = { exact: worth === value, lower: worth >= value, upper: worth <= value }[bound];
			expect(holds, `at "${path}": ${bound} ${value}, worth ${worth}`).toBe(true);
			if (trace.header.setup.algorithm === 'minimax') expect(bound).toBe('exact');
		}
		expect(boundOf(trace.flagsOf(0))).toBe('exact');
		expect(trace.valueOf(0)).toBe(exact.get(''));
	}

	test('in random trees', () => {
		fc.assert(
			fc.property(treeSetup, rules, algorithm, ({ tree, root, fields }, chosen, algorithm) => {
				const { trace } = record({ ...fields, ...chosen, algorithm });
				expectTrue(trace, nestedValues(tree, root));
			}),
			{ numRuns: 800 }
		);
	});

	test('in random tic-tac-toe positions', () => {
		fc.assert(
			fc.property(
				grid,
				rules,
				fc.constantFrom('outcome' as const, 'outcome-depth' as const),
				fc.constantFrom('whole', '0', '1', '2', '3'),
				(position, chosen, evaluator, depth) => {
					const { trace } = record({ game: 'tictactoe', position, evaluator, depth, ...chosen });
					const parsed = gameOf('tictactoe').parse(position, { root: 'max' });
					if (!parsed.ok) throw new Error(parsed.fault.message);
					const rule = evaluatorOf(evaluator);
					const plies = depth === 'whole' ? Infinity : Number(depth);
					expectTrue(
						trace,
						stateValues(parsed.value, plies, (state, ply) => rule.evaluate(state, ply, plies))
					);
				}
			),
			{ numRuns: 100 }
		);
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

describe('a recorder driven by hand', () => {
	const header = record({ game: 'tree' }).trace.header;
	const newRecorder = (budget = 1000): Recorder =>
		new Recorder(header, { budget, onChunk: () => undefined });

	test('refuses events that cannot be: returning the root, finishing with open nodes, an empty cut', () => {
		const recorder = newRecorder();
		recorder.enter(NO_MOVE, true, [0]);
		expect(() => {
			recorder.return(1);
		}).toThrow('a root is finished');
		recorder.evaluate(0, false, 1, true);
		expect(() => {
			recorder.finish(1);
		}).toThrow('1 nodes were never returned');
		recorder.return(1);
		expect(() => {
			recorder.cut(1);
		}).toThrow('at least one move');
	});

	test('refuses a value that no end of its interval explains', () => {
		const recorder = newRecorder();
		recorder.enter(NO_MOVE, true, [0]);
		recorder.evaluate(0, false, 1, true);
		recorder.return(1);
		expect(() => {
			recorder.finish(2);
		}).toThrow('the returned value 2');
	});

	test('stops at its budget, with that number', () => {
		const recorder = newRecorder(2);
		recorder.enter(NO_MOVE, true, [0, 1]);
		recorder.evaluate(0, false, 1, true);
		recorder.return(1);
		expect(() => {
			recorder.evaluate(1, false, 1, true);
		}).toThrow(BudgetExceeded);
	});

	test(`holds ${MAX_TRACE_DEPTH} plies and says so beyond`, () => {
		const trace = runRecorder(header, (recorder) => {
			for (let ply = 0; ply < MAX_TRACE_DEPTH; ply++) recorder.enter(0, ply % 2 === 0, [0]);
			recorder.evaluate(0, false, 1, true);
			for (let ply = 0; ply < MAX_TRACE_DEPTH; ply++) recorder.return(1);
			recorder.finish(1);
		});
		expect(trace.depthOf(trace.rows - 1)).toBe(MAX_TRACE_DEPTH);

		const deeper = newRecorder();
		for (let ply = 0; ply <= MAX_TRACE_DEPTH; ply++) deeper.enter(0, ply % 2 === 0, [0]);
		expect(() => {
			deeper.evaluate(0, false, 1, true);
		}).toThrow('255 plies');
	});

	test('tells how far it is', () => {
		const seen: number[] = [];
		const recorder = new Recorder(header, {
			budget: 100_000,
			onProgress: (visited) => seen.push(visited),
			onChunk: () => undefined
		});
		recorder.enter(NO_MOVE, true, [0]);
		for (let node = 0; node < 40_000; node++) {
			recorder.evaluate(0, false, 1, true);
			recorder.return(1);
		}
		expect(seen).toEqual([16_384, 32_768]);
	});
});
