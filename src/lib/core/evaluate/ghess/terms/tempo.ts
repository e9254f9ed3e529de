import { WHITE } from '../../../games/chess/pieces.ts';
import type { GhessTerm } from '../ghess-term.ts';

export const tempo: GhessTerm = {
	id: 'tempo',
	name: 'Tempo',
	about: 'The move: 2 for the side that has it (ours).',
	weight: 2,
	count: (state, colour) => (state.maxToMove() === (colour === WHITE) ? 1 : 0)
};
