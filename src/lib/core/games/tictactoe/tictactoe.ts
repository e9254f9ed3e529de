/**
 * Tic-tac-toe: X is MAX, O is MIN, and a move is the number of a cell, 0..8 row by row from the top left.
 *
 * Small enough to search to the end, and a game whose whole tree (549,946 nodes) is easy to understand. Cells are
 * listed in ascending order; any other order is a named ordering.
 */
import type { Ending, Game } from '../game.ts';
import { TIC_TAC_TOE_FACTS } from './facts.ts';
import { CELLS, cellName } from './lines.ts';
import { ticTacToePresets } from './presets.ts';
import type { TicTacToeState } from './state.ts';
import { formatGrid, parseGrid } from './text.ts';

export const ticTacToe: Game<TicTacToeState> = {
	...TIC_TAC_TOE_FACTS,
	presets: ticTacToePresets,
	parse: (text) => parseGrid(text),
	reader: async () => (await import('./read/readers.ts')).readBoard,
	format: formatGrid,
	moveText: (_, move) => cellName(move),
	moveId: (_, move) => String(move),
	whyIllegal,
	ending: describeEnding
};

function whyIllegal(state: TicTacToeState, word: string): string | null {
	const cells = Array.from({ length: CELLS }, (_, cell) => [cellName(cell), String(cell)]);
	const cell = cells.findIndex((names) => names.includes(word.toLowerCase()));
	return cell < 0 ? null : `${cellName(cell)} is not empty: ${state.cell(cell)} is there`;
}

function describeEnding(state: TicTacToeState): Ending | null {
	const winner = state.winner();
	if (winner !== null) {
		const names = state.winningLines().map((line) => line.name);
		return { code: 'line', name: 'Line of three', winner, detail: names.join(' and ') };
	}
	return state.isTerminal()
		? {
				code: 'full-board',
				name: 'Full board',
				clause: 'The board is full',
				winner: null,
				detail: ''
			}
		: null;
}
