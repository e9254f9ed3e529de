import type { Side } from '../games/game.ts';
import { CELLS, LINES } from '../games/tictactoe/lines.ts';
import type { TicTacToeState } from '../games/tictactoe/state.ts';
import type { EvaluatorCode, OpenLines, Term } from './evaluator.ts';
import { versus } from './parts/terms.ts';

/** Value of an open line with two marks, in open lines with one. */
const TWO = 3;

/**
 * Open lines: 3·X₂ + X₁ − (3·O₂ + O₁), where Xₙ is the number of rows, columns and diagonals with exactly n marks of X
 * and none of O; 1 where X has a line of three, −1 where O has one, 0 in a draw.
 *
 * Source: the exercise on tic-tac-toe in the chapter on games of Russell and Norvig, Artificial Intelligence: A Modern
 * Approach. The utility there is +1, −1 or 0, so the estimate of an unfinished position can be larger than the value
 * of a win: a search to a depth limit may pass a win by. As published; nothing is ours.
 */
export const openLines: EvaluatorCode<TicTacToeState> = {
	unit: 'points',
	dependsOnPly: false,
	granularity: () => 1,
	evaluate(state) {
		if (state.isTerminal()) return state.result();
		const { max, min } = openLinesOf(state);
		return worthOf(max) - worthOf(min);
	},
	terms(state) {
		if (state.isTerminal()) return [endTerm(state)];
		const { max, min } = openLinesOf(state);
		return [
			versus('open-twos', 'Open lines with two marks', TWO * max.twos, TWO * min.twos),
			versus('open-ones', 'Open lines with one mark', max.ones, min.ones)
		];
	},
	reason: (state) =>
		state.isTerminal() ? null : { kind: 'open-lines', weight: TWO, ...openLinesOf(state) }
};

function endTerm(state: TicTacToeState): Term {
	const winner = state.winner();
	const name = winner === null ? 'No line of three' : `A line of ${winner === 'max' ? 'X' : 'O'}`;
	return { id: 'line', name, value: state.result() };
}

const worthOf = ({ twos, ones }: OpenLines): number => TWO * twos + ones;

/** The lines in which each side has marks and the other has none. */
function openLinesOf(state: TicTacToeState): Readonly<Record<Side, OpenLines>> {
	const sets = { max: 0, min: 0 };
	for (let cell = 0; cell < CELLS; cell++) {
		const mark = state.cell(cell);
		if (mark !== '.') sets[mark === 'X' ? 'max' : 'min'] |= 1 << cell;
	}
	return { max: countOpen(sets.max, sets.min), min: countOpen(sets.min, sets.max) };
}

function countOpen(own: number, others: number): OpenLines {
	let [twos, ones] = [0, 0];
	for (const { cells, set } of LINES) {
		if ((others & set) !== 0) continue;
		const marks = cells.filter((cell) => (own & (1 << cell)) !== 0).length;
		if (marks === 2) twos++;
		if (marks === 1) ones++;
	}
	return { twos, ones };
}
