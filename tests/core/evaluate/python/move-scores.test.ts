/** The table of the Python post: the score of each of White's twenty moves, from three plies below it. */
import { expect, test } from 'vitest';
import { pythonSimple } from '../../../../src/lib/core/evaluate/python/python-simple.ts';
import { moveUci } from '../../../../src/lib/core/games/chess/moves.ts';
import { chessState } from '../samples.ts';

/** As printed in the post. */
const PRINTED: Readonly<Record<number, string>> = {
	[-100]: 'd3c2 d3e2 d3d2',
	0: 'd3c4 d3d4 d3e4 g7g6 g7g5 g7e7 g7f7',
	400: 'g7b7 g7c7 g7g3 g7g2 g7g1 g7h7 g7a7 g7g8',
	500: 'g7g4 g7d7'
};

test('all twenty scores equal the printed ones, from 11,589 nodes below the root', () => {
	const state = chessState('8/6R1/5k2/8/3p4/3K4/8/8 w - - 0 1');
	let nodes = 0;
	const minimax = (depth: number): number => {
		nodes++;
		const isOver = state.isTerminal() || pythonSimple.claimsDraw?.(state) !== null;
		if (depth === 0 || isOver) return pythonSimple.evaluate(state, 4 - depth, 4);
		const values = state.legalMoves().map((move) => {
			state.play(move);
			const value = minimax(depth - 1);
			state.undo();
			return value;
		});
		return state.maxToMove() ? Math.max(...values) : Math.min(...values);
	};
	const scores = new Map<string, number>();
	for (const move of state.legalMoves()) {
		state.play(move);
		scores.set(moveUci(move), minimax(3));
		state.undo();
	}
	const printed = Object.entries(PRINTED).flatMap(([score, moves]) =>
		moves.split(' ').map((move) => [move, Number(score)] as const)
	);
	expect(printed).toHaveLength(20);
	expect(Object.fromEntries(scores)).toEqual(Object.fromEntries(printed));
	expect(nodes).toBe(11_589);
});
