/** Places of the king-and-rook tree: nothing overlaps, nothing sticks out, opening a row moves nothing above it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	layOutKrkTree,
	type KrkTreeLayout,
	type Rect,
	type TreeRowShape
} from '../../../src/lib/core/layout/krk-tree.ts';
import { seedFrom } from '../../sweep.ts';

/** Figure 1: the replies to each of White's 19 moves, the first one chosen. */
const FIGURE_1: readonly TreeRowShape[] = [
	5, 4, 5, 4, 5, 5, 5, 8, 6, 5, 8, 5, 5, 5, 5, 5, 5, 5, 5
].map((cells, i) => ({ cells, isTall: i === 0 }));

const shapes = fc.array(fc.record({ cells: fc.nat(22), isTall: fc.boolean() }), {
	minLength: 1,
	maxLength: 22
});
const sizes = fc.record({
	width: fc.integer({ min: 320, max: 1500 }),
	height: fc.integer({ min: 200, max: 1000 })
});
const often = { seed: seedFrom(1510), numRuns: 200 };

const overlap = (a: Rect, b: Rect): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** All rectangles of a layout: the root, each row's value, each cell. */
function rectsOf({ form, root, rows }: KrkTreeLayout): Rect[] {
	return [
		root,
		...rows.flatMap(({ y, cells }) => [
			{ x: form.value, y, width: form.valueWidth, height: 16 },
			...cells
		])
	];
}

describe('the king-and-rook tree', () => {
	it('has the heights of the drawing', () => {
		const tall = layOutKrkTree(FIGURE_1, 900, 612);
		expect(tall.lineHeight).toBe(27);
		expect(tall.rows.map(({ height }) => height)).toEqual([58, ...Array<number>(18).fill(27)]);
		const low = layOutKrkTree(FIGURE_1, 842, 460);
		expect(low.rows.map(({ height }) => height)).toEqual([58, ...FIGURE_1.slice(1).map(() => 20)]);
		expect(low.height).toBeLessThanOrEqual(460);
	});

	it('overlaps nowhere and stays inside the table', () => {
		fc.assert(
			fc.property(shapes, sizes, (rows, { width, height }) => {
				const layout = layOutKrkTree(rows, width, height);
				const rects = rectsOf(layout);
				const faults = rects.flatMap((one, i) => [
					...(one.x < 0 || one.x + one.width > width ? ['outside'] : []),
					...(one.y < 0 || one.y + one.height > layout.height ? ['below'] : []),
					...(rects.slice(i + 1).some((other) => overlap(one, other)) ? ['overlap'] : [])
				]);
				expect(faults).toEqual([]);
				expect(layout.rows.map(({ cells }) => cells.length)).toEqual(
					rows.map(({ cells }) => cells)
				);
				layout.rows.forEach(({ y, height: own, cells }, i) => {
					expect(layout.rows[i + 1]?.y ?? y + own).toBe(y + own);
					expect(cells.every((cell) => cell.y >= y && cell.y + cell.height <= y + own)).toBe(true);
				});
			}),
			often
		);
	});

	it('opening a row moves nothing above it, nor the height of another', () => {
		fc.assert(
			fc.property(shapes, sizes, fc.nat(21), (rows, { width, height }, any) => {
				const opened = any % rows.length;
				const before = layOutKrkTree(rows, width, height);
				const after = layOutKrkTree(
					rows.map((row, i) => (i === opened ? { ...row, isTall: !row.isTall } : row)),
					width,
					height
				);
				for (const [i, row] of before.rows.entries()) {
					if (i < opened) expect(after.rows[i]).toMatchObject({ y: row.y, cells: row.cells });
					if (i !== opened) expect(after.rows[i]?.height).toBe(row.height);
				}
			}),
			often
		);
	});

	it('wraps 22 replies, and draws a line to each', () => {
		const [row] = layOutKrkTree([{ cells: 22, isTall: false }], 942, 600).rows;
		expect(new Set(row?.cells.map(({ y }) => y)).size).toBe(3);
		for (const { x, y, width } of row?.cells ?? []) {
			expect(row?.bus).toContain(`H${x + width / 2}V${y}`);
		}
	});
});
