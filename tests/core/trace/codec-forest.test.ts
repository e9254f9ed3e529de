/** Files of searches that revisit their tree: the rows that only they have, and their possible faults. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeRecording } from '../../../src/lib/core/trace/codec-read.ts';
import { FLAG, OPEN } from '../../../src/lib/core/trace/schema.ts';
import type { Trace } from '../../../src/lib/core/trace/trace.ts';
import { record } from '../search/record.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import {
	copyOf,
	faultOf,
	fileOf,
	SMALL,
	stoppedAfter,
	withHeader,
	type ColumnName
} from './codec-samples.ts';

describe('codec: columns of multi-pass searches', () => {
	const CHESS = { game: 'chess', position: '8/8/8/8/8/1k6/2p5/K7 b - - 0 1', depth: '4' };
	const passes = record({ ...CHESS, algorithm: 'deepening' }).trace;
	const probes = record({ game: 'tree', position: '[5,[[[4,9],7],8]]', algorithm: 'pvs' }).trace;
	const table = record({
		game: 'tictactoe',
		position: 'X...O....',
		algorithm: 'tt',
		shadow: 'off'
	}).trace;
	const plain = record({ ...SMALL, shadow: 'off' }).trace;

	const rowWith = (trace: Trace, bit: number): number => {
		const row = trace.columns.flags.findIndex((flags) => (flags & bit) !== 0);
		expect(row).toBeGreaterThanOrEqual(0);
		return row;
	};
	/** The message about a trace with some cells changed. */
	const messageOf = (
		trace: Trace,
		...cells: readonly (readonly [column: ColumnName, row: number, value: number])[]
	): string => {
		const copy = copyOf(trace);
		for (const [column, row, value] of cells) {
			const changed = copy.columns[column];
			if (changed === undefined) throw new Error(`there is no ${column}`);
			changed[row] = value;
		}
		return faultOf(fileOf({ trace: copy, shadow: null })).message;
	};
	const withFlag = (trace: Trace, row: number, bit: number) =>
		['flags', row, trace.flagsOf(row) ^ bit] as const;

	test('columns of multi-pass searches round-trip', () => {
		for (const trace of [passes, probes, table, plain]) {
			const result = decodeRecording(fileOf({ trace, shadow: null }));
			expect(result.ok && result.value.trace).toEqual(trace);
		}
		expect(passes.passes).toHaveLength(4);
		expect(passes.rows).toBeGreaterThan(100);
	});

	test('a pass that begins at a row other than a root is rejected', () => {
		const { rootRow } = passes.passes[2] as { rootRow: number };
		for (const other of [rootRow - 1, rootRow + 1]) {
			const file = withHeader(fileOf({ trace: passes, shadow: null }), (json) => {
				for (const pass of json.passes) if (pass.rootRow === rootRow) pass.rootRow = other;
				return JSON.stringify(json);
			});
			expect(faultOf(file).message).toMatch(/“parent” is not the node that was being searched/);
		}
		const fewer = withHeader(fileOf({ trace: passes, shadow: null }), (json) =>
			JSON.stringify({ ...json, passes: json.passes.slice(0, 3) })
		);
		expect(faultOf(fewer).message).toMatch(/“parent” is not the node that was being searched/);
		const more = withHeader(fileOf({ trace: passes, shadow: null }), (json) =>
			JSON.stringify({ ...json, passes: [...json.passes, { ...json.passes[3], rootRow: 1e6 }] })
		);
		expect(faultOf(more).message).toMatch(/is of a pass before the last/);
		expect(messageOf(passes, ['parent', rootRow, 0])).toMatch(/should be -1, for the root/);
		expect(messageOf(passes, ['move', rootRow, 1])).toMatch(/should be no move, for the root/);
	});

	test('one of several roots without an announcement is rejected', () => {
		for (const { rootRow } of passes.passes) {
			expect(messageOf(passes, withFlag(passes, rootRow, FLAG.PASS))).toMatch(
				/does not fit how the search reached it/
			);
		}
	});

	test('a wrong announcement of the root of a stopped search is rejected', () => {
		const wrong =
			/row 0, column “flags” (does not fit how the search reached it|belongs to a search that)/;
		for (const algorithm of ALGORITHM_IDS) {
			// The pass, the root, and its first child.
			for (const events of [2, 3]) {
				const { trace } = stoppedAfter({ ...CHESS, algorithm }, events);
				expect(messageOf(trace, withFlag(trace, 0, FLAG.PASS)), algorithm).toMatch(wrong);
			}
		}
	});

	test('a re-searched child that was not searched, or is a leaf, is rejected', () => {
		const again = rowWith(probes, FLAG.AGAIN);
		const first = rowWith(probes, FLAG.PROBE);
		expect(probes.endOf(first)).toBe(again);
		const wrong = /does not fit how the search reached it/;
		expect(messageOf(probes, ['move', again, 7])).toMatch(wrong);
		// Both as if they were new, and then the second visit of a leaf.
		expect(messageOf(probes, withFlag(probes, first, FLAG.PROBE | FLAG.AGAIN))).toMatch(wrong);
		const leaf = probes.columns.flags.findIndex(
			(flags, row) => row > 1 && (flags & FLAG.TERMINAL) !== 0
		);
		expect(messageOf(probes, withFlag(probes, leaf, FLAG.AGAIN))).toMatch(wrong);
		expect(messageOf(probes, withFlag(probes, again, FLAG.AGAIN))).toMatch(/is not a trace/);
	});

	test('a probed first child or root is rejected', () => {
		const wrong = /does not fit how the search reached it/;
		const first = [...probes.childrenOf(rowWith(probes, FLAG.AGAIN))][0] as number;
		expect(messageOf(probes, withFlag(probes, first, FLAG.PROBE))).toMatch(wrong);
		expect(messageOf(probes, withFlag(probes, 0, FLAG.PROBE))).toMatch(wrong);
		expect(messageOf(probes, withFlag(probes, 1, FLAG.PASS))).toMatch(wrong);
	});

	test('a hit that does not refer to an earlier searched inner node is rejected', () => {
		const hit = rowWith(table, FLAG.HIT);
		const wrong = /column “target” is not a node that left something in the table/;
		const leaf = rowWith(table, FLAG.TERMINAL | FLAG.HORIZON);
		const pruned = rowWith(table, FLAG.PRUNED);
		const other = table.columns.flags.findIndex(
			(flags, row) => row > hit && (flags & FLAG.HIT) !== 0
		);
		for (const target of [-1, hit, hit + 1, leaf, pruned, table.parentOf(hit), 0, 1e6]) {
			expect(messageOf(table, ['target', hit, target]), String(target)).toMatch(wrong);
		}
		expect(messageOf(table, ['target', other, hit])).toMatch(wrong);
		expect(messageOf(table, ['target', table.targetOf(hit), 0])).toMatch(
			/“target” is that of a row that no table answered/
		);
	});

	test('a leaf, a pruned move or an entered inner node marked as a hit is rejected', () => {
		const leaf = rowWith(table, FLAG.TERMINAL | FLAG.HORIZON);
		const pruned = rowWith(table, FLAG.PRUNED);
		const target = table.targetOf(rowWith(table, FLAG.HIT));
		expect(messageOf(table, withFlag(table, leaf, FLAG.HIT))).toMatch(/does not fit a leaf/);
		expect(messageOf(table, withFlag(table, pruned, FLAG.HIT))).toMatch(
			/does not fit a pruned move/
		);
		expect(messageOf(table, withFlag(table, target, FLAG.HIT))).toMatch(/is not a trace/);
		const leafToHit = FLAG.HIT | FLAG.TERMINAL;
		expect(messageOf(plain, withFlag(plain, 2, leafToHit))).toMatch(/“target” is not a node/);
	});

	test('an announcement in a single-pass search is rejected', () => {
		for (const trace of [plain, table]) {
			for (const bit of [FLAG.PASS, FLAG.PROBE, FLAG.AGAIN]) {
				for (const row of [0, 1, 2]) {
					expect(messageOf(trace, withFlag(trace, row, bit))).toMatch(
						/belongs to a search that does not search again/
					);
				}
			}
		}
	});

	test('columns with any one changed cell are rejected', () => {
		const forests = fc.constantFrom(passes, probes, table);
		const columns = fc.constantFrom<ColumnName>(
			'parent',
			'subtreeEnd',
			'enterStep',
			'exitStep',
			'depth'
		);
		const number = fc.oneof(fc.nat({ max: 20 }), fc.nat(), fc.constantFrom(OPEN, -1));
		fc.assert(
			fc.property(forests, columns, fc.nat(), number, (trace, column, at, value) => {
				const row = at % trace.rows;
				const cells = trace.columns[column] as Uint32Array;
				const written = new (cells.constructor as Uint32ArrayConstructor)([value])[0];
				fc.pre(written !== cells[row]);
				expect(messageOf(trace, [column, row, value])).toMatch(/is not a trace: row /);
			}),
			{ numRuns: 150 }
		);
	});
});
