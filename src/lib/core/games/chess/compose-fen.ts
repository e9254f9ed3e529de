/** A board that is being set up piece by piece. It is not checked, since it may be unfinished. */
import { CASTLING_LETTERS, type CastlingLetter } from './castling.ts';
import { formatPlacement } from './fen.ts';
import { parsePiece } from './pieces.ts';
import { parseSquare } from './squares.ts';

export interface BoardSetup {
	/** FEN letters ("K" White's king, "p" Black's pawn) by square name. */
	readonly pieces: ReadonlyMap<string, string>;
	readonly turn: 'w' | 'b';
	readonly castling: readonly CastlingLetter[];
	/** The square that a pawn has just passed, or null. */
	readonly enPassant: string | null;
}

/**
 * Returns the FEN of a setup, with clocks as at the start of a game. Impossible setups are written as they are, so
 * that `parse` can report the fault. Unknown square names and piece letters cannot come from a board and are skipped.
 */
export function composeFen({ pieces, turn, castling, enPassant }: BoardSetup): string {
	const board = new Int8Array(128);
	for (const [name, letter] of pieces) {
		const square = parseSquare(name);
		if (square !== null) board[square] = parsePiece(letter);
	}
	const rights = CASTLING_LETTERS.filter((letter) => castling.includes(letter)).join('');
	return `${formatPlacement(board)} ${turn} ${rights || '-'} ${enPassant ?? '-'} 0 1`;
}
