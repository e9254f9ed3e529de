/** Our own engine of tic-tac-toe wins at once wherever it can. The wins in one are found on the nine cells. */
import { expect, it } from 'vitest';
import { chooseMove } from '../../../src/lib/core/engines/choose-move.ts';
import { standardPlayer } from '../../../src/lib/core/engines/player.ts';
import { ticTacToe } from '../../../src/lib/core/games/tictactoe/tictactoe.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

const hasLine = (cells: string): boolean =>
	LINES.some((line) => {
		const marks = new Set([...line].map((at) => cells.charAt(Number(at))));
		return marks.size === 1 && !marks.has('.');
	});

const repliesTo = (cells: string): string[] => {
	const mark = cells.split('X').length > cells.split('O').length ? 'O' : 'X';
	return [...cells].flatMap((cell, at) =>
		cell === '.' ? [cells.slice(0, at) + mark + cells.slice(at + 1)] : []
	);
};

/** Every position of a game that is not over. */
function openPositions(): string[] {
	const seen = new Set(['.........']);
	for (const cells of seen) {
		for (const next of repliesTo(cells)) if (next.includes('.') && !hasLine(next)) seen.add(next);
	}
	return [...seen];
}

it('each of its best moves wins at once in every position with a win in one, for X and for O', () => {
	const positions = openPositions();
	// 5,478 positions can occur; in 958 the game is over.
	expect(positions).toHaveLength(5478 - 958);
	const slow: string[] = [];
	let winnable = 0;
	for (const position of positions) {
		const wins = repliesTo(position).filter(hasLine);
		if (wins.length === 0) continue;
		winnable++;
		const turn = { game: 'tictactoe', position, ply: 0, seed: 1 } as const;
		const { equals } = chooseMove(standardPlayer('minimax-tictactoe'), turn);
		const read = ticTacToe.parse(position, { root: 'max' });
		if (!read.ok) throw new Error(read.fault.message);
		const state = read.value;
		for (const move of equals) {
			state.play(move);
			if (!wins.includes(ticTacToe.format(state))) slow.push(position);
			state.undo();
		}
	}
	expect(winnable).toBeGreaterThan(1000);
	expect(slow).toEqual([]);
});
