/** A game in PGN, for the position that it begins with: its moves are those of other players. */
import { fail, ok } from '../../../base/result.ts';
import type { FenReader } from '../../../fen/found-fen.ts';

const HEADER = /^\s*\[[A-Za-z]\w*\s+"/;
const FEN = /^[ \t]*\[FEN\s+"([^"\n]*)"\]/m;

export const pgnStart: FenReader = {
	id: 'pgn',
	name: 'PGN, for its first position',
	find(text) {
		if (!HEADER.test(text)) return null;
		const [whole, fen = ''] = FEN.exec(text) ?? [];
		if (whole === undefined) {
			const message =
				'This PGN has no FEN, so its game begins with all pieces. King and rook needs a position with three.';
			return fail('krk-pgn', message, text.search(/\S/));
		}
		const rest = text.slice(text.indexOf(whole) + whole.length).replace(/^\s*\[[^\n]*$/gm, '');
		const what = /[A-Za-z\d]/.test(rest)
			? 'a PGN, before its moves: they are not played here'
			: 'a PGN without moves';
		return ok({ what, fen, at: text.indexOf(whole) + whole.indexOf(fen) });
	}
};
