import type { TicTacToeState } from '../games/tictactoe/state.ts';
import type { EvaluatorCode } from './evaluator.ts';

/** More than the plies of the longest game, so that even the slowest win is better than a draw. */
const WIN = 10;

/**
 * The result, less the plies it takes: a line of X has the value 10 minus the plies from the root, a line of O the
 * negative of that, anything else 0. So MAX prefers the fastest win and the slowest loss.
 */
export const outcomeDepth: EvaluatorCode<TicTacToeState> = {
	unit: 'result',
	dependsOnPly: true,
	granularity: () => 1,
	evaluate(state, ply) {
		const winner = state.winner();
		if (winner === null) return 0;
		return winner === 'max' ? WIN - ply : ply - WIN;
	},
	terms(state, ply) {
		const winner = state.winner();
		if (winner === null) return [{ id: 'line', name: 'No line of three', value: 0 }];
		const isMax = winner === 'max';
		return [
			{ id: 'line', name: `A line of ${isMax ? 'X' : 'O'}`, value: isMax ? WIN : -WIN },
			{ id: 'plies', name: 'Plies from the root', value: isMax ? 0 - ply : ply }
		];
	},
	reason(state, ply) {
		const winner = state.winner();
		if (winner === null) return state.isTerminal() ? null : { kind: 'no-line' };
		if (ply === 0) return null;
		return { kind: 'plies', base: winner === 'max' ? WIN : -WIN, plies: ply };
	}
};
