import { PAWN } from '../../../games/chess/pieces.ts';
import type { GhessTermCode } from '../ghess-term.ts';
import { isProtectedByPawn, squaresOf } from '../pawns.ts';

/** Pawns that another pawn protects. */
export const pawnChains: GhessTermCode = {
	id: 'pawn-chains',
	about: 'A pawn that another pawn protects: 1 (our weight).',
	weight: 1,
	count: (state, colour) =>
		squaresOf(state, colour | PAWN).filter((square) => isProtectedByPawn(state, colour, square))
			.length
};
