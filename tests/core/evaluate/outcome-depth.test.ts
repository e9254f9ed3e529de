import { describe, expect, it } from 'vitest';
import { outcomeDepth } from '../../../src/lib/core/evaluate/outcome-depth.ts';
import { outcome } from '../../../src/lib/core/evaluate/outcome.ts';
import { evaluatorFactsOf } from '../../../src/lib/core/evaluate/registry.ts';
import { ticTacToe } from '../../../src/lib/core/games/tictactoe/tictactoe.ts';
import type { TicTacToeState } from '../../../src/lib/core/games/tictactoe/state.ts';

function parsed(text: string): TicTacToeState {
	const result = ticTacToe.parse(text, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

describe('outcome-depth', () => {
	it('outcome-depth is for tic-tac-toe only', () => {
		expect(evaluatorFactsOf('outcome-depth').games).toEqual(['tictactoe']);
	});

	it.each([
		['X at the root', 'XXXOO....', 0, 10],
		['X after one ply', 'XXXOO....', 1, 9],
		['X after nine plies', 'XOXOXOXOX', 9, 1],
		['O at the root', 'XX.OOOX..', 0, -10],
		['O after two plies', 'XX.OOOX..', 2, -8],
		['nobody, early or late', 'XOXXOOOXX', 7, 0],
		['nobody yet', '..XO..OXO', 3, 0]
	])('%s', (_, grid, ply, value) => {
		expect(outcomeDepth.evaluate(parsed(grid), ply, Infinity)).toBe(value);
	});

	it('outcome-depth has the sign of the outcome at every ply, and is never -0', () => {
		for (const grid of ['XXXOO....', 'XX.OOOX..', 'XOXXOOOXX', '.........']) {
			for (let ply = 0; ply <= ticTacToe.maxDepth; ply++) {
				const value = outcomeDepth.evaluate(parsed(grid), ply, Infinity);
				expect(Math.sign(value)).toBe(outcome.evaluate(parsed(grid), ply, Infinity));
				expect(Object.is(value, -0)).toBe(false);
			}
		}
	});

	it.each([
		['X takes the win in one, not a slower one', 'XX.OO....', 9],
		['O blocks c1 and loses in four plies, not in two', 'XO..X....', 6],
		['O cannot parry two threats and loses in two plies', 'X.XO..XO.', 8]
	])('%s', (_, grid, value) => {
		const state = parsed(grid);
		const best = (ply: number): number => {
			if (state.isTerminal()) return outcomeDepth.evaluate(state, ply, Infinity);
			const values = state.legalMoves().map((move) => {
				state.play(move);
				const found = best(ply + 1);
				state.undo();
				return found;
			});
			return state.maxToMove() ? Math.max(...values) : Math.min(...values);
		};
		expect(best(0)).toBe(value);
	});
});
