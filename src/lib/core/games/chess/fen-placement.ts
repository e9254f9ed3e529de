/** The first field of a FEN: the board, row by row from rank 8 to rank 1. */
import { fail, ok, type Result } from '../../base/result.ts';
import { parsePiece } from './pieces.ts';
import { NO_SQUARE, squareAt } from './squares.ts';

export interface Placement {
	/** Piece codes by 0x88 square. */
	readonly board: Int8Array;
	/** For each occupied square, the index in the text of its piece's letter. */
	readonly places: Int16Array;
}

/** @param start index of the field in the whole text; faults count their places from there */
export function parsePlacement(field: string, start: number): Result<Placement> {
	const rows = field.split('/');
	if (rows.length !== 8) {
		return fail(
			'fen-rows',
			`The board has ${plural(rows.length, 'row')}; it needs eight, from rank 8 down to rank 1, divided by "/".`,
			start
		);
	}
	const placement = {
		board: new Int8Array(128),
		places: new Int16Array(NO_SQUARE + 1).fill(-1)
	};
	let rowStart = start;
	for (const [index, row] of rows.entries()) {
		const read = readRow(row, rowStart, 7 - index, placement);
		if (!read.ok) return read;
		rowStart += row.length + 1;
	}
	return ok(placement);
}

function readRow(row: string, start: number, rank: number, placement: Placement): Result<number> {
	const name = `Row ${8 - rank} (rank ${rank + 1})`;
	let width = 0;
	let ninth = -1;
	for (let i = 0; i < row.length; i++) {
		const letter = row.charAt(i);
		const piece = parsePiece(letter);
		if (piece !== 0) {
			if (width < 8) {
				placement.board[squareAt(width, rank)] = piece;
				placement.places[squareAt(width, rank)] = start + i;
			}
			width++;
		} else if (/[0-9]/.test(letter)) {
			if (letter === '0' || letter === '9') {
				return fail(
					'fen-digit',
					`${name} has the digit ${letter}; a digit counts empty squares, from 1 to 8.`,
					start + i
				);
			}
			if (i > 0 && /[0-9]/.test(row.charAt(i - 1))) {
				return fail(
					'fen-digits',
					`${name} has the digits ${row.charAt(i - 1)} and ${letter} side by side; empty squares in a line are one digit.`,
					start + i
				);
			}
			width += Number(letter);
		} else {
			return fail(
				'fen-letter',
				`${name} has ${quoteCharacter(row, i)}, which is not a piece letter; pieces are K Q R B N P for White and k q r b n p for Black.`,
				start + i
			);
		}
		if (width > 8 && ninth < 0) ninth = start + i;
	}
	if (width === 8) return ok(width);
	return fail(
		'fen-row-width',
		`${name} has ${plural(width, 'square')}; every row has eight.`,
		ninth < 0 ? start : ninth
	);
}

/** Quotes the character, whole even if it takes two UTF-16 units. */
function quoteCharacter(text: string, at: number): string {
	return `"${String.fromCodePoint(text.codePointAt(at) ?? 0xfffd)}"`;
}

const NUMBER_WORDS = [
	...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
	...['eleven', 'twelve']
] as const;

/** "nine squares", "one row"; figures beyond twelve. */
export function plural(count: number, noun: string): string {
	return `${NUMBER_WORDS[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
