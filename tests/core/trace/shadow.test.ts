import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CountIndex } from '../../../src/lib/core/trace/counts.ts';
import { ghostSizeOf } from '../../../src/lib/core/trace/recording.ts';
import { matchShadow, shadowSize } from '../../../src/lib/core/trace/shadow.ts';
import { countsOf, pathOf, record, rowsWhere } from '../search/record.ts';
import { anySearch } from '../search/samples.ts';

describe('a trace with its shadow', () => {
	test('rows match by their paths, pruned moves included', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const { trace, shadow, shadowRow } = record(fields);
				if (shadow === null) throw new Error('small trees have a shadow');
				if (shadowRow === null) {
					expect(shadow).toBe(trace);
					return;
				}
				const rowByPath = new Map(
					rowsWhere(shadow, () => true).map((row) => [pathOf(shadow, row), row])
				);
				for (let row = 0; row < trace.rows; row++) {
					expect(shadowRow[row]).toBe(rowByPath.get(pathOf(trace, row)));
				}
			}),
			{ numRuns: 200 }
		);
	});

	test('never visited nodes are minimax’s nodes less the distinct nodes visited', () => {
		fc.assert(
			fc.property(anySearch, (fields) => {
				const recording = record(fields);
				const { trace, shadow } = recording;
				const visited = new Set(
					rowsWhere(trace, (row) => !trace.isPruned(row)).map((row) => pathOf(trace, row))
				);
				const all = rowsWhere(shadow ?? trace, () => true).map((row) =>
					pathOf(shadow ?? trace, row)
				);
				expect(all).toHaveLength(new Set(all).size);
				expect(countsOf(recording).neverVisited).toBe(
					all.filter((path) => !visited.has(path)).length
				);
				expect([...visited].filter((path) => !all.includes(path))).toEqual([]);
			}),
			{ numRuns: 200 }
		);
	});

	test('a ghost is as large as the subtree that minimax visits there', () => {
		const { trace, shadow, shadowRow } = record({
			game: 'tree',
			position: '[[[3,5],[6,9]],[[1,2],[0,-1]]]'
		});
		if (shadow === null || shadowRow === null) throw new Error('small trees have a shadow');
		const sizes = rowsWhere(trace, (row) => trace.isPruned(row)).map(
			(row) => `${pathOf(trace, row)}: ${shadowSize(shadow, shadowRow, row)}`
		);
		expect(sizes).toEqual(['0 1 1: 1', '1 1: 3']);
	});

	test('traces of different trees are rejected', () => {
		const { trace } = record({ game: 'tree', position: '[[3,5],4]' });
		const { trace: other } = record({ game: 'tree', position: '[4,[3,5]]', algorithm: 'minimax' });
		expect(() => matchShadow(trace, other)).toThrow('no counterpart');
		// The same plies with other moves, and the same moves at other plies.
		const listed = record({ game: 'tree', position: '[3,5]' }).trace;
		const reversed = record({ game: 'tree', position: '[3,5]', order: 'reversed' }).trace;
		expect(() => matchShadow(listed, reversed)).toThrow('no counterpart');
		const forked = record({ game: 'tree', position: '[[3,4],5]' }).trace;
		const single = record({ game: 'tree', position: '[[3],5]' }).trace;
		expect(() => matchShadow(forked, single)).toThrow('no counterpart');
	});
});

describe('counts over several blocks of prefix sums', () => {
	const recording = record({ game: 'tictactoe', position: 'X........', cut: 'equal' });
	const { trace } = recording;
	const index = new CountIndex(trace, ghostSizeOf(recording));

	test('the counts are the sums over the rows so far', () => {
		expect(trace.rows).toBeGreaterThan(5 * 256);
		const running = { visited: 0, leaves: 0, prunedMoves: 0, neverVisited: 0 };
		const ghosts = ghostSizeOf(recording);
		let row = 0;
		for (let step = 0; step < trace.steps; step++) {
			for (; row < trace.rows && trace.enterStepOf(row) <= step; row++) {
				if (trace.isPruned(row)) {
					running.prunedMoves++;
					running.neverVisited += ghosts?.(row) ?? NaN;
				} else {
					running.visited++;
					if (trace.isLeaf(row)) running.leaves++;
				}
			}
			expect(index.at(step)).toMatchObject(running);
		}
		expect(index.total).toEqual(index.at(trace.steps - 1));
	});

	test('a sum is kept for each 256 rows, and repeated visits where there are any', () => {
		const { pruned, again } = index.blocks;
		expect([pruned.length, again.length]).toEqual([1 + Math.floor(trace.rows / 256), 0]);
		const twice = record({ game: 'tictactoe', position: 'X...O....', algorithm: 'deepening' });
		const { blocks } = new CountIndex(twice.trace, null);
		expect(blocks.again).toHaveLength(1 + Math.floor(twice.trace.rows / 256));
	});

	test('never visited nodes are unknown without a shadow', () => {
		expect(new CountIndex(trace, null).total).toEqual({ ...index.total, neverVisited: null });
	});
});
