import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_MOVE, STAND_PAT } from '../../../src/lib/core/games/game.ts';
import { BudgetExceeded } from '../../../src/lib/core/search/budget.ts';
import { Recorder } from '../../../src/lib/core/trace/recorder.ts';
import { recordSearch } from '../../../src/lib/core/trace/record.ts';
import {
	ANNOUNCED,
	boundOf,
	FLAG,
	LEAF,
	MAX_TRACE_DEPTH,
	OPEN
} from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { countsOf, pathOf, record, rowsWhere, setupOf } from '../search/record.ts';
import { tallyOf } from '../search/family/run.ts';
import { runRecorder } from './run-recorder.ts';
import { everySearch } from '../search/samples.ts';
import { NaiveReplay } from './naive.ts';
import { tellSearch } from './plain-search.ts';
import { runs } from '../../sweep.ts';

const MARKS = { pass: FLAG.PASS, probe: FLAG.PROBE, research: FLAG.AGAIN };
const allRows = (trace: Trace): number[] => rowsWhere(trace, () => true);

describe('recorder: the columns of any trace', () => {
	test('the columns contain the events: parents, moves, plies, sides, leaves, values, steps', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const setup = setupOf(fields);
				const { trace } = recordSearch(setup);
				const told = tellSearch(setup);
				const naive = new NaiveReplay(told);
				const entered: number[] = [];
				const left: number[] = [];
				for (const step of told.keys()) {
					const before = naive.rows.length;
					const event = naive.next();
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
					expect(trace.isHit(row)).toBe(node.target !== null);
					expect(trace.isStandPat(row)).toBe(node.move === STAND_PAT);
					expect(trace.targetOf(row)).toBe(node.target ?? -1);
					expect(trace.flagsOf(row) & ANNOUNCED).toBe(
						node.announced === null ? 0 : MARKS[node.announced]
					);
				}
			}),
			{ numRuns: runs(200, 5) }
		);
	});

	test('the columns are in preorder, with nested subtrees and rows that are a prefix by step', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const { trace } = record(fields);
				const { columns } = trace;
				expect(trace.endOf(trace.lastRoot)).toBe(trace.rows);
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
					if (parent < 0) continue;
					expect(parent).toBeLessThan(row);
					expect(trace.endOf(row)).toBeLessThanOrEqual(trace.endOf(parent));
					expect(trace.depthOf(row)).toBe(trace.depthOf(parent) + 1);
					expect(trace.isMax(row)).toBe(trace.isMax(parent) === trace.isStandPat(row));
					expect(trace.enterStepOf(row)).toBeGreaterThanOrEqual(trace.enterStepOf(row - 1));
					expect(trace.exitStepOf(row)).toBeLessThan(trace.exitStepOf(parent));
				}
			}),
			{ numRuns: runs(100, 5) }
		);
	});

	test('there are 2 x (visited + stand pats) + cutoffs + announcements steps, and a cutoff’s node and pruned moves are flagged together', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const { trace } = record(fields);
				const entered = rowsWhere(trace, (row) => !trace.isPruned(row));
				const cut = rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.CUT) !== 0);
				const announced = rowsWhere(trace, (row) => trace.isAnnounced(row));
				expect(trace.steps).toBe(2 * entered.length + cut.length + announced.length);
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
			{ numRuns: runs(100, 5) }
		);
	});

	test('the principal variation is flagged: from each root the first child that counts and has its parent’s value', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const { trace } = record(fields);
				const expected: number[] = [];
				for (const root of rowsWhere(trace, (row) => trace.parentOf(row) < 0)) {
					for (let row: number | undefined = root; row !== undefined;) {
						expected.push(row);
						const children: number[] = [...trace.childrenOf(row)];
						const value = trace.valueOf(row);
						row = children.find((child, i) => {
							const next = children[i + 1];
							const isSuperseded = next !== undefined && (trace.flagsOf(next) & FLAG.AGAIN) !== 0;
							return trace.valueOf(child) === value && !isSuperseded;
						});
					}
				}
				expect(rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.PRINCIPAL) !== 0)).toEqual(
					expected
				);
			}),
			{ numRuns: runs(200, 5) }
		);
	});

	test('a pass begins at each row without a parent, with its announced depth and window', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const setup = setupOf(fields);
				const { trace } = recordSearch(setup);
				const roots = rowsWhere(trace, (row) => trace.parentOf(row) < 0);
				expect(trace.passes.map(({ rootRow }) => rootRow)).toEqual(roots);
				const plans = tellSearch(setup).flatMap(({ event }) =>
					event.kind === 'pass' ? [event] : []
				);
				if (plans.length === 0) {
					const window = ['minimax', 'ghess'].includes(setup.algorithm)
						? null
						: [-Infinity, Infinity];
					expect(trace.passes).toEqual([{ rootRow: 0, depth: setup.depth, window, why: 'first' }]);
					return;
				}
				expect(trace.passes).toEqual(
					plans.map(({ depth, alpha, beta, why }, i) => ({
						rootRow: roots[i],
						depth: depth === Infinity ? null : depth,
						window: [alpha, beta],
						why
					}))
				);
			}),
			{ numRuns: runs(200, 5) }
		);
	});

	test('the counts equal those of countPrepared', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const setup = setupOf(fields);
				const recording = recordSearch(setup);
				const { trace } = recording;
				const tally = tallyOf(setup.algorithm, fields);
				const { visited, leaves, evaluations, cutoffs, prunedMoves, tableHits } =
					countsOf(recording);
				const again = rowsWhere(trace, (row) => (trace.flagsOf(row) & FLAG.AGAIN) !== 0);
				expect(trace.valueOf(trace.lastRoot)).toBe(tally.value);
				expect({
					nodes: visited,
					leaves,
					evaluations,
					cutoffs,
					prunedMoves,
					tableHits,
					passes: trace.passes.length,
					researches: again.length
				}).toEqual({
					nodes: tally.visited,
					leaves: tally.leaves,
					evaluations: tally.evaluations,
					cutoffs: tally.cutoffs,
					prunedMoves: tally.prunedMoves,
					tableHits: tally.tableHits,
					passes: tally.passes,
					researches: tally.researches
				});
			}),
			{ numRuns: runs(250, 5) }
		);
	});
});

