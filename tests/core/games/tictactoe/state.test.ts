import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TicTacToeState } from '../../../../src/lib/core/games/tictactoe/state.ts';
import { formatGrid, parseGrid } from '../../../../src/lib/core/games/tictactoe/text.ts';
import { freeCells, hasThree, isOver, other, put, type Mark } from './brute-force.ts';

function parsed(text: string): TicTacToeState {
	const result = parseGrid(text);
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

describe('tic-tac-toe state: playing and taking back', () => {
	it.each<Mark>(['X', 'O'])('any game that %s begins agrees with the plain board', (begins) => {
		const choices = fc.array(fc.nat(8), { minLength: 9, maxLength: 9 });
		fc.assert(
			fc.property(choices, (picks) => {
				const state = new TicTacToeState(0, 0, begins === 'X');
				let grid = '.........';
				let next: Mark = begins;
				const before: string[] = [];
				for (const pick of picks) {
					expect(formatGrid(state)).toBe(grid);
					expect(state.maxToMove()).toBe(next === 'X');
					expect(state.isTerminal()).toBe(isOver(grid));
					expect(state.legalMoves()).toEqual(isOver(grid) ? [] : freeCells(grid));
					const winner = hasThree(grid, 'X') ? 'max' : hasThree(grid, 'O') ? 'min' : null;
					expect(state.winner()).toBe(winner);
					if (isOver(grid)) break;
					const free = freeCells(grid);
					const cell = free[pick % free.length] as number;
					before.push(grid);
					state.play(cell);
					grid = put(grid, cell, next);
					next = other(next);
				}
				for (const earlier of before.reverse()) {
					state.undo();
					next = other(next);
					expect(formatGrid(state)).toBe(earlier);
					expect(state.maxToMove()).toBe(next === 'X');
				}
			})
		);
	});

	it('legalMoves returns a fresh list each time', () => {
		const state = parsed('.........');
		state.legalMoves().reverse();
		expect(state.legalMoves()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
	});

	it('a parsed board continues with the right side', () => {
		const state = parsed('..XO..OXO');
		expect(state.maxToMove()).toBe(true);
		state.play(0);
		expect(state.cell(0)).toBe('X');
		expect(state.maxToMove()).toBe(false);
		state.play(1);
		expect(state.cell(1)).toBe('O');
	});
});

describe('tic-tac-toe state: display', () => {
	it('each cell is a mark or a dot', () => {
		const state = parsed('..XO..OXO');
		expect(Array.from({ length: 9 }, (_, cell) => state.cell(cell)).join('')).toBe('..XO..OXO');
	});

	it.each([
		['XXXOO....', [0, 1, 2]],
		['X.OXO.X..', [0, 3, 6]],
		['XXOXO.O..', [2, 4, 6]],
		['XO.OX...X', [0, 4, 8]],
		['..XO..OXO', null],
		['XOXXOOOXX', null]
	])('the winning line of %s', (grid, cells) => {
		expect(parsed(grid).winningLine()).toEqual(cells);
	});

	it('both lines completed by one move are listed', () => {
		const state = parsed('.XXXOOXOO');
		expect(state.winningLines()).toEqual([]);
		state.play(0);
		expect(state.winningLine()).toEqual([0, 1, 2]);
		expect(state.winningLines().map(({ cells }) => cells)).toEqual([
			[0, 1, 2],
			[0, 3, 6]
		]);
	});
});
