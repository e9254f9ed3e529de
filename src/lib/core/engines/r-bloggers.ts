import type { Engine } from './engine.ts';
import { searchWith } from './search-setup.ts';

/**
 * Plain minimax over material and checks; ties are broken at random. Its "depth 1" search runs below each root move,
 * so it sees two plies.
 *
 * Source: "Programming a simple minimax chess engine in R", R programming tutorials and exercises for data science
 * and mathematics, on R-bloggers, 2024.
 */
export const rBloggers: Engine = {
	id: 'r-bloggers',
	name: 'R post',
	about: 'Minimax, one move and one reply, on material and checks. Picks a best move at random.',
	source: 'r-bloggers',
	games: ['chess'],
	depths: [
		{ plies: 1, name: 'depth 0' },
		{ plies: 2, name: 'depth 1, as published' },
		{ plies: 3, name: 'depth 2' },
		{ plies: 4, name: 'depth 3' }
	],
	defaultPlies: 2,
	equals: 'random',
	maximises: 'for its side',
	searchAt: searchWith({ algorithm: 'minimax', evaluator: 'r-bloggers' })
};
