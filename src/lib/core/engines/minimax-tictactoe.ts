import type { Engine } from './engine.ts';
import { searchSetup } from './search-setup.ts';

/**
 * Plain minimax on all of tic-tac-toe: plays perfectly, wins as soon as it can, and picks one of the best moves at
 * random.
 */
export const minimaxTicTacToe: Engine = {
	id: 'minimax-tictactoe',
	name: 'Plain minimax',
	about: 'Searches to the end of the game; prefers faster wins. Picks a best move at random.',
	source: null,
	games: ['tictactoe'],
	depths: [{ plies: 9, name: 'to the end' }],
	defaultPlies: 9,
	equals: 'random',
	maximises: 'for its side',
	searchAt: (game, position) =>
		searchSetup({ game, position, algorithm: 'minimax', evaluator: 'outcome-depth' })
};
