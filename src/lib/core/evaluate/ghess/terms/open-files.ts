import { BLACK, PAWN, ROOK, WHITE } from '../../../games/chess/pieces.ts';
import { fileOf, squareAt } from '../../../games/chess/squares.ts';
import type { ChessState } from '../../../games/chess/chess-state.ts';
import type { GhessTermCode } from '../ghess-term.ts';
import { squaresOf } from '../pawns.ts';

/** Rooks on files without pawns of either side. */
export const openFiles: GhessTermCode = {
	id: 'open-files',
	about: 'A rook on a file without pawns: 3 (our weight).',
	weight: 3,
	count: (state, colour) =>
		squaresOf(state, colour | ROOK).filter((square) => isOpen(state, fileOf(square))).length
};

function isOpen({ board }: ChessState, file: number): boolean {
	for (let rank = 0; rank < 8; rank++) {
		const piece = board[squareAt(file, rank)];
		if (piece === (WHITE | PAWN) || piece === (BLACK | PAWN)) return false;
	}
	return true;
}
