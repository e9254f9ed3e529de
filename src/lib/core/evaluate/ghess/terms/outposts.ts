import { KNIGHT } from '../../../games/chess/pieces.ts';
import { fileOf } from '../../../games/chess/squares.ts';
import type { GhessTermCode } from '../ghess-term.ts';
import { hasEnemyPawnAhead, isProtectedByPawn, ownRank, squaresOf } from '../pawns.ts';

/** Knights on the fourth to sixth rank that a pawn protects and that no pawn of the other side can drive away. */
export const outposts: GhessTermCode = {
	id: 'outposts',
	about:
		'A knight on rank 4 to 6, protected by a pawn, that no pawn can drive away: 5 (our weight).',
	weight: 5,
	count: (state, colour) =>
		squaresOf(state, colour | KNIGHT).filter((square) => {
			const rank = ownRank(square, colour);
			return (
				rank >= 4 &&
				rank <= 6 &&
				isProtectedByPawn(state, colour, square) &&
				[-1, 1].every((side) => !hasEnemyPawnAhead(state, colour, square, fileOf(square) + side))
			);
		}).length
};
