import type { Move, Side } from '$lib/core/games/game.ts';
import type { KrkState } from '$lib/core/games/krk/krk-state.ts';
import { moveFrom, moveTo } from '$lib/core/games/krk/moves.ts';
import {
	blackKingOf,
	formatBoard,
	isRookTaken,
	rookOf,
	whiteKingOf
} from '$lib/core/games/krk/placement.ts';
import { squareName } from '$lib/core/games/krk/squares.ts';
import type { ChessPicture } from '../chess/picture.ts';

/** @param side the role of the side to move in the search */
export function pictureOfKrk(state: KrkState, side: Side): ChessPicture {
	return {
		side,
		placement: formatBoard(state.id),
		turn: state.turn,
		check: state.inCheck(),
		squaresOf: squaresOfMove
	};
}

export function squaresOfMove(move: Move): readonly [string, string] {
	return [squareName(moveFrom(move)), squareName(moveTo(move))];
}

/** FEN letters by square name; two pieces if Black has captured the rook. */
export function piecesOfPlacement(id: number): Map<string, string> {
	const pieces = new Map([
		[squareName(whiteKingOf(id)), 'K'],
		[squareName(blackKingOf(id)), 'k']
	]);
	return isRookTaken(id) ? pieces : pieces.set(squareName(rookOf(id)), 'R');
}
