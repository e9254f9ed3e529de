/** Positions as small pictures: what stands in each cell, read from the text without judging it. */
import type { GameId } from '$lib/core/games/registry.ts';
import { parsePlacement } from '$lib/core/games/chess/fen-placement.ts';
import { EMPTY, pieceLetter } from '$lib/core/games/chess/pieces.ts';
import { squareAt } from '$lib/core/games/chess/squares.ts';
import type { Move } from '$lib/core/games/game.ts';
import { BOARD_KINDS, squaresOfMove } from './board-kind.ts';

export interface MiniPicture {
	/** Cells in a row; there are as many rows. */
	readonly size: 3 | 8;
	/** X, O or a FEN letter, row by row from the top left; empty where nothing stands. */
	readonly cells: readonly string[];
}

/**
 * Reads a grid's nine characters, or the board of a FEN. Null where the text shows no board, and for
 * typed trees, which have none.
 */
export function readMini(game: GameId, position: string): MiniPicture | null {
	if (BOARD_KINDS[game] === 'grid') {
		if (!/^[XO.]{9}$/.test(position)) return null;
		return { size: 3, cells: Array.from(position, (cell) => (cell === '.' ? '' : cell)) };
	}
	if (BOARD_KINDS[game] === 'tree') return null;
	const placement = parsePlacement(position.trimStart().split(/\s/, 1)[0] ?? '', 0);
	if (!placement.ok) return null;
	const cells = Array.from({ length: 64 }, (_, cell) => {
		const piece = placement.value.board[squareAt(cell & 7, 7 - (cell >> 3))] as number;
		return piece === EMPTY ? '' : pieceLetter(piece);
	});
	return { size: 8, cells };
}

/** The cells that a move touches, for `highlight`: one in tic-tac-toe, from and to on a chess board. */
export function cellsOfMove(game: GameId, move: Move): number[] {
	if (game === 'tictactoe') return [move];
	if (game === 'tree') return [];
	return squaresOfMove(game, move).map(
		(name) => (56 - name.charCodeAt(1)) * 8 + name.charCodeAt(0) - 97
	);
}
