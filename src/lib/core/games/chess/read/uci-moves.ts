/** Moves in UCI alone, from the start: `e2e4 e7e5`. */
import { START_FEN } from '../../../fen/start-fen.ts';
import { readPlayed, type PositionReader } from './position-reader.ts';

/** Two moves or more, and nothing else. */
const MOVES = /^\s*[a-h][1-8][a-h][1-8][qrbn]?(?:\s+[a-h][1-8][a-h][1-8][qrbn]?)+\s*$/;

export const uciMoves: PositionReader = {
	id: 'uci',
	name: 'moves in UCI',
	read(text) {
		if (!MOVES.test(text)) return null;
		const moves = text.trimStart();
		const what = 'moves in UCI, from the start';
		return readPlayed({
			what,
			fen: START_FEN,
			at: null,
			moves,
			movesAt: text.length - moves.length
		});
	}
};
