import { ROOK } from '../../../games/chess/pieces.ts';
import type { GhessTermCode } from '../ghess-term.ts';
import { ownRank, squaresOf } from '../pawns.ts';

export const rooksOnSeventh: GhessTermCode = {
	id: 'rooks-on-seventh',
	about: 'A rook on its side’s seventh rank: 5 (our weight).',
	weight: 5,
	count: (state, colour) =>
		squaresOf(state, colour | ROOK).filter((square) => ownRank(square, colour) === 7).length
};