describe('recorder: direct calls', () => {
	const header = record({ game: 'tree' }).trace.header;
	const newRecorder = (budget = 1000): Recorder =>
		new Recorder(header, { budget, onChunk: () => undefined });

	test('impossible events are rejected: returning the root, finishing with open nodes, an empty cutoff', () => {
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

	test('a value outside its interval is rejected', () => {
		const recorder = newRecorder();
		recorder.enter(NO_MOVE, true, [0]);
		recorder.evaluate(0, false, 1, true);
		recorder.return(1);
		expect(() => {
			recorder.finish(2);
		}).toThrow('no end of [1, 1] is the returned value 2');
	});

	test('the recorder stops at its budget, with that number', () => {
		const recorder = newRecorder(2);
		recorder.enter(NO_MOVE, true, [0, 1]);
		recorder.evaluate(0, false, 1, true);
		recorder.return(1);
		expect(() => {
			recorder.evaluate(1, false, 1, true);
		}).toThrow(BudgetExceeded);
	});

	test(`the recorder accepts ${MAX_TRACE_DEPTH} plies and rejects more`, () => {
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

	test.each(['max', 'min'] as const)(
		'what both searches of a move prove holds, below a %s root: one proves an end, the other the other end',
		(side) => {
			const max = side === 'max';
			const of = (value: number): number => (max ? value : -value);
			const trace = runRecorder(header, (recorder) => {
				recorder.enter(NO_MOVE, max, [0, 1]);
				recorder.evaluate(0, !max, of(3), true);
				recorder.return(of(3));
				// The probe cuts below the node: at least 5 for the side that asks.
				recorder.probe();
				recorder.enter(1, !max, [0]);
				recorder.enter(0, max, [0, 1]);
				recorder.evaluate(0, !max, of(5), true);
				recorder.return(of(5));
				recorder.cut(1);
				recorder.return(of(5));
				recorder.return(of(5));
				// The second search cuts at the node itself: at most 5.
				recorder.research();
				recorder.enter(1, !max, [0, 1]);
				recorder.evaluate(0, max, of(5), true);
				recorder.return(of(5));
				recorder.cut(1);
				recorder.return(of(5));
				recorder.finish(of(5));
			});
			const [, , probe] = trace.childrenOf(0).map((row) => boundOf(trace.flagsOf(row)));
			const first = boundOf(trace.flagsOf(2));
			expect([first, probe, boundOf(trace.flagsOf(0))]).toEqual([
				max ? 'lower' : 'upper',
				'exact',
				'exact'
			]);
		}
	);

	test.each(['exact', 'lower', 'upper'] as const)(
		'a table hit is as %s as what was stored, and so is a node with no other move',
		(bound) => {
			const trace = runRecorder(header, (recorder) => {
				recorder.enter(NO_MOVE, true, [0]);
				recorder.hit(0, false, 4, bound, 0);
				recorder.return(4);
				recorder.finish(4);
			});
			expect([0, 1].map((row) => boundOf(trace.flagsOf(row)))).toEqual([bound, bound]);
		}
	);

	test('a search is whole if its last pass is: a finished one before it is not enough', () => {
		const pass = { depth: Infinity, alpha: -Infinity, beta: Infinity, why: 'first' } as const;
		const begin = (recorder: Recorder): void => {
			recorder.pass(pass);
			recorder.enter(NO_MOVE, true, [0]);
		};
		const once = (recorder: Recorder): void => {
			begin(recorder);
			recorder.evaluate(0, false, 1, true);
			recorder.return(1);
			recorder.finish(1);
		};
		expect(runRecorder(header, once).passes).toHaveLength(1);
		const stopped = (recorder: Recorder): void => {
			once(recorder);
			begin(recorder);
		};
		expect(() => runRecorder(header, stopped)).toThrow('has not finished');
	});

	test('the recorder reports progress', () => {
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
