/** A board drawn with letters or figurines, as programs print it: eight lines of eight signs. Who moves is not in it. */
import { ok } from '../base/result.ts';
import type { FenReader } from './found-fen.ts';

const FIGURINES = '♔♕♖♗♘♙♚♛♜♝♞♟';
const LETTERS = 'KQRBNPkqrbnp';
/** Pieces and signs of empty squares, with blanks or lines between them. */
const SQUARES = /[KQRBNPkqrbnp♔♕♖♗♘♙♚♛♜♝♞♟.·_*-]/gu;
/** A rank at the side, a frame. */
const AROUND = /^\s*[1-8]?\s*[|│║]?|[|│║]?\s*[1-8]?\s*$/g;
const ROWS = 8;

export const drawnBoard: FenReader = {
	id: 'board',
	name: 'boards drawn with letters or figurines',
	find(text) {
		const rows = text
			.split('\n')
			.map((line) => line.replace(AROUND, ''))
			.map((line) => (/^[\s|│║]*$/.test(line.replace(SQUARES, '')) ? signsOf(line) : ''))
			.filter((row) => row.length === ROWS);
		if (rows.length !== ROWS || /\//.test(text)) return null;
		const placement = rows.map((row) => row.replace(/\.+/g, ({ length }) => String(length)));
		const what = 'a drawn board: White is to move, and there is no castling and no en passant';
		return ok({ what, fen: `${placement.join('/')} w - - 0 1`, at: null });
	}
};

/** The signs of a line as letters, empty squares as dots. */
function signsOf(line: string): string {
	return Array.from(line.match(SQUARES) ?? [], (sign) => {
		const figurine = FIGURINES.indexOf(sign);
		if (figurine >= 0) return LETTERS.charAt(figurine);
		return LETTERS.includes(sign) ? sign : '.';
	}).join('');
}
