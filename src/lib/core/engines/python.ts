import type { Engine } from './engine.ts';
import { searchWith } from './search-setup.ts';

/**
 * Plain minimax over material, mates infinite, draws 0 as soon as they can be claimed. Its "depth 3" search runs
 * below each root move, so it sees four plies. The author sorts the moves by score and takes the last, for White. His
 * sort does not define the order of ties; here ties stay as listed.
 *
 * Source: "Making a simple chess engine", Lichess blog post (python-chess), part 1.
 */
export const pythonSimple: Engine = {
	id: 'python-simple',
	name: 'Python post, simple',
	about: 'Minimax on material, mates infinite. Plays the last move of its list sorted by value.',
	source: 'python',
	games: ['chess'],
	depths: [
		{ plies: 1, name: 'depth 0' },
		{ plies: 2, name: 'depth 1' },
		{ plies: 3, name: 'depth 2' },
		{ plies: 4, name: 'published “depth 3”' }
	],
	defaultPlies: 4,
	equals: 'end-of-list',
	maximises: 'for its side',
	searchAt: searchWith({ algorithm: 'minimax', evaluator: 'python-simple' })
};

/** Part 2 of the post: piece-square tables and bonuses, and alpha-beta with strict cutoffs. */
export const pythonImproved: Engine = {
	...pythonSimple,
	id: 'python-improved',
	name: 'Python post, improved',
	about: 'Alpha-beta with strict cutoffs, piece-square tables, bonuses as published.',
	searchAt: searchWith({ algorithm: 'alphabeta', cut: 'strict', evaluator: 'python-improved' })
};

/** The same, corrected: cutoffs on equality, and only real captures and castlings earn their bonus. */
export const pythonMended: Engine = {
	...pythonSimple,
	id: 'python-improved-mended',
	name: 'Python post, improved, corrected',
	about: 'Alpha-beta with cutoffs on equality, piece-square tables, bonuses as intended.',
	searchAt: searchWith({ algorithm: 'alphabeta', evaluator: 'python-improved-mended' })
};
