/** Pawns for the terms: the squares of a side's pawns, and the enemy pawns ahead of a square. */
import type { ChessState } from '../../games/chess/chess-state.ts';
import { PAWN, WHITE, opponentOf } from '../../games/chess/pieces.ts';
import { SQUARES, fileOf, rankOf, squareAt } from '../../games/chess/squares.ts';

/** The squares of a piece code, ascending. */
export function squaresOf(state: ChessState, piece: number): number[] {
	const squares: number[] = [];
	for (let i = 0; i < 64; i++) {
		const square = SQUARES[i] as number;
		if (state.board[square] === piece) squares.push(square);
	}
	return squares;
}

/** The rank from the side's own point of view: 1 for the rank nearest to it, 8 for the last. */
export function ownRank(square: number, colour: number): number {
	return colour === WHITE ? rankOf(square) + 1 : 8 - rankOf(square);
}

/** True where an enemy pawn is on a file, ahead of a square from the side's own point of view. */
export function hasEnemyPawnAhead(
	state: ChessState,
	colour: number,
	square: number,
	file: number
): boolean {
	if (file < 0 || file > 7) return false;
	const pawn = opponentOf(colour) | PAWN;
	const step = colour === WHITE ? 1 : -1;
	for (let rank = rankOf(square) + step; rank >= 0 && rank < 8; rank += step) {
		if (state.board[squareAt(file, rank)] === pawn) return true;
	}
	return false;
}

/** True where a pawn of the same side protects a square. */
export function isProtectedByPawn(state: ChessState, colour: number, square: number): boolean {
	const rank = rankOf(square) - (colour === WHITE ? 1 : -1);
	if (rank < 0 || rank > 7) return false;
	return [fileOf(square) - 1, fileOf(square) + 1].some(
		(file) => file >= 0 && file < 8 && state.board[squareAt(file, rank)] === (colour | PAWN)
	);
}
