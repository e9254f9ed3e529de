/** The notations of chess positions besides our own; each is a file. */
import { ok } from '../../../base/result.ts';
import { address } from '../../../fen/address.ts';
import { drawnBoard } from '../../../fen/drawn-board.ts';
import { epd } from '../../../fen/epd.ts';
import { fenLine } from '../../../fen/fen-line.ts';
import { fenWithin } from '../../../fen/fen-within.ts';
import { uciCommand } from '../../../fen/uci-command.ts';
import type { Reading, ReadPosition } from '../../reader.ts';
import { parseGame } from '../game-record.ts';
import { pgnEnd } from './pgn-end.ts';
import { chessReader, type PositionReader } from './position-reader.ts';
import { uciMoves } from './uci-moves.ts';

/** To add a notation, write its file and add it here. */
export const CHESS_READERS: readonly PositionReader[] = [
	chessReader(address),
	chessReader(uciCommand),
	uciMoves,
	chessReader(epd),
	pgnEnd,
	chessReader(fenLine),
	chessReader(fenWithin),
	chessReader(drawnBoard)
];

/** Longer texts are left to our own reader. */
const MAX_TEXT = 200_000;

/** Reads a position in all notations; see `ReadPosition`. A text in our own notation is never doubted. */
export const readChessPosition: ReadPosition = (text) => {
	if (text.length > MAX_TEXT || parseGame(text).ok) return null;
	for (const reader of CHESS_READERS) {
		const found = reader.read(text);
		if (found === null) continue;
		if (!found.ok) return found;
		const { what, position } = found.value;
		const reading: Reading = { id: reader.id, what, position: ok(position), root: null };
		return ok([reading]);
	}
	return null;
};
