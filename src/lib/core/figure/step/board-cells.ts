/** The board of a place of a tree, cell by cell. */
import type { Game } from '../../games/game.ts';
import { parsePlacement } from '../../games/chess/fen-placement.ts';
import { EMPTY, pieceLetter } from '../../games/chess/pieces.ts';
import { squareAt } from '../../games/chess/squares.ts';
import type { SearchSetup } from '../../search/setup.ts';
import { ROOT_KEY } from '../../layout/stage/placement/whole/extent.ts';

export interface BoardCells {
	/** Cells in a row; there are as many rows. */
	readonly size: 3 | 8;
	/** X, O or a FEN letter, row by row from the top left; empty for empty cells. */
	readonly cells: readonly string[];
}

/** By how the game writes its positions: nine cells, or a FEN; null for others. */
export function boardCells(
	game: Game,
	{ position, root }: SearchSetup,
	key: string
): BoardCells | null {
	const parsed = game.parse(position, { root });
	if (!parsed.ok) return null;
	const state = parsed.value;
	for (const step of key === ROOT_KEY ? [] : key.split('/')) {
		const move = state.legalMoves().find((one) => game.moveId(state, one) === step);
		if (move === undefined) return null;
		state.play(move);
	}
	const text = game.format(state);
	if (/^[XO.]{9}$/.test(text)) {
		return { size: 3, cells: Array.from(text, (cell) => (cell === '.' ? '' : cell)) };
	}
	// A FEN with the moves of a game after it has the board before them.
	if (/\smoves\s/.test(text)) return null;
	const placement = parsePlacement(text.split(/\s/, 1)[0] ?? '', 0);
	if (!placement.ok) return null;
	const cells = Array.from({ length: 64 }, (_, cell) => {
		const piece = placement.value.board[squareAt(cell & 7, 7 - (cell >> 3))] as number;
		return piece === EMPTY ? '' : pieceLetter(piece);
	});
	return { size: 8, cells };
}
