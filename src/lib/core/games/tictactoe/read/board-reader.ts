/** A board as a reader found it: nine cells with what is written in them, not yet what that means. */
import { fail, type Result } from '../../../base/result.ts';
import { CELLS } from '../lines.ts';

export interface WrittenCell {
	/** Without quotes and blanks; empty for a blank. */
	readonly text: string;
	/** Index in the text. */
	readonly at: number;
}

/** A notation of boards. */
export interface BoardReader {
	/** Lower-case and hyphenated, as `--read` takes it. */
	readonly id: string;
	/** The notation with its article, as it follows "Read as": "a board drawn with lines". */
	readonly name: string;
	/** The nine cells, row by row from the top left; null if the text is not in this notation. */
	read(text: string): Result<readonly WrittenCell[]> | null;
}

const ROW = 3;

/** A row that has not three cells. */
export function rowFault(row: number, cells: number, at: number): ReturnType<typeof fail> {
	return fail('board-row', `Row ${row} has ${cells} cells. Every row needs three.`, at);
}

/** A board that has not three rows. */
export function rowsFault(rows: number, at: number): ReturnType<typeof fail> {
	return fail('board-rows', `A board has three rows. This has ${rows}.`, at);
}

export const hasRowLength = (cells: readonly unknown[]): boolean => cells.length === ROW;
export const hasBoardLength = (cells: readonly unknown[]): boolean => cells.length === CELLS;

/** The lines of a text that are not blank, each with its place. */
export function linesOf(text: string): WrittenCell[] {
	return partsOf(text, /[^\n]*/g).filter((line) => line.text.trim() !== '');
}

/** All matches of a pattern, each with its place in the whole text. */
export function partsOf(text: string, pattern: RegExp, from = 0): WrittenCell[] {
	return Array.from(text.matchAll(pattern), (match) => ({
		text: match[0],
		at: from + match.index
	}));
}

/** A part without the blanks around it. */
export function trimmed({ text, at }: WrittenCell): WrittenCell {
	return { text: text.trim(), at: at + text.length - text.trimStart().length };
}

/** What is between separators, blank or not. */
export function splitAt({ text, at }: WrittenCell, separator: string): WrittenCell[] {
	let next = at;
	return text.split(separator).map((part) => {
		const cell = trimmed({ text: part, at: next });
		next += part.length + 1;
		return cell;
	});
}
