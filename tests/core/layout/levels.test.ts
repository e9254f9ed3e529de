import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adoptLevels, levelsOf, makeLevels } from '../../../src/lib/core/layout/levels.ts';
import { record } from './recordings.ts';
import { recordings } from './whole-samples.ts';

describe('levels', () => {
	it('levels list the rows of every ply from left to right', () => {
		fc.assert(
			fc.property(recordings, ({ trace }) => {
				const levels = levelsOf(trace);
				const rows = Array.from({ length: trace.rows }, (_, row) => row);
				const plies = Math.max(...trace.columns.depth) + 1;
				expect(levels.plies).toBe(plies);
				for (let ply = 0; ply < plies; ply++) {
					const expected = rows.filter((row) => trace.depthOf(row) === ply);
					const found = Array.from({ length: levels.countAt(ply) }, (_, i) => levels.rowAt(ply, i));
					expect(found).toEqual(expected);
					expect(levels.startOf(ply)).toBe(levels.order.indexOf(expected[0] as number));
					const indices = expected.map((row) => levels.indexOfRow(row));
					expect(indices).toEqual([...expected.keys()]);
				}
				expect(levels.startOf(plies)).toBe(trace.rows);
			})
		);
	});

	it('firstAt counts the rows of a ply before any row', () => {
		fc.assert(
			fc.property(recordings, fc.nat(), fc.nat(), ({ trace }, somePly, someRow) => {
				const levels = levelsOf(trace);
				const ply = somePly % levels.plies;
				for (const row of [someRow % (trace.rows + 1), 0, trace.rows]) {
					const before = trace.columns.depth.subarray(0, row).filter((depth) => depth === ply);
					expect(levels.firstAt(ply, row)).toBe(before.length);
				}
			})
		);
	});

	it('levels reach down to the deepest ply that a trace can hold', () => {
		const chain = Array.from({ length: 255 }).reduce<number | [unknown]>((below) => [below], 7);
		const levels = levelsOf(record(chain as [number], 'minimax').trace);
		expect(levels.plies).toBe(256);
		expect(levels.rowAt(255, 0)).toBe(255);
	});

	it('levels are made once, or adopted', () => {
		const { trace } = record([[3, [1]], 2]);
		expect(levelsOf(trace)).toBe(levelsOf(trace));
		const data = makeLevels(trace);
		expect([[...data.order], [...data.starts]]).toEqual([
			[0, 1, 5, 2, 3, 4],
			[0, 1, 3, 5, 6]
		]);
		adoptLevels(trace, data);
		expect(levelsOf(trace).order).toBe(data.order);
	});
});
