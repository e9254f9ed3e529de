/** Our own engine of tic-tac-toe wins at once wherever it can. The wins in one are found on the nine cells. */
import { expect, it } from 'vitest';
import { chooseMove } from '../../../src/lib/core/engines/choose-move.ts';
import { engineIdsFor, engineOf } from '../../../src/lib/core/engines/registry.ts';
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

/** What O, to move, can force at best: −1 for a win, 0 for a draw, 1 for a loss, however late. */
function resultOf(cells: string, last: 'X' | 'O'): number {
	if (hasLine(cells)) return last === 'X' ? 1 : -1;
	if (!cells.includes('.')) return 0;
	const values = repliesTo(cells).map((next) => resultOf(next, last === 'X' ? 'O' : 'X'));
	return last === 'X' ? Math.min(...values) : Math.max(...values);
}

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

it('it takes the win in one although another move wins later, too', () => {
	const position = 'XOX.O.X..';
	const winning = repliesTo(position).filter((next) => resultOf(next, 'O') === -1);
	expect(winning.length).toBeGreaterThan(1);
	expect(winning.filter(hasLine)).toEqual(['XOX.O.XO.']);
	const turn = { game: 'tictactoe', position, ply: 0, seed: 1 } as const;
	const { equals, move } = chooseMove(standardPlayer('minimax-tictactoe'), turn);
	expect([equals, move]).toEqual([[7], 7]);
});

it('where no post says otherwise, the engines that search tic-tac-toe win soonest', () => {
	const ours = engineIdsFor('tictactoe').filter((id) => engineOf(id).source === null);
	expect(ours).toEqual(['minimax-tictactoe', 'random']);
});
