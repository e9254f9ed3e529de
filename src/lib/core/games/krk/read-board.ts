/** Reads the board of a FEN that must hold a white king, a white rook and a black king, and nothing else. */
import { fail, ok, type Result } from '../../base/result.ts';
import { squareAt, squareName } from './squares.ts';

/** A piece of the board as it was read. */
interface ReadPiece {
	readonly square: number;
	/** Index of its letter in the whole text. */
	readonly at: number;
}

/** The three pieces, by FEN letter; without the rook if the text has none. */
export interface ReadBoard {
	readonly k: ReadPiece;
	readonly R: ReadPiece | null;
	readonly K: ReadPiece;
}

const NAMES: Readonly<Record<string, string>> = {
	K: 'a white king',
	Q: 'a white queen',
	R: 'a white rook',
	B: 'a white bishop',
	N: 'a white knight',
	P: 'a white pawn',
	k: 'a black king',
	q: 'a black queen',
	r: 'a black rook',
	b: 'a black bishop',
	n: 'a black knight',
	p: 'a black pawn'
};

/** @param start index of the board in the whole text; faults count their places from there */
export function readBoard(field: string, start: number): Result<ReadBoard> {
	const rows = field.split('/');
	if (rows.length !== 8) {
		return fail(
			'fen-rows',
			`The board has ${count(rows.length, 'row')}; it needs eight, from rank 8 down to rank 1, divided by "/".`,
			start
		);
	}
	const pieces = new Map<string, ReadPiece>();
	let at = start;
	for (const [row, text] of rows.entries()) {
		const read = readRow(text, row, at, pieces);
		if (!read.ok) return read;
		at += text.length + 1;
	}
	const [k, R, K] = [pieces.get('k'), pieces.get('R') ?? null, pieces.get('K')];
	if (k === undefined) return fail('krk-missing', missing('Black', 'king'), start);
	if (K === undefined) return fail('krk-missing', missing('White', 'king'), start);
	return ok({ k, R, K });
}

function missing(side: string, piece: string): string {
	return `${side} has no ${piece}; the board needs a white king, a white rook and a black king.`;
}

/** The fault of a board without the required rook. */
export function failMissingRook(at: number): ReturnType<typeof fail> {
	return fail('krk-missing', missing('White', 'rook'), at);
}

function readRow(
	text: string,
	row: number,
	start: number,
	pieces: Map<string, ReadPiece>
): Result<number> {
	const name = `Row ${row + 1} (rank ${8 - row})`;
	let width = 0;
	let ninth = -1;
	for (let i = 0; i < text.length; i++) {
		// The whole character for the message, even if it takes two UTF-16 units.
		const letter = String.fromCodePoint(text.codePointAt(i) ?? 0);
		const at = start + i;
		if (/[1-8]/.test(letter)) {
			width += Number(letter);
		} else if (width < 8) {
			const square = squareAt(width++, row);
			const fault = addPiece(letter, { square, at }, pieces);
			if (fault) return fault;
		} else {
			width++;
		}
		if (width > 8 && ninth < 0) ninth = at;
	}
	if (width === 8) return ok(width);
	return fail(
		'fen-row-width',
		`${name} has ${count(width, 'square')}; every row has eight.`,
		ninth < 0 ? start : ninth
	);
}

function addPiece(
	letter: string,
	piece: ReadPiece,
	pieces: Map<string, ReadPiece>
): ReturnType<typeof fail> | null {
	const { square, at } = piece;
	const name = Object.hasOwn(NAMES, letter) ? NAMES[letter] : undefined;
	if (name === undefined) {
		return fail(
			'fen-letter',
			`The board has ${JSON.stringify(letter)}, which is not a piece letter; the pieces here are K, R and k.`,
			at
		);
	}
	if (letter !== 'K' && letter !== 'R' && letter !== 'k') {
		return fail(
			'krk-extra',
			`There is ${name} on ${squareName(square)}; there may be only a white king, a white rook and a black king.`,
			at
		);
	}
	const other = pieces.get(letter);
	if (other !== undefined) {
		return fail(
			'krk-extra',
			`There is ${name} on ${squareName(other.square)} and another on ${squareName(square)}; there may be only one.`,
			at
		);
	}
	pieces.set(letter, piece);
	return null;
}

function count(amount: number, noun: string): string {
	return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
