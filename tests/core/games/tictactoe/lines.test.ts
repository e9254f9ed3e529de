import { describe, expect, it } from 'vitest';
import {
	cellName,
	hasLine,
	LINES,
	linesIn
} from '../../../../src/lib/core/games/tictactoe/lines.ts';
import { hasThree } from './brute-force.ts';

describe('lines', () => {
	it.each([
		['row 3', 'a3 b3 c3'],
		['row 2', 'a2 b2 c2'],
		['row 1', 'a1 b1 c1'],
		['column a', 'a3 a2 a1'],
		['column b', 'b3 b2 b1'],
		['column c', 'c3 c2 c1'],
		['the diagonal a3-c1', 'a3 b2 c1'],
		['the diagonal a1-c3', 'c3 b2 a1']
	])('line %s has the cells %s', (name, cells) => {
		const line = LINES.find((each) => each.name === name);
		expect(line?.cells.map(cellName).join(' ')).toBe(cells);
		expect([...(line?.cells ?? [])]).toEqual(line?.cells.toSorted((a, b) => a - b));
	});

	it('there are eight lines', () => {
		expect(LINES).toHaveLength(8);
		expect(new Set(LINES.map(({ set }) => set)).size).toBe(8);
	});

	it('hasLine is correct for each of the 512 sets', () => {
		for (let set = 0; set < 512; set++) {
			const grid = Array.from({ length: 9 }, (_, cell) => ((set >> cell) & 1 ? 'X' : '.')).join('');
			expect(hasLine(set), grid).toBe(hasThree(grid, 'X'));
			expect(linesIn(set).length > 0, grid).toBe(hasThree(grid, 'X'));
		}
	});

	it('linesIn finds both lines of a double', () => {
		expect(linesIn(0b001_001_111).map(({ name }) => name)).toEqual(['row 3', 'column a']);
	});

	it('cells are named from a3 to c1', () => {
		const names = Array.from({ length: 9 }, (_, cell) => cellName(cell));
		expect(names).toEqual(['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1']);
	});
});
