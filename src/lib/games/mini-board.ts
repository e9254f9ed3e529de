/** Positions as small pictures: the content of each cell, read from the text without checking it. */
import { gameOf, type GameId } from '$lib/core/games/registry.ts';
import { parsePlacement } from '$lib/core/games/chess/fen-placement.ts';
import { EMPTY, pieceLetter } from '$lib/core/games/chess/pieces.ts';
import { squareAt } from '$lib/core/games/chess/squares.ts';
import type { Move } from '$lib/core/games/game.ts';
import { BOARD_KINDS, squaresOfMove } from './board-kind.ts';
import { pictureOf } from './board-picture.ts';

export interface MiniPicture {
	/** Cells in a row; there are as many rows. */
	readonly size: 3 | 8;
	/** X, O or a FEN letter, row by row from the top left; empty for empty cells. */
	readonly cells: readonly string[];
}

/** The word before the moves of a game that leads to a position. */
const MOVES = /\smoves\s/;

/**
 * Reads a board's nine characters, or the board of a FEN; with the moves of a game, the board after them. Null if the
 * text has no board, and for typed trees.
 */
export function readMini(game: GameId, position: string): MiniPicture | null {
	if (BOARD_KINDS[game] === 'grid') {
		if (!/^[XO.]{9}$/.test(position)) return null;
		return { size: 3, cells: Array.from(position, (cell) => (cell === '.' ? '' : cell)) };
	}
	if (BOARD_KINDS[game] === 'tree') return null;
	const placement = parsePlacement(boardOf(game, position), 0);
	if (!placement.ok) return null;
	const cells = Array.from({ length: 64 }, (_, cell) => {
		const piece = placement.value.board[squareAt(cell & 7, 7 - (cell >> 3))] as number;
		return piece === EMPTY ? '' : pieceLetter(piece);
	});
	return { size: 8, cells };
}

/** The first field of a FEN, which may describe an impossible position. */
function boardOf(game: GameId, position: string): string {
	const played = MOVES.test(position) ? gameOf(game).parse(position, { root: 'max' }) : null;
	const picture = played?.ok ? pictureOf(played.value) : null;
	if (picture !== null && 'placement' in picture) return picture.placement;
	return position.trimStart().split(/\s/, 1)[0] ?? '';
}

/** The cells of a move, for `highlight`: one in tic-tac-toe, from and to on a chess board. */
export function cellsOfMove(game: GameId, move: Move): number[] {
	if (game === 'tictactoe') return [move];
	if (game === 'tree') return [];
	return squaresOfMove(game, move).map(
		(name) => (56 - name.charCodeAt(1)) * 8 + name.charCodeAt(0) - 97
	);
}
