/** The three pieces by name, for maps of the board. */
import { blackKingOf, rookOf, whiteKingOf } from '../../games/krk/placement.ts';

export const PIECES = ['black-king', 'rook', 'white-king'] as const;
export type Piece = (typeof PIECES)[number];

/** The square of a piece in a placement. */
export const SQUARE_OF: Readonly<Record<Piece, (id: number) => number>> = {
	'black-king': blackKingOf,
	rook: rookOf,
	'white-king': whiteKingOf
};
