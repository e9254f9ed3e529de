import type { Side } from '$lib/core/games/game.ts';
import type { Line } from '$lib/core/games/tictactoe/lines.ts';
import type { TicTacToeState } from '$lib/core/games/tictactoe/state.ts';
import type { BoardPicture, MiniPicture } from '../face.ts';

export interface TicTacToePicture extends BoardPicture {
	/** "X", "O" or ".", row by row from the top left. */
	readonly cells: readonly string[];
	/** The completed lines. */
	readonly lines: readonly Line[];
}

/** @param side the role of the side to move in the search */
export function pictureOfGrid(state: TicTacToeState, side: Side): TicTacToePicture {
	return { side, cells: cellsOf(state), lines: state.winningLines() };
}

/** Nine cells, "X", "O" or ".", row by row from the top left. */
export function cellsOf(state: TicTacToeState): string[] {
	return Array.from({ length: 9 }, (_, cell) => state.cell(cell));
}

/** "Row 3: empty, X, O. Row 2: ..." */
export function describeGrid(cells: readonly string[]): string {
	return [0, 1, 2]
		.map((row) => {
			const names = cells
				.slice(row * 3, row * 3 + 3)
				.map((cell) => (cell === '.' ? 'empty' : cell));
			return `Row ${3 - row}: ${names.join(', ')}.`;
		})
		.join(' ');
}

/** Reads nine characters; null if they are not X, O and dots. */
export function miniOfGrid(position: string): MiniPicture | null {
	if (!/^[XO.]{9}$/.test(position)) return null;
	return { size: 3, cells: Array.from(position, (cell) => (cell === '.' ? '' : cell)) };
}
