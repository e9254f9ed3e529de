import { WHITE } from '../../../games/chess/pieces.ts';
import type { GhessTerm } from '../ghess-term.ts';

export const tempo: GhessTerm = {
	id: 'tempo',
	name: 'Tempo',
	about: '2 for the side to move (our weight).',
	weight: 2,
	count: (state, colour) => (state.maxToMove() === (colour === WHITE) ? 1 : 0)
};
