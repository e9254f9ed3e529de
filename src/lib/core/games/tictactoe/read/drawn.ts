/** A board drawn with pipes, and with or without lines between its rows. */
import { ok } from '../../../base/result.ts';
import {
	hasBoardLength,
	hasRowLength,
	linesOf,
	rowFault,
	rowsFault,
	splitAt,
	type BoardReader,
	type WrittenCell
} from './board-reader.ts';

const PIPE = '|';
/** Signs that draw boxes, each as a plain one. */
const DRAWN: readonly (readonly [RegExp, string])[] = [
	[/[│┃║¦｜]/g, PIPE],
	[/[─━═]/g, '-'],
	[/[┼╋╬├┤┬┴┌┐└┘╔╗╚╝╠╣╦╩]/g, '+']
];
/** A line between rows: it has a crossing, or two strokes side by side in every column. */
const RULE = /^[\s|]*(?:[-=_+\s]*\+[-=_+|\s]*|[-=_]{2,}(?:\s*\|\s*[-=_]{2,})*)[\s|]*$/;

export const drawn: BoardReader = {
	id: 'drawn',
	name: 'a board drawn with lines',
	read(text) {
		const plain = DRAWN.reduce((now, [sign, by]) => now.replace(sign, by), text);
		if (!plain.includes(PIPE) || /[[\](){}"']/.test(plain)) return null;
		const lines = linesOf(plain);
		const [only] = lines;
		if (only !== undefined && lines.length === 1) {
			const cells = cellsOf(only);
			if (hasBoardLength(cells)) return ok(cells);
		}
		const drawnLines = only !== undefined && lines.length === 1 ? splitAt(only, '/') : lines;
		const rows = rowsOf(drawnLines);
		if (!hasRowLength(rows)) return rowsFault(rows.length, rows.at(3)?.at ?? text.length);
		const cells: WrittenCell[] = [];
		for (const [at, line] of rows.entries()) {
			const row = cellsOf(line);
			if (!hasRowLength(row)) return rowFault(at + 1, row.length, line.at);
			cells.push(...row);
		}
		return ok(cells);
	}
};

/** Without the lines between them; three lines are the rows, though they look like such lines. */
function rowsOf(lines: readonly WrittenCell[]): readonly WrittenCell[] {
	const rows = lines.filter(({ text }) => !RULE.test(text));
	const open = lines.filter(({ text }) => text.includes(PIPE));
	return !hasRowLength(rows) && hasRowLength(open) ? open : rows;
}

/** Between the pipes; those around a row are no cells, and a cell may be on a line: _X_. */
function cellsOf(line: WrittenCell): WrittenCell[] {
	const cells = splitAt(line, PIPE);
	if (cells.length > 3 && cells.at(0)?.text === '' && line.text.trimStart().startsWith(PIPE)) {
		cells.shift();
	}
	if (cells.length > 3 && cells.at(-1)?.text === '' && line.text.trimEnd().endsWith(PIPE)) {
		cells.pop();
	}
	return cells.map(({ text, at }) => ({
		text: text.replace(/^_+|_+$/g, ''),
		at: at + (/^_*(?=[^_])/.exec(text)?.[0].length ?? 0)
	}));
}
