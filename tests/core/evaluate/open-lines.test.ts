import { expect, test } from 'vitest';
import { openLines } from '../../../src/lib/core/evaluate/open-lines.ts';
import { evaluatorFactsOf } from '../../../src/lib/core/evaluate/registry.ts';
import { ticTacToe } from '../../../src/lib/core/games/tictactoe/tictactoe.ts';
import type { TicTacToeState } from '../../../src/lib/core/games/tictactoe/state.ts';
import { textOf } from '../../../src/lib/core/explain/parts.ts';
import { explainStep } from '../../../src/lib/core/explain/sentence.ts';
import { expectSame } from '../../same.ts';
import { storyOf } from '../explain/record-case.ts';

function parsed(text: string): TicTacToeState {
	const result = ticTacToe.parse(text, { root: 'max' });
	if (!result.ok) throw new Error(result.fault.message);
	return result.value;
}

const evaluate = (grid: string): number => openLines.evaluate(parsed(grid), 0, Infinity);

/** The texts of the eight lines of a board. */
function linesOf(grid: string): string[] {
	const rows = [0, 3, 6].map((at) => grid.slice(at, at + 3));
	const columns = [0, 1, 2].map((at) => rows.map((row) => row.charAt(at)).join(''));
	const diagonals = [
		rows.map((row, at) => row.charAt(at)).join(''),
		rows.map((row, at) => row.charAt(2 - at)).join('')
	];
	return [...rows, ...columns, ...diagonals];
}

/** The exercise word for word, by the letters of the lines. */
function valueOf(grid: string): number {
	const lines = linesOf(grid);
	const count = (mark: string, marks: number): number =>
		lines.filter((line) => line.replaceAll('.', '') === mark.repeat(marks)).length;
	if (count('X', 3) > 0) return 1;
	if (count('O', 3) > 0) return -1;
	if (!grid.includes('.')) return 0;
	return 3 * count('X', 2) + count('X', 1) - (3 * count('O', 2) + count('O', 1));
}

/** Every text of nine cells. */
const EVERY_TEXT = Array.from({ length: 3 ** 9 }, (_, number) =>
	number.toString(3).padStart(9, '0').replaceAll('0', '.').replaceAll('1', 'X').replaceAll('2', 'O')
);

test('open lines have the value of the exercise in every position', () => {
	let positions = 0;
	for (const grid of EVERY_TEXT) {
		const read = ticTacToe.parse(grid, { root: 'max' });
		if (!read.ok) continue;
		if (isOfX(grid)) positions++;
		expectSame(openLines.evaluate(read.value, 0, Infinity), valueOf(grid));
	}
	// The number of positions of the games that X begins is well known.
	expect(positions).toBe(5478);
});

/** True for a position of a game that X began: with equal counts O moved last, so X has no line. */
function isOfX(grid: string): boolean {
	const more = grid.split('X').length - grid.split('O').length;
	return more === 1 || (more === 0 && !linesOf(grid).includes('XXX'));
}

test.each([
	['an empty board', '.........', 0],
	['X in the centre: four open lines', '....X....', 4],
	['X in a corner: three', 'X........', 3],
	['X on an edge: two', '.X.......', 2],
	['O answers the centre in the corner', 'O...X....', 3 - 2],
	['O answers the corner in the centre', 'X...O....', 2 - 3],
	['two marks of X in a line with no O', 'X.X.O....', 3 + 2 - 2],
	['X has won', 'XXXOO....', 1],
	['O has won', 'XX.OOOX..', -1],
	['a draw', 'XOXXOOOXX', 0]
])('%s', (_, grid, value) => {
	expect(evaluate(grid)).toBe(value);
});

test('a sentence gives the open lines of both sides', () => {
	const story = storyOf({
		game: 'tictactoe',
		position: 'X.X.O....',
		depth: '0',
		evaluator: 'open-lines'
	});
	expect(textOf(explainStep(story, 0))).toContain('(open lines 3 × 1 + 2 − (3 × 0 + 2))');
});

// X wins with c3, but with a2 it has two open lines of two marks, and O has none.
test('an estimate may be above a win: a search of one ply passes the win by, and does not say that X wins', () => {
	const after = (cell: number): number => evaluate(replaced('....X.XOO', cell));
	expect([after(2), after(3)]).toEqual([1, 8]);
	const story = storyOf({
		game: 'tictactoe',
		position: '....X.XOO',
		depth: '1',
		evaluator: 'open-lines'
	});
	const said = textOf(explainStep(story, story.trace.steps - 1));
	expect(said).toContain(
		'At this depth and with this evaluator, the root is worth 8 points, with a2'
	);
	expect(evaluatorFactsOf('open-lines').about).toContain('an estimate can exceed a win');
});

test('a search to the end takes the win', () => {
	const story = storyOf({ game: 'tictactoe', position: '....X.XOO', evaluator: 'open-lines' });
	expect(textOf(explainStep(story, story.trace.steps - 1))).toMatch(/^X wins \(1\), with /);
});

/** The board after X has played a cell. */
function replaced(grid: string, cell: number): string {
	return `${grid.slice(0, cell)}X${grid.slice(cell + 1)}`;
}
