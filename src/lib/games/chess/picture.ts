import type { ChessState } from '$lib/core/games/chess/chess-state.ts';
import { formatPlacement } from '$lib/core/games/chess/fen.ts';
import { moveFrom, moveTo } from '$lib/core/games/chess/moves.ts';
import { EMPTY, pieceLetter } from '$lib/core/games/chess/pieces.ts';
import { SQUARES, squareName } from '$lib/core/games/chess/squares.ts';
import type { Move, Side } from '$lib/core/games/game.ts';
import type { BoardPicture } from '../face.ts';

/** The content of a chess board, for each of the games on one. */
export interface ChessPicture extends BoardPicture {
	/** The first field of a FEN. */
	readonly placement: string;
	/** The colour of the side to move: MAX is White in chess, but Black in king and rook. */
	readonly turn: 'white' | 'black';
	/** True where the king of the side to move is attacked. */
	readonly check: boolean;
	/** The names of the squares that a move leads from and to; each game packs its moves in its own way. */
	readonly squaresOf: (move: Move) => readonly [string, string];
}

/** @param side the role of the side to move in the search */
export function pictureOfChess(state: ChessState, side: Side): ChessPicture {
	return {
		side,
		placement: formatPlacement(state.position.board),
		turn: state.maxToMove() ? 'white' : 'black',
		check: state.inCheck(),
		squaresOf: squaresOfMove
	};
}

export function squaresOfMove(move: Move): readonly [string, string] {
	return [squareName(moveFrom(move)), squareName(moveTo(move))];
}

/** FEN letters by square name, a1, a2, ... h8. */
export function piecesOf({ board }: ChessState): Map<string, string> {
	const pieces = new Map<string, string>();
	for (const square of SQUARES) {
		const piece = board[square] as number;
		if (piece !== EMPTY) pieces.set(squareName(square), pieceLetter(piece));
	}
	return pieces;
}
