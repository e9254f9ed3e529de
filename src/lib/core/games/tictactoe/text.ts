/**
 * A board as text: nine characters row by row from the top left, as in `..XO..OXO`.
 *
 * The text does not contain the side to move. Either side may have begun: with equal counts X moves, otherwise the
 * side with one mark fewer. A board is accepted exactly if some game leads to it, with either beginner.
 */
import { fail, ok, type Result } from '../../base/result.ts';
import { CELLS, hasLine, linesIn } from './lines.ts';
import { TicTacToeState } from './state.ts';

interface Grid {
	readonly xs: number;
	readonly os: number;
	/** Index in the text of each cell, for the place of a fault. */
	readonly places: readonly number[];
}

/**
 * Reads a board. Lower case is accepted, `-` and `_` are empty cells too, and white space or one slash may separate
 * rows. Faults: `grid-length`, `grid-character`, `grid-row`, `grid-counts`, `grid-both-won`, `grid-after-win`.
 */
export function parseGrid(text: string): Result<TicTacToeState> {
	const read = readGrid(text);
	if (!read.ok) return read;
	const { xs, os, places } = read.value;
	const xCount = countCells(xs);
	const oCount = countCells(os);
	const [more, less, moreSet] = xCount > oCount ? ['X', 'O', xs] : ['O', 'X', os];
	if (Math.abs(xCount - oCount) > 1) {
		const moreCount = Math.max(xCount, oCount);
		const lessCount = Math.min(xCount, oCount);
		return fail(
			'grid-counts',
			`${more} has ${moreCount} marks and ${less} has ${lessCount}; players alternate, so the counts can differ by at most one.`,
			places[cellsIn(moreSet)[lessCount + 1] as number]
		);
	}
	const xLine = linesIn(xs)[0];
	const oLine = linesIn(os)[0];
	if (xLine !== undefined && oLine !== undefined) {
		return fail(
			'grid-both-won',
			`X has ${xLine.name} and O has ${oLine.name}; the game was over with the first of the two.`,
			places[oLine.cells[0]]
		);
	}
	// A completed line is the last move of the game, so its side cannot have fewer marks.
	const lesserLine = xCount === oCount ? undefined : more === 'X' ? oLine : xLine;
	if (lesserLine !== undefined) {
		return fail(
			'grid-after-win',
			`${less} has ${lesserLine.name}, so the game was over, but ${more} moved afterwards.`,
			places[lesserLine.cells[0]]
		);
	}
	// With equal counts the text means X to move; but if X has a line, X moved last.
	const xToMove = xCount === oCount ? !hasLine(xs) : xCount < oCount;
	return ok(new TicTacToeState(xs, os, xToMove));
}

/**
 * The nine characters of a board. Parsing them gives an equal state wherever the text determines the side to move. It
 * does not inside a game that O began, when the counts are equal and O is to move.
 */
export function formatGrid(state: TicTacToeState): string {
	return Array.from({ length: CELLS }, (_, cell) => state.cell(cell)).join('');
}

function readGrid(text: string): Result<Grid> {
	let xs = 0;
	let os = 0;
	const places: number[] = [];
	let slashSinceCell = false;
	for (let at = 0; at < text.length; at++) {
		const character = text.charAt(at).toUpperCase();
		const cell = places.length;
		if (character === '/') {
			if (slashSinceCell || (cell !== 3 && cell !== 6)) {
				return fail('grid-row', 'Put a slash only between two rows of three cells.', at);
			}
			slashSinceCell = true;
		} else if (/\s/.test(character)) {
			if (cell % 3 !== 0) {
				return fail(
					'grid-row',
					`A row has three cells, and this break comes after ${cell % 3}; an empty cell is a dot.`,
					at
				);
			}
		} else if (!'XO.-_'.includes(character)) {
			const shown = String.fromCodePoint(text.codePointAt(at) as number);
			return fail('grid-character', `“${shown}” is not a cell: use X, O, or a dot.`, at);
		} else if (cell === CELLS) {
			return fail('grid-length', 'A board has nine cells. This is the tenth.', at);
		} else {
			if (character === 'X') xs |= 1 << cell;
			if (character === 'O') os |= 1 << cell;
			places.push(at);
			slashSinceCell = false;
		}
	}
	if (places.length < CELLS) {
		return fail('grid-length', `A board has nine cells. This has ${places.length}.`, text.length);
	}
	return ok({ xs, os, places });
}

function cellsIn(set: number): number[] {
	const cells: number[] = [];
	for (let cell = 0; cell < CELLS; cell++) if ((set & (1 << cell)) !== 0) cells.push(cell);
	return cells;
}

function countCells(set: number): number {
	return cellsIn(set).length;
}
