import { ghessBook } from './ghess-book.ts';
import type { Engine } from './engine.ts';
import { searchWith } from './search-setup.ts';

/**
 * Minimax that maximises at the root whichever side moves, so that as Black it plays White's best; an opening book
 * comes first. The post does not say which of several equal states its `Max` keeps; here it is the first.
 *
 * Source: ghess, a chess engine in Go, Recurse Center blog post; three difficulties of 3, 4 and 5 plies.
 */
export const ghess: Engine = {
	id: 'ghess',
	name: 'ghess',
	about:
		'Minimax on material and tension; maximises at the root even as Black. Small opening book.',
	source: 'ghess',
	games: ['chess'],
	depths: [
		{ plies: 3, name: 'easy' },
		{ plies: 4, name: 'medium' },
		{ plies: 5, name: 'hard' }
	],
	defaultPlies: 3,
	equals: 'first',
	maximises: 'always',
	book: ghessBook,
	searchAt: searchWith({ algorithm: 'ghess', evaluator: 'ghess' })
};

/**
 * The same for either side, with the alpha-beta that the post proposes; mates and draws are scored, tension is
 * corrected.
 */
export const ghessMended: Engine = {
	...ghess,
	id: 'ghess-mended',
	name: 'ghess, corrected',
	about:
		'Alpha-beta for either side; mates and draws scored, tension corrected. Small opening book.',
	maximises: 'for its side',
	searchAt: searchWith({ algorithm: 'alphabeta', evaluator: 'ghess-mended' })
};
