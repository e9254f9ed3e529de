import type { Engine } from './engine.ts';

/** Any legal move, all equally likely: the first opponent of the R post's engine. */
export const random: Engine = {
	id: 'random',
	name: 'Random mover',
	about: 'Picks a legal move at random; no search.',
	source: null,
	games: ['chess', 'tictactoe'],
	depths: [{ plies: 0, name: 'no search' }],
	defaultPlies: 0,
	equals: 'random',
	maximises: 'for its side',
	searchAt: () => null
};
