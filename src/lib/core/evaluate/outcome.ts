import { ExplicitState } from '../games/explicit/state.ts';
import type { TicTacToeState } from '../games/tictactoe/state.ts';
import type { Evaluator } from './evaluator.ts';

/**
 * The result of the game alone. In tic-tac-toe a line of X is +1, a line of O -1, anything else 0: a draw on a full
 * board, undecided at the depth limit. A leaf of a typed tree has its number.
 */
export const outcome: Evaluator<TicTacToeState | ExplicitState> = {
	id: 'outcome',
	name: 'Outcome',
	about:
		'Tic-tac-toe: +1 if X has a line, −1 if O has one, otherwise 0. Typed tree: the number at the leaf.',
	games: ['tictactoe', 'tree'],
	unit: 'result',
	dependsOnPly: false,
	// An unseen leaf may have any number.
	granularity: (root) => (root instanceof ExplicitState ? 0 : 1),
	evaluate(state) {
		if (state instanceof ExplicitState) return state.leafValue();
		const winner = state.winner();
		if (winner === null) return 0;
		return winner === 'max' ? 1 : -1;
	},
	terms(state) {
		if (state instanceof ExplicitState) {
			return [{ id: 'leaf', name: 'The number at the leaf', value: state.leafValue() }];
		}
		const winner = state.winner();
		if (winner === null) return [{ id: 'line', name: 'No line of three', value: 0 }];
		return winner === 'max'
			? [{ id: 'line', name: 'A line of X', value: 1 }]
			: [{ id: 'line', name: 'A line of O', value: -1 }];
	},
	canEvaluate: (state) => !(state instanceof ExplicitState) || state.isTerminal()
};
