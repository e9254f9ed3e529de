/** What each kind of board is read as, or what is said about it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../../../../src/lib/core/games/reader.ts';
import {
	BOARD_READERS,
	readBoard
} from '../../../../../src/lib/core/games/tictactoe/read/readers.ts';
import { formatGrid, parseGrid } from '../../../../../src/lib/core/games/tictactoe/text.ts';
import { runs, slice } from '../../../../sweep.ts';
import { reachableGrids } from '../brute-force.ts';

function readingsOf(text: string): readonly Reading[] {
	const read = readBoard(text);
	if (read?.ok !== true) throw new Error(`not read: ${JSON.stringify(text)}`);
	return read.value;
}

const waysOf = (text: string): string[] =>
	readingsOf(text).map(({ id, position }) => {
		const board = position.ok ? position.value : position.fault.code;
		return `${id} ${board}`;
	});

const LINES = ' X | O |   \n---+---+---\n   | X |   \n---+---+---\n O |   | X \n';

describe('board readers: one reading', () => {
	it.each([
		['O08, pipes', '_|X|_\n_|O|_\nO|X|X', 'drawn .X..O.OXX'],
		['Cyrillic letters', 'Х О Х . . . . . О', 'signs XOX.....O'],
		['pipes in one line', '_|X|_|_|O|_|O|X|X', 'drawn .X..O.OXX'],
		['pipes and slashes', '_|X|_/_|O|_/O|X|X', 'drawn .X..O.OXX'],
		['pipes around', '| |X| |\n| |O| |\n|O|X|X|', 'drawn .X..O.OXX'],
		['lines and blanks', LINES, 'drawn XO..X.O.X'],
		['lines of strokes', ' X | O |\n-----------\n | X |\n-----------\n O | | X', 'drawn XO..X.O.X'],
		['cells on lines', '_X_|_O_|___\n___|_X_|___\n O |   | X ', 'drawn XO..X.O.X'],
		[
			'columns of lines',
			' X | O |   \n___|___|___\n   | X |   \n___|___|___\n O |   | X ',
			'drawn XO..X.O.X'
		],
		['boxes', '│X│O│ │\n├─┼─┼─┤\n│ │X│ │\n├─┼─┼─┤\n│O│ │X│', 'drawn XO..X.O.X'],
		['strokes as free cells', 'X|O|-\n-|X|-\nO|-|X', 'drawn XO..X.O.X'],
		['numbered pipes', 'X|O|3\n4|X|6\n7|8|9', 'drawn XO..X....'],
		['E', 'XOEEXEOEX', 'signs XO..X.O.X'],
		['e', 'xoe\nexe\noex', 'signs XO..X.O.X'],
		['signs with blanks between', 'X O .\n. X .\nO . X', 'signs XO..X.O.X'],
		['commas', 'X,O,\n,X,\nO,,X', 'signs XO..X.O.X'],
		['free cells by number', 'XO3\n4X6\nO8X', 'signs XO..X.O.X'],
		['free cells by number from 0', 'XO2/3X5/O7X', 'signs XO..X.O.X'],
		['an empty board by numbers', '123\n456\n789', 'signs .........'],
		['0 for O', 'X0.\n.X.\n0..', 'signs XO..X.O..'],
		['0 for free cells', 'XO00X0O0X', 'signs XO..X.O.X'],
		['blanks', 'XO \n X \nO X', 'blanks XO..X.O.X'],
		['blanks in one line', 'XO  X O X', 'blanks XO..X.O.X'],
		['JSON', '[["X","O",""],["","X",null],["O"," ","X"]]', 'list XO..X.O.X'],
		['Python', "board = [['X', 'O', None], ['_', 'X', '-'], ['O', ' ', 'X']]", 'list XO..X.O.X'],
		['an object', '{"board": ["X","O",null,null,"X",null,"O",null,"X"]}', 'list XO..X.O.X'],
		['a call', 'np.array([[1,-1,0],[0,1,0],[-1,0,1]])', 'list XO..X.O.X'],
		['pictures of signs', '❌⭕⬜\n⬜❌⬜\n⭕⬜❌', 'signs XO..X.O.X'],
		['a flat list of words', '[X, O, EMPTY, EMPTY, X, E, O, e, X]', 'list XO..X.O.X'],
		['1, −1 and 0', '[[1, −1, 0], [0, 1, 0], [-1, 0, 1]]', 'list XO..X.O.X'],
		['1, −1 and 0 in lines', '1 -1 0\n0 1 0\n-1 0 1', 'signs XO..X.O.X'],
		['1, 2 and 0', '120\n010\n201', 'signs XO..X.O.X'],
		['a full board of 1 and 0', '[1,0,1,1,0,0,0,1,1]', 'list XOXXOOOXX']
	])('%s', (_, text, way) => {
		expect(waysOf(text)).toEqual([way]);
	});

	it('what a board was taken for is said, with the side to move', () => {
		const said = (text: string): string[] => readingsOf(text).map(({ what }) => what);
		expect(said('_|X|_\n_|O|_\nO|X|X')).toEqual(['a board drawn with lines: O to move']);
		expect(said('120\n010\n200')).toEqual(['a board of nine signs: 1 is X, 2 is O, X to move']);
		expect(said('XO3\n4X6\nO89')).toEqual([
			'a board of nine signs: free cells numbered from 1, X to move'
		]);
		expect(said('[1,1,1,-1,-1,0,0,0,0]')).toEqual(['a list: 1 is X, −1 is O, the game is over']);
	});
});

describe('board readers: two readings', () => {
	it('numbers of players are asked about where X, who usually begins, would have fewer marks', () => {
		expect(waysOf('[[2,1,0],[0,2,0],[1,0,2]]')).toEqual([
			'list-1-is-x OX..O.X.O',
			'list-2-is-x XO..X.O.X'
		]);
		expect(waysOf('-1 1 0 0 -1 0 1 0 -1')).toEqual([
			'signs-1-is-x OX..O.X.O',
			'signs-minus-1-is-x XO..X.O.X'
		]);
	});
});

describe('board readers: faults', () => {
	it.each([
		['a row of four', 'X|O|.|.\n.|X|.\n.|.|.', 'board-row', 0],
		['two rows', 'X|O|.\n.|X|.', 'board-rows', 11],
		['a sign without a meaning', 'X|O|.\n.|?|.\n.|.|.', 'board-sign', 8],
		['a number in the wrong cell', 'X|O|3\n4|X|6\n7|9|8', 'board-number', 4],
		['a list of eight', '[X,O,X,O,X,O,X,O]', 'board-list', 0],
		['a list row of two', '[[X,O],[X,O,E],[E,E,E]]', 'board-row', 1],
		['an open bracket', '["X","O","X"', 'board-list', 12]
	])('%s', (_, text, code, at) => {
		const read = readBoard(text);
		expect(read?.ok === false && [read.fault.code, read.fault.at]).toEqual([code, at]);
	});

	it('a board that no game leads to has its fault at the cell', () => {
		const [reading] = readingsOf('X|X|X\nX|.|.\n.|.|.');
		const position = reading?.position;
		expect(position?.ok === false && [position.fault.code, position.fault.at]).toEqual([
			'grid-counts',
			2
		]);
	});

	it('boards in our own notation are not read in another', () => {
		for (const text of ['.O..X.O.X', '---\n-X-\n---', 'x__/___/___', 'XXXXX...O', '[[3],[5]]x|']) {
			expect(readBoard(text)?.ok ?? false, text).toBe(false);
		}
	});
});

type Write = (cells: readonly string[]) => string;

const rowsOf = (cells: readonly string[]): (readonly string[])[] =>
	[0, 3, 6].map((at) => cells.slice(at, at + 3));
const signed = (cells: readonly string[], free: string): string[] =>
	cells.map((cell) => (cell === '.' ? free : cell));
const inNumbers = (cells: readonly string[], other: number): number[] =>
	cells.map((cell) => (cell === '.' ? 0 : cell === 'X' ? 1 : other));

/** How people write a board, each once. */
const WRITTEN: Readonly<Record<string, Write>> = {
	pipes: (cells) =>
		rowsOf(signed(cells, '_'))
			.map((row) => row.join('|'))
			.join('\n'),
	lines: (cells) =>
		rowsOf(signed(cells, ' '))
			.map((row) => ` ${row.join(' | ')} `)
			.join('\n---+---+---\n'),
	letters: (cells) => signed(cells, 'e').join(''),
	spaced: (cells) => signed(cells, '-').join(' '),
	numbered: (cells) => cells.map((cell, at) => (cell === '.' ? String(at + 1) : cell)).join(''),
	json: (cells) =>
		JSON.stringify(rowsOf(cells).map((row) => row.map((cell) => (cell === '.' ? null : cell)))),
	'1 and -1': (cells) => JSON.stringify(inNumbers(cells, -1)),
	'1 and 2': (cells) => inNumbers(cells, 2).join('')
};

