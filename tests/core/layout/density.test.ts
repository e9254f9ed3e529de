import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FATE_COUNT } from '../../../src/lib/core/layout/fates.ts';
import { wholeTreeOf, type WholeTree } from '../../../src/lib/core/layout/whole-tree.ts';
import { record as recordFields } from '../search/record.ts';
import { record } from './recordings.ts';
import { SlowTree, SMALL } from './whole-samples.ts';
import { trees, viewOf, views } from './whole-views.ts';
import { expectSame } from '../../same.ts';
import { runs, slice } from '../../sweep.ts';

const CHESS = '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1';

describe('density', () => {
	it('the density equals counting the nodes under every pixel column, at any step', () => {
		fc.assert(
			fc.property(trees, views, ({ whole, slow, step }, someView) => {
				const view = viewOf(whole, someView);
				const { from, to, columns } = view;
				const progress = whole.progressAt(step);
				const edge = (column: number): number =>
					column === columns ? to : from + (column * (to - from)) / columns;
				for (let ply = 0; ply < whole.plies; ply++) {
					const expected = new Uint32Array(columns * FATE_COUNT);
					for (const unit of slow.onPly(ply)) {
						const x = whole.xOf(unit);
						for (let column = 0; column < columns; column++) {
							if (x < edge(column) || x >= edge(column + 1)) continue;
							const slot = column * FATE_COUNT + slow.fateAt(unit, step);
							expected[slot] = (expected[slot] as number) + 1;
						}
					}
					const out = new Uint32Array(columns * FATE_COUNT).fill(77);
					whole.density(ply, view, progress, out);
					expectSame(out, expected);
				}
			}),
			{ numRuns: runs(150, 5) }
		);
	});

	it('a view of everything counts every unit of a ply once', () => {
		fc.assert(
			fc.property(trees, fc.integer({ min: 1, max: 99 }), ({ whole, step }, columns) => {
				const out = new Uint32Array(columns * FATE_COUNT);
				for (let ply = 0; ply < whole.plies; ply++) {
					const view = { from: -0.5, to: whole.width + 0.5, columns };
					whole.density(ply, view, whole.progressAt(step), out);
					expect(out.reduce((sum, count) => sum + count)).toBe(whole.countAt(ply));
				}
			})
		);
	});

	it("memory after the view's columns stays unchanged", () => {
		const whole = wholeTreeOf(record(SMALL), 'search');
		const out = new Uint32Array(3 * FATE_COUNT).fill(7);
		whole.density(1, { from: 0, to: 9, columns: 2 }, whole.progressAt(0), out);
		expect([...out.subarray(2 * FATE_COUNT)]).toEqual(Array<number>(FATE_COUNT).fill(7));
	});

	const LARGE = [
		['search', { game: 'tictactoe', position: 'X........' }],
		['minimax', { game: 'tictactoe', position: 'X........' }],
		['minimax', { game: 'chess', position: CHESS, depth: '3' }]
	] as const;

	it.each(slice(LARGE, 3))(
		'the density is exact for thousands of nodes under a column: %s, %o',
		(basis, fields) => {
			const recording = recordFields(fields);
			const slow = new SlowTree(recording, basis);
			const whole = wholeTreeOf(recording, basis) as WholeTree;
			const step = Math.floor(slow.trace.steps / 3);
			// Columns as wide as a power of two, so that the slow reference divides exactly.
			const view = { from: -8, to: 131_064, columns: 1024 };
			const expected = Array.from(
				{ length: whole.plies },
				() => new Uint32Array(1024 * FATE_COUNT)
			);
			for (const unit of slow.all) {
				const counts = expected[slow.units.depthOf(unit)] as Uint32Array;
				const column = Math.floor((whole.xOf(unit) + 8) / 128);
				const slot = column * FATE_COUNT + slow.fateAt(unit, step);
				counts[slot] = (counts[slot] as number) + 1;
			}
			for (const [ply, counts] of expected.entries()) {
				const out = new Uint32Array(counts.length);
				whole.density(ply, view, whole.progressAt(step), out);
				expectSame(out, counts);
			}
		}
	);
});
