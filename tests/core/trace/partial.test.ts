/** A recording that ends before its search does is a complete trace of everything up to that point. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BudgetExceeded } from '../../../src/lib/core/search/budget.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { assembleTrace } from '../../../src/lib/core/trace/assemble.ts';
import type { TraceChunk } from '../../../src/lib/core/trace/chunk.ts';
import { ChunkWriter } from '../../../src/lib/core/trace/chunk-writer.ts';
import { CountIndex } from '../../../src/lib/core/trace/counts.ts';
import { NO_ROW, momentAt } from '../../../src/lib/core/trace/cursor.ts';
import { recordSearch, streamRecording } from '../../../src/lib/core/trace/record.ts';
import { FLAG, OPEN } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { pathOf, record, rowsWhere, setupOf } from '../search/record.ts';
import { NaiveReplay, type NaiveNode } from './naive.ts';
import { tellSearch } from './plain-search.ts';
import { partialTrace, stopped } from './stopped.ts';
import { expectMatch, expectSame } from '../../same.ts';
import { runs } from '../../sweep.ts';

describe('partial trace', () => {
	test('a partial trace has exactly the events before the stop', () => {
		fc.assert(
			fc.property(stopped, ({ fields, events, steps }) => {
				const trace = partialTrace(fields, events);
				expect(trace.steps).toBe(steps);
				expect(trace.partial).toBe('cancelled');
				expect(trace.rows).toBeGreaterThan(0);
			}),
			{ numRuns: runs(200, 4) }
		);
	});

	test('a partial trace equals a naive replay at every step', () => {
		fc.assert(
			fc.property(stopped, ({ fields, events, steps }) => {
				const trace = partialTrace(fields, events);
				const naive = new NaiveReplay(tellSearch(setupOf(fields)));
				const counts = new CountIndex(trace, null);
				for (let step = 0; step < steps; step++) {
					const { kind } = naive.next();
					const moment = momentAt(trace, step);
					expectSame(moment.kind, kind);
					expectSame(moment.node, naive.here.row);
					if (kind !== 'cut') expectSame(moment.subject, naive.subject?.row);
					expectSame(moment.improved, naive.improved);
					expectSame(
						moment.path.map(({ row }) => row),
						naive.stack.map(({ row }) => row)
					);
					for (const [level, frame] of moment.path.entries()) {
						const open = naive.stack[level] as NaiveNode;
						expectSame(frame.best, open.best);
						expectSame(frame.returned, open.results.length);
						expectSame([frame.alpha, frame.beta], [open.alpha, open.beta]);
						expectSame([frame.alphaGiven, frame.betaGiven], [open.alphaGiven, open.betaGiven]);
						expectSame(frame.asked, open.asked?.row ?? NO_ROW);
					}
					expectMatch(counts.at(step), naive.counts);
				}
			}),
			{ numRuns: runs(150, 4) }
		);
	});

	test('a partial trace is the beginning of the whole one: finished rows are equal, open rows stay open', () => {
		fc.assert(
			fc.property(stopped, ({ fields, events }) => {
				const { trace: whole } = record(fields);
				const part = partialTrace(fields, events);
				for (const row of rowsWhere(part, () => true)) {
					expectSame(pathOf(part, row), pathOf(whole, row));
					expectSame(part.enterStepOf(row), whole.enterStepOf(row));
					const isOpen = whole.exitStepOf(row) >= events;
					expectSame(part.exitStepOf(row), isOpen ? OPEN : whole.exitStepOf(row));
					expectSame(part.endOf(row), Math.min(whole.endOf(row), part.rows));
					const isKnown = !isOpen || whole.isLeaf(row) || whole.isHit(row);
					expectSame(part.valueOf(row), isKnown ? whole.valueOf(row) : NaN);
					const { rootRow } = part.passOf(row);
					const isLine = (whole.flagsOf(row) & FLAG.PRINCIPAL) !== 0;
					const isDone = whole.exitStepOf(rootRow) < events;
					expectSame((part.flagsOf(row) & FLAG.PRINCIPAL) !== 0, isDone && isLine);
				}
				const begun = whole.passes.filter(({ rootRow }) => rootRow < part.rows);
				expect(part.passes).toEqual(begun);
			}),
			{ numRuns: runs(200, 4) }
		);
	});
});

describe('partial trace: chunks', () => {
	test.each(ALGORITHM_IDS)(
		'chunks of %s make the same trace for any division, and each prefix is a trace of its own',
		(algorithm) => {
			const setup = setupOf({
				game: 'tictactoe',
				position: 'X...O....',
				cut: 'strict',
				algorithm,
				shadow: 'off'
			});
			const chunks: TraceChunk[] = [];
			const { search } = streamRecording(setup, {
				onProgress: () => undefined,
				onChunk: (_, chunk) => chunks.push(structuredClone(chunk))
			});
			const { trace: whole } = recordSearch(setup);
			expect(chunks.length).toBeGreaterThan(1);
			expect(assembleTrace(search, chunks)).toEqual(whole);
			for (let count = 1; count < chunks.length; count++) {
				const part = assembleTrace({ ...search, partial: 'failed' }, chunks.slice(0, count));
				expectBeginning(part, whole);
			}
		}
	);

	function expectBeginning(part: Trace, whole: Trace): void {
		const events = part.steps;
		expect(part.passes).toEqual(whole.passes.filter(({ rootRow }) => rootRow < part.rows));
		for (const row of rowsWhere(part, () => true)) {
			const left = whole.exitStepOf(row);
			if (part.enterStepOf(row) !== whole.enterStepOf(row)) throw new Error(`row ${row} differs`);
			if (part.exitStepOf(row) !== (left < events ? left : OPEN))
				throw new Error(`row ${row} ends`);
		}
		// The event after the last one is the first missing one.
		expect(momentAt(part, events - 1)).toEqual(momentAt(whole, events - 1));
	}

	test('chunks never end within an event, however many rows it writes', () => {
		const delivered: number[] = [];
		const writer = new ChunkWriter('no targets', ({ columns }) =>
			delivered.push(columns.parent.length)
		);
		for (const rows of [200, 100, 1000, 30_000]) {
			writer.reserve(rows);
			for (let i = 0; i < rows; i++) writer.add(-1, 0, 0, 0, 0, 0);
		}
		writer.flush();
		expect(delivered).toEqual([200, 100, 1000, 30_000]);
	});

	test('chunks that are not consecutive are rejected', () => {
		const { trace } = record({ game: 'tictactoe', position: '.O..X.O.X' });
		const chunk: TraceChunk = {
			from: 5,
			columns: trace.columns,
			changes: {
				row: new Uint32Array(0),
				subtreeEnd: new Uint32Array(0),
				exitStep: new Uint32Array(0),
				value: new Float64Array(0),
				flags: new Uint16Array(0)
			},
			passes: []
		};
		expect(() => assembleTrace(trace.header, [chunk])).toThrow('from row 5 follows 0 rows');
	});
});

describe('partial trace: a search that reaches its budget', () => {
	const fields = { game: 'tictactoe', position: 'X...O....', budget: '1000' };

	test('the search ends with a partial trace of exactly that many nodes, and no shadow', () => {
		const chunks: TraceChunk[] = [];
		const stages = new Set<string>();
		const end = streamRecording(setupOf({ ...fields, algorithm: 'minimax' }), {
			onProgress: (stage) => stages.add(stage),
			onChunk: (_, chunk) => chunks.push(chunk)
		});
		expect(end.shadow).toBeNull();
		expect([...stages]).toEqual(['search']);
		const trace = assembleTrace(end.search, chunks);
		expect(trace.partial).toBe('budget');
		expect(new CountIndex(trace, null).total.visited).toBe(1000);
	});

	test('a search that ends between two passes has the begun passes', () => {
		const iterated = { game: 'tictactoe', position: 'X...O....', algorithm: 'deepening' };
		const { trace: whole } = record(iterated);
		for (const { rootRow } of whole.passes.slice(1)) {
			const pruned = rowsWhere(whole, (row) => row < rootRow && whole.isPruned(row)).length;
			const chunks: TraceChunk[] = [];
			const budget = String(rootRow - pruned);
			const { search } = streamRecording(setupOf({ ...iterated, budget }), {
				onProgress: () => undefined,
				onChunk: (_, chunk) => chunks.push(chunk)
			});
			const trace = assembleTrace(search, chunks);
			expect(trace.rows).toBe(rootRow);
			expect(trace.partial).toBe('budget');
			expect(trace.passes).toEqual(whole.passes.filter((pass) => pass.rootRow < rootRow));
			expect(trace.exitStepOf(trace.lastRoot)).toBe(trace.steps - 1);
		}
	});

	test('a search that was stopped at a row ends there again, before an event that would add more', () => {
		const tree = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };
		const stopAt = (rows: number): Trace =>
			recordSearch(setupOf(tree), undefined, { why: 'cancelled', rows }).trace;
		const rows = Array.from({ length: 13 }, (_, row) => stopAt(row + 1).rows);
		// The cutoff at b adds rows 7 and 8 at once.
		expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 7, 9, 10, 11, 12, 13]);
		expect([stopAt(12).partial, stopAt(13).partial]).toEqual(['cancelled', null]);
		const budget = setupOf({ ...tree, budget: '4' });
		const stop = { why: 'budget', rows: 4 } as const;
		expect(recordSearch(budget, undefined, stop).trace.partial).toBe('budget');
		expect(() => recordSearch(budget, undefined, { ...stop, rows: 9 })).toThrow(BudgetExceeded);
	});

	test('callers that need a whole search reject it', () => {
		expect(() => recordSearch(setupOf({ ...fields, algorithm: 'minimax' }))).toThrow(
			BudgetExceeded
		);
	});
});

test('values are stored in the narrowest exact type', () => {
	const of = (position: string): Float32Array | Float64Array =>
		record({ game: 'tree', position }).trace.columns.value;
	expect(of('[3.25,[-inf,1000000]]')).toBeInstanceOf(Float32Array);
	expect(of('[0.1,2]')).toBeInstanceOf(Float64Array);
	expect(of('[16777217,2]')).toBeInstanceOf(Float64Array);
});
