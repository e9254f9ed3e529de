import { WHITE } from '../../../games/chess/pieces.ts';
import type { GhessTermCode } from '../ghess-term.ts';

export const tempo: GhessTermCode = {
	id: 'tempo',
	about: '2 for the side to move (our weight).',
	weight: 2,
	count: (state, colour) => (state.maxToMove() === (colour === WHITE) ? 1 : 0)
};
