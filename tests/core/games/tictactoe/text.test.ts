import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGrid, parseGrid } from '../../../../src/lib/core/games/tictactoe/text.ts';
import type { TicTacToeState } from '../../../../src/lib/core/games/tictactoe/state.ts';
import { isOver, reachableGrids } from './brute-force.ts';

const reachable = reachableGrids();

function parsed(text: string): TicTacToeState {
	const result = parseGrid(text);
	if (!result.ok) throw new Error(`${text}: ${result.fault.message}`);
	return result.value;
}

function faultOf(text: string) {
	const result = parseGrid(text);
	if (result.ok) throw new Error(`${text} was accepted`);
	return result.fault;
}

function count(grid: string, mark: string): number {
	return grid.split(mark).length - 1;
}

describe('tic-tac-toe text: accepted boards', () => {
	it('the accepted boards are exactly those that some game leads to, with either beginner', () => {
		let accepted = 0;
		for (let number = 0; number < 3 ** 9; number++) {
			const digits = number.toString(3).padStart(9, '0');
			const grid = digits.replaceAll('0', '.').replaceAll('1', 'X').replaceAll('2', 'O');
			const result = parseGrid(grid);
			if (result.ok !== reachable.has(grid)) {
				throw new Error(
					`${grid} is ${result.ok ? 'accepted' : `refused: ${result.fault.message}`}`
				);
			}
			if (result.ok) accepted++;
		}
		expect(accepted).toBe(8_533);
	});

	it('boards round-trip, and X moves at equal counts, otherwise the side with fewer marks', () => {
		for (const [grid, sides] of reachable) {
			const state = parsed(grid);
			expect(formatGrid(state)).toBe(grid);
			expect(state.isTerminal(), grid).toBe(isOver(grid));
			if (isOver(grid)) {
				// The side that made the last move is not to move, and only one side can have made it.
				expect([...sides], grid).toEqual([state.maxToMove() ? 'X' : 'O']);
			} else {
				expect(state.maxToMove(), grid).toBe(count(grid, 'X') <= count(grid, 'O'));
			}
		}
	});
});

describe('tic-tac-toe text: notations', () => {
	it.each([
		['as in links', '..XO..OXO'],
		['lower case', '..xo..oxo'],
		['dashes and underscores', '--XO__OXO'],
		['spaces between rows', '..X O.. OXO'],
		['slashes', '..X/O../OXO'],
		['slashes with space', ' ..X / O.. / OXO '],
		['lines', '..X\nO..\nOXO\n'],
		['lines of another system', '..X\r\nO..\r\nOXO\r\n'],
		['one row apart', '..X O..OXO']
	])('%s', (_, text) => {
		expect(formatGrid(parsed(text))).toBe('..XO..OXO');
	});

	it('boards are read the same with any separators', () => {
		const separator = fc.constantFrom('', ' ', '/', '\n', ' / ', '\t', '\r\n');
		const empty = fc.constantFrom('.', '-', '_');
		const grid = fc.constantFrom(...reachable.keys());
		fc.assert(
			fc.property(
				grid,
				separator,
				separator,
				empty,
				fc.boolean(),
				(cells, one, two, dot, lower) => {
					const text = [cells.slice(0, 3), one, cells.slice(3, 6), two, cells.slice(6)].join('');
					const written = (lower ? text.toLowerCase() : text).replaceAll('.', dot);
					expect(formatGrid(parsed(written))).toBe(cells);
				}
			)
		);
	});
});

describe('tic-tac-toe text: rejected boards', () => {
	it.each([
		['nothing', '', 'grid-length', 0],
		['white space alone', '  \n', 'grid-length', 3],
		['too few cells', 'XO.XO.X.', 'grid-length', 8],
		['too many cells', 'XO.XO.X...', 'grid-length', 9],
		['too many cells, in rows', 'XO./XO./X.../', 'grid-length', 11],
		['a zero for an O', 'X0.......', 'grid-character', 1],
		['a character of two units', 'X.\u{1F600}......', 'grid-character', 2],
		['a letter far down', '..X/O../OXQ', 'grid-character', 10],
		['a row of two', 'XO/X../...', 'grid-row', 2],
		['a blank meant as a cell', 'X O......', 'grid-row', 1],
		['two slashes', 'XO.//...', 'grid-row', 4],
		['two slashes with space', 'XO. / / ...', 'grid-row', 6],
		['a slash in front', '/XO.......', 'grid-row', 0],
		['a slash behind', 'XO......./', 'grid-row', 9],
		['five X and one O', 'XXX.XX..O', 'grid-counts', 2],
		['two O too many', 'O.O......', 'grid-counts', 2],
		['one side alone', '......XX.', 'grid-counts', 7],
		['both have won', 'XXXOOO...', 'grid-both-won', 3],
		['both have won, in columns', 'XO.XO.XO.', 'grid-both-won', 1],
		['X won, then O moved', 'XXXOO.OO.', 'grid-after-win', 0],
		['a row too long', 'X../XX.X/OO', 'grid-row', 8],
		['O won, then X moved', 'X.X/OOO/X.X', 'grid-after-win', 4]
	])('%s', (_, text, code, at) => {
		const fault = faultOf(text);
		expect(fault).toMatchObject({ code, at });
		expect(fault.message).toMatch(/^\S.*[.]$/);
	});

	it('each message says what is wrong', () => {
		expect(faultOf('XXX.XX..O').message).toBe(
			'X has 5 marks and O has 1; players alternate, so the counts can differ by at most one.'
		);
		expect(faultOf('XXXOOO...').message).toBe(
			'X has row 3 and O has row 2; the game was over with the first of the two.'
		);
		expect(faultOf('XXXOO.OO.').message).toBe(
			'X has row 3, so the game was over, but O moved afterwards.'
		);
		expect(faultOf('X.\u{1F600}......').message).toContain('\u{1F600}');
	});

	it('the parser never throws, and faults point into the text or just after it', () => {
		const characters = fc.constantFrom(
			'X',
			'O',
			'.',
			'x',
			'-',
			'_',
			' ',
			'/',
			'\n',
			'0',
			'\u{1F600}'
		);
		const text = fc.string({ unit: characters, maxLength: 14 });
		fc.assert(
			fc.property(text, (typed) => {
				const result = parseGrid(typed);
				if (result.ok) {
					expect(reachable.has(formatGrid(result.value))).toBe(true);
				} else {
					expect(result.fault.at).toBeGreaterThanOrEqual(0);
					expect(result.fault.at).toBeLessThanOrEqual(typed.length);
				}
			})
		);
	});

	it('reading stops at the fault, so that a megabyte costs nothing', () => {
		expect(faultOf('X'.repeat(1_000_000))).toMatchObject({ code: 'grid-length', at: 9 });
		expect(faultOf(' '.repeat(1_000_000)).code).toBe('grid-length');
	});
});
