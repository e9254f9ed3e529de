/** The few moves of a root as small boards: as large as the room allows, at least 64 px. */
import { describe, expect, test } from 'vitest';
import {
	boardCells,
	type GridSpace
} from '../../../../src/lib/core/layout/stage/placement/spine/root-boards.ts';
import type { StripItem } from '../../../../src/lib/core/layout/stage/placement/spine/choose-side.ts';
import type { SpineView } from '../../../../src/lib/core/layout/stage/placement/spine/spine-view.ts';

/** Type without height, and thin lines, so that 24 px are above and below each board: 3, 4, 13 and 6 less 2. */
const viewOf = (hasTypedLeaves = false): SpineView =>
	({
		scene: { x: 400, type: { siblingMove: 0, siblingValue: 0, small: 0 }, stroke: 1 },
		story: { game: { hasTypedLeaves } }
	}) as unknown as SpineView;
const NEEDED = 3 + 4 + 13 + 6;
const moves = (count: number): StripItem[] =>
	Array.from({ length: count }, (_, index) => ({ kind: 'node', index }));
const space = (half: number, height: number): GridSpace => ({ half, top: 0, bottom: height });
const cells = (count: number, half: number, height: number): ReturnType<typeof boardCells> =>
	boardCells(viewOf(), moves(count), space(half, height));

describe('small boards', () => {
	test('need 64 px of height and of width, and a gap of 14', () => {
		expect(cells(1, 500, 64 + NEEDED)?.side).toBe(64);
		expect(cells(1, 500, 63 + NEEDED)).toBeNull();
		expect(cells(1, 39, 500)?.side).toBe(64);
		expect(cells(1, 38.5, 500)).toBeNull();
	});

	test('are for up to nine moves of a game, all drawn', () => {
		expect(cells(9, 800, 800)).not.toBeNull();
		expect(cells(10, 800, 800)).toBeNull();
		expect(boardCells(viewOf(true), moves(3), space(800, 800))).toBeNull();
		const folded: StripItem[] = [...moves(2), { kind: 'fold', from: 2, to: 9 }];
		expect(boardCells(viewOf(), folded, space(800, 800))).toBeNull();
	});

	test.each([
		// A low room has one line, a high one two columns; the way to the rows below passes between two columns.
		[3, 500, 120, 1, 3],
		[3, 100, 500, 2, 2],
		[1, 100, 500, 1, 1],
		[9, 150, 900, 5, 2]
	])('%d in %d × %d have %d lines of %d', (count, half, height, lines, columns) => {
		const found = cells(count, half, height);
		expect([found?.lines, found?.columns]).toEqual([lines, columns]);
	});

	test('are inside their space, apart from each other, and no arrangement has larger ones', () => {
		const faults: string[] = [];
		for (let count = 1; count <= 9; count++) {
			for (const half of [60, 120, 200, 380]) {
				for (const height of [100, 180, 300, 520]) {
					const where = `${count} in ${half} × ${height}`;
					let largest = 0;
					for (let lines = 1; lines <= count; lines++) {
						for (let columns = 1; columns <= count; columns++) {
							const last = count - (lines - 1) * columns;
							const isOdd = lines > 1 && columns % 2 === 1;
							// The last line may be longer by one pair, or shorter.
							if (last < 1 || isOdd || Math.abs(last - columns) > columns) continue;
							const wide = (2 * half) / Math.max(columns, last) - 14;
							largest = Math.max(largest, Math.min(wide, height / lines - NEEDED));
						}
					}
					const found = cells(count, half, height);
					if (found === null) {
						if (largest >= 64) faults.push(`${where}: none, and ${largest} px would fit`);
						continue;
					}
					const { side, columns, lines, pitchX, pitchY, left, lastLeft, top } = found;
					const last = count - (lines - 1) * columns;
					const ends = [
						[left, columns],
						[lastLeft, last]
					] as const;
					for (const [from, across] of ends) {
						if (Math.abs(from - 400 + (across * pitchX) / 2) > 0.1) faults.push(`${where}: aside`);
						if (from < 400 - half - 0.1) faults.push(`${where}: too wide`);
					}
					if (pitchX < side + 14 - 0.1 || pitchX > 2 * side)
						faults.push(`${where}: ${pitchX} apart`);
					if (lines > 1 && pitchY < side + NEEDED - 0.1) faults.push(`${where}: lines overlap`);
					const free = top;
					const below = height - top - (lines - 1) * pitchY - side - NEEDED;
					if (free < -0.1 || Math.abs(free - below) > 0.1) faults.push(`${where}: not spread`);
					if (side < 64) faults.push(`${where}: small`);
				}
			}
		}
		expect(faults).toEqual([]);
	});
});
