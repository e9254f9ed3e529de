/** A FEN in the middle of a longer text: a line of a log, a call in a program. */
import { fail, ok } from '../base/result.ts';
import { BOARD, type FenReader } from './found-fen.ts';

/** The four fields that every FEN has, so that it is not taken for something else, and the two that it may have. */
const FEN = new RegExp(
	String.raw`(?<![\w/])${BOARD}\s+[wb]\s+(?:-|[KQkqA-Ha-h]{1,4})\s+(?:-|[a-h][1-8])(?:\s+\d{1,4}\s+\d{1,4})?(?![\w/])`,
	'g'
);

/** The moves of the position, as in a UCI command. */
const MOVES = /^(\s+moves\s+)((?:[a-h][1-8][a-h][1-8][qrbn]?(?:[ \t]+|(?=\s|$)))+)/;

/** Longer texts are no lines of a log. */
const MOST = 20_000;

export const fenWithin: FenReader = {
	id: 'fen-within',
	name: 'FEN in a longer text',
	find(text) {
		if (text.length > MOST) return null;
		const found = [...text.matchAll(FEN)];
		const [first] = found;
		// Of a text that begins with a board our own reader says what is wrong.
		if (first === undefined || text.slice(0, first.index).trim() === '') return null;
		const other = found.find(([fen]) => fen !== first[0]);
		if (other !== undefined) {
			const message = `There are ${found.length} FENs in this text. Paste one of them.`;
			return fail('fen-several', message, other.index);
		}
		const end = first.index + first[0].length;
		const [, before = '', moves = ''] = MOVES.exec(text.slice(end)) ?? [];
		return ok({
			what: 'a FEN in a longer text',
			fen: first[0],
			at: first.index,
			moves,
			movesAt: end + before.length
		});
	}
};
