/** A game in PGN, for the position at its end. */
import { ok } from '../../../base/result.ts';
import { moveUci } from '../moves.ts';
import { readPgn } from '../pgn/read-pgn.ts';
import { withNotes } from '../../../fen/found-fen.ts';
import type { PositionReader } from './position-reader.ts';

/** A header, the number 1, or two moves without numbers. */
const BEGINS =
	/^\s*(?:\[[A-Za-z]\w*\s+"|1\s*\.|[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8][+#]?\s+(?:[KQRBN]?[a-h]?[1-8]?[x-]?[a-h][1-8][+#]?)(?=\s|$))/;

export const pgnEnd: PositionReader = {
	id: 'pgn',
	name: 'PGN',
	read(text) {
		if (!BEGINS.test(text)) return null;
		const game = readPgn(text);
		if (!game.ok) return game;
		const { start, moves, notes, overBefore } = game.value;
		const played = moves.slice(0, overBefore?.ply).map(moveUci);
		const plies = `${played.length} ${played.length === 1 ? 'ply' : 'plies'}`;
		return ok({
			what: withNotes(`a PGN, after its ${plies}`, notes),
			position: played.length === 0 ? start : `${start} moves ${played.join(' ')}`
		});
	}
};
