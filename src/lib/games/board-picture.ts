/** The drawn content of a board, copied from a state that moves on. */
import { assert } from '$lib/core/base/assert.ts';
import { ChessState } from '$lib/core/games/chess/chess-state.ts';
import { formatPlacement } from '$lib/core/games/chess/fen.ts';
import { ExplicitState } from '$lib/core/games/explicit/state.ts';
import type { ExplicitTree } from '$lib/core/games/explicit/tree.ts';
import type { GameState, Side } from '$lib/core/games/game.ts';
import { KrkState } from '$lib/core/games/krk/krk-state.ts';
import { formatBoard } from '$lib/core/games/krk/placement.ts';
import type { Line } from '$lib/core/games/tictactoe/lines.ts';
import { TicTacToeState } from '$lib/core/games/tictactoe/state.ts';
import type { ChessBoardGame } from './board-kind.ts';
import { cellsOf } from './describe-position.ts';

export interface TicTacToePicture {
	readonly game: 'tictactoe';
	/** "X", "O" or ".", row by row from the top left. */
	readonly cells: readonly string[];
	/** The completed lines. */
	readonly lines: readonly Line[];
	/** The side to move. */
	readonly side: Side;
}

export interface ChessPicture {
	readonly game: ChessBoardGame;
	/** The first field of a FEN. */
	readonly placement: string;
	readonly side: Side;
	/** The colour of the side to move: MAX is White in chess, but Black in king and rook. */
	readonly turn: 'white' | 'black';
	/** True where the king of the side to move is attacked. */
	readonly check: boolean;
}

export interface TreePicture {
	readonly game: 'tree';
	readonly tree: ExplicitTree;
	/** The current node's row in `tree`. */
	readonly row: number;
	readonly side: Side;
}

export type BoardPicture = TicTacToePicture | ChessPicture | TreePicture;

/** @param role the role of the side to move in the search, MAX or MIN; by default from the position */
export function pictureOf(state: GameState, role?: Side): BoardPicture {
	const picture = pictureBySide(state);
	return role === undefined ? picture : { ...picture, side: role };
}

function pictureBySide(state: GameState): BoardPicture {
	const side: Side = state.maxToMove() ? 'max' : 'min';
	if (state instanceof TicTacToeState) {
		return { game: 'tictactoe', cells: cellsOf(state), lines: state.winningLines(), side };
	}
	if (state instanceof ChessState) {
		const placement = formatPlacement(state.position.board);
		const turn = side === 'max' ? 'white' : 'black';
		return { game: 'chess', placement, side, turn, check: state.inCheck() };
	}
	if (state instanceof KrkState) {
		const placement = formatBoard(state.id);
		return { game: 'krk', placement, side, turn: state.turn, check: state.inCheck() };
	}
	assert(state instanceof ExplicitState, 'every game has a board');
	return { game: 'tree', tree: state.tree, row: state.row, side };
}