const reachable = [...reachableGrids().keys()];

describe.each(Object.entries(WRITTEN))('boards written as %s', (name, write) => {
	it('every board reads back as the same board', () => {
		const faults = slice(reachable, 10).filter((grid) => {
			const text = write([...grid]);
			const read = readBoard(text);
			const own = parseGrid(text);
			const boards =
				read === null
					? [own.ok ? formatGrid(own.value) : own.fault.code]
					: read.ok
						? read.value.map(({ position }) => (position.ok ? position.value : ''))
						: [read.fault.code];
			return !boards.includes(grid);
		});
		expect(faults, name).toEqual([]);
	});

	it('a damaged board is read, refused with a place in it, or not taken for a board', () => {
		const damage = fc.record({
			grid: fc.constantFrom(...reachable),
			at: fc.nat(60),
			gone: fc.nat(3),
			put: fc.string({
				unit: fc.constantFrom(...Array.from('XOxo|,[]_-+ \n01259"\'e?/=')),
				maxLength: 3
			})
		});
		fc.assert(
			fc.property(damage, ({ grid, at, gone, put }) => {
				const text = write([...grid]);
				const damaged = text.slice(0, at) + put + text.slice(at + gone);
				const read = readBoard(damaged);
				if (read === null) return;
				const places = read.ok
					? read.value.flatMap(({ position }) => (position.ok ? [] : [position.fault.at ?? -1]))
					: [read.fault.at ?? -1];
				for (const place of places) {
					expect(place).toBeGreaterThanOrEqual(0);
					expect(place).toBeLessThanOrEqual(damaged.length);
				}
			}),
			{ numRuns: runs(200_000, 100) }
		);
	});
});

it('each notation has an id and a name of its own', () => {
	expect(new Set(BOARD_READERS.map(({ id }) => id)).size).toBe(BOARD_READERS.length);
	for (const { id, name } of BOARD_READERS) {
		expect(id).toMatch(/^[a-z-]+$/);
		expect(name).toMatch(/^an? /);
	}
});
