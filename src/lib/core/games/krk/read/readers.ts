/** The notations of positions with king and rook besides our own; each is a file. */
import { ok, type Result } from '../../../base/result.ts';
import { address } from '../../../fen/address.ts';
import { drawnBoard } from '../../../fen/drawn-board.ts';
import { epd } from '../../../fen/epd.ts';
import { hasMoveZero } from '../../../fen/fen-fields.ts';
import { fenLine } from '../../../fen/fen-line.ts';
import { fenWithin } from '../../../fen/fen-within.ts';
import { uciCommand } from '../../../fen/uci-command.ts';
import { faultIn, withNotes, type FenReader, type FoundFen } from '../../../fen/found-fen.ts';
import type { Reading, ReadPosition } from '../../reader.ts';
import { formatGame, parseGame } from '../game-record.ts';
import { ignoredIn } from '../parse-setup.ts';
import type { Profile } from '../profile/profile.ts';
import { label } from './label.ts';
import { number } from './number.ts';
import { pgnStart } from './pgn-start.ts';
import { pieceList } from './piece-list.ts';

/** To add a notation, write its file and add it here. */
export const KRK_READERS: readonly FenReader[] = [
	address,
	uciCommand,
	label,
	number,
	epd,
	pgnStart,
	fenLine,
	fenWithin,
	drawnBoard,
	pieceList
];

/** Longer texts are left to our own reader. */
const MAX_TEXT = 20_000;

/**
 * Reads a position in all notations; see `ReadPosition`. A text in our own notation is never doubted.
 * @param standard the profile of positions whose text names none
 */
export function readKrkPosition(standard: Profile): ReadPosition {
	return (text) => {
		if (text.length > MAX_TEXT || parseGame(text, standard).ok) return null;
		for (const reader of KRK_READERS) {
			const found = reader.find(text);
			if (found === null) continue;
			if (!found.ok) return found;
			const read = readFound(found.value, standard);
			if (read.ok) return ok([{ id: reader.id, ...read.value, root: null }]);
			if (found.value.isOwn !== true) return read;
		}
		return null;
	};
}

/** Castling and en passant mean nothing here; what is ignored is said. */
function readFound(
	{ what, fen, at, moves = '', movesAt = 0 }: FoundFen,
	standard: Profile
): Result<Pick<Reading, 'what' | 'position'>> {
	const isZero = hasMoveZero(fen);
	const start = parseGame(isZero ? fen.replace(/0(?=\s*$)/, '1') : fen, standard);
	if (!start.ok) return faultIn(start.fault, at);
	const front = `${formatGame(start.value, standard)} moves `;
	const game = moves === '' ? start : parseGame(front + moves, standard);
	if (!game.ok) return faultIn(game.fault, movesAt - front.length);
	const notes = [ignoredIn(fen), isZero ? 'The move number 0 is read as 1.' : null];
	return ok({
		what: withNotes(
			what,
			notes.filter((note) => note !== null)
		),
		position: ok(formatGame(game.value, standard))
	});
}
