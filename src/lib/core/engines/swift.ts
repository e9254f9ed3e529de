import type { Engine, EngineDepth } from './engine.ts';
import { searchSetup, searchWith } from './search-setup.ts';

/** Its `bestMove(depth)` counts plies from the root, as here. */
const DEPTHS: readonly EngineDepth[] = [
	{ plies: 1, name: 'depth 1' },
	{ plies: 2, name: 'depth 2' },
	{ plies: 3, name: 'depth 3' },
	{ plies: 4, name: 'depth 4' },
	{ plies: 5, name: 'depth 5, the example’s' }
];

/** The largest depth that takes at most a second in the middlegame; the post's own example has few pieces. */
const DEFAULT_PLIES = 3;

/**
 * Alpha-beta over material whose MIN never lowers beta, so that it visits the nodes of minimax; plays the first of
 * tied moves.
 *
 * Source: "Implementing Minimax with Alpha-Beta pruning for a simple Chess AI in Swift" (SwiftChessNeo), blog post.
 */
export const swift: Engine = {
	id: 'swift',
	name: 'Swift post',
	about:
		'Its alpha-beta, which never prunes. Material only; mates not scored. Plays the first best move.',
	source: 'swift',
	games: ['chess'],
	depths: DEPTHS,
	defaultPlies: DEFAULT_PLIES,
	equals: 'first',
	maximises: 'for its side',
	searchAt: searchWith({ algorithm: 'swift', evaluator: 'swift' })
};

/** The same, corrected: MIN lowers beta, and mates and draws are scored. */
export const swiftMended: Engine = {
	...swift,
	id: 'swift-mended',
	name: 'Swift post, corrected',
	about: 'Alpha-beta that prunes, over material, mates and draws scored; the first of the best.',
	searchAt: searchWith({ algorithm: 'alphabeta', evaluator: 'swift-mended' })
};

/** The cells of the board: the most plies of a game of tic-tac-toe. */
const CELLS = 9;

/** The post's first example: tic-tac-toe, searched to the end. */
export const swiftTicTacToe: Engine = {
	...swift,
	id: 'swift-tictactoe',
	name: 'Swift post: tic-tac-toe',
	about: 'Alpha-beta to the end of the game, a win +1, a loss −1; the first of the best moves.',
	games: ['tictactoe'],
	depths: Array.from({ length: CELLS }, (_, ply) => ({
		plies: ply + 1,
		name: ply + 1 === CELLS ? 'to the end' : ply === 0 ? '1 ply' : `${ply + 1} plies`
	})),
	defaultPlies: CELLS,
	searchAt: (game, position, plies) =>
		searchSetup({
			game,
			position,
			depth: plies === CELLS ? null : plies,
			algorithm: 'alphabeta',
			evaluator: 'outcome'
		})
};
