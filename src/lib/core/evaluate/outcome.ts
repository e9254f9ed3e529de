import { ExplicitState } from '../games/explicit/state.ts';
import type { GameState } from '../games/game.ts';
import type { TicTacToeState } from '../games/tictactoe/state.ts';
import type { EvaluatorCode, Term } from './evaluator.ts';

/**
 * The result of the game alone: +1 where MAX has won, -1 where MIN has, otherwise 0, a draw or undecided at the depth
 * limit. A leaf of a typed tree has its number.
 */
export const outcome: EvaluatorCode = {
	unit: 'result',
	dependsOnPly: false,
	// An unseen leaf may have any number.
	granularity: ({ hasTypedLeaves }) => (hasTypedLeaves === true ? 0 : 1),
	evaluate: (state) => state.result?.() ?? 0,
	terms: (state) => [termOf(state)],
	reason: (state) => (isGrid(state) && !state.isTerminal() ? { kind: 'no-line' } : null),
	canEvaluate: (state) => !(state instanceof ExplicitState) || state.isTerminal()
};

function termOf(state: GameState): Term {
	const value = state.result?.() ?? 0;
	if (state instanceof ExplicitState) return { id: 'leaf', name: 'The number at the leaf', value };
	if (!isGrid(state)) return { id: 'result', name: 'The result', value };
	const name = value === 0 ? 'No line of three' : `A line of ${value > 0 ? 'X' : 'O'}`;
	return { id: 'line', name, value };
}

/** Not by its class, which comes with the rules of its game. */
function isGrid(state: GameState): state is TicTacToeState {
	return 'winningLines' in state;
}
