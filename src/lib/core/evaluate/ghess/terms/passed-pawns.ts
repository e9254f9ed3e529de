import { PAWN } from '../../../games/chess/pieces.ts';
import { fileOf } from '../../../games/chess/squares.ts';
import type { GhessTermCode } from '../ghess-term.ts';
import { hasEnemyPawnAhead, squaresOf } from '../pawns.ts';

/** Pawns with no enemy pawn ahead of them, on their own file or the two adjacent ones. */
export const passedPawns: GhessTermCode = {
	id: 'passed-pawns',
	about: 'A pawn that no pawn of the other side can stop or capture: 5 (our weight).',
	weight: 5,
	count: (state, colour) =>
		squaresOf(state, colour | PAWN).filter((square) =>
			[-1, 0, 1].every((side) => !hasEnemyPawnAhead(state, colour, square, fileOf(square) + side))
		).length
};
