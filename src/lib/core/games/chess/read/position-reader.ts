/** What the readers of chess positions have in common. */
import { ok, type Result } from '../../../base/result.ts';
import { faultIn, withNotes, type FenReader, type FoundFen } from '../../../fen/found-fen.ts';
import { parseGame, formatGame } from '../game-record.ts';
import { formatFen } from '../fen.ts';
import { readLooseFen } from './loose-fen.ts';

/** A text as one notation reads it. */
interface ReadChess {
	/** The notation with its article, and what is said about the text, as it follows "Read as". */
	readonly what: string;
	/** In our own notation. */
	readonly position: string;
}

/** A notation of positions. */
export interface PositionReader {
	/** Lower-case and hyphenated, as `--read` takes it. */
	readonly id: string;
	/** For a list of notations: "EPD". */
	readonly name: string;
	/** Reads a text; null if it is not in this notation. */
	read(text: string): Result<ReadChess> | null;
}

/** Reads a FEN of any program and the moves after it. */
export function readPlayed({
	what,
	fen,
	at,
	moves = '',
	movesAt = 0
}: FoundFen): Result<ReadChess> {
	const start = readLooseFen(fen);
	if (!start.ok) return faultIn(start.fault, at);
	const front = `${formatFen(start.value.position)} moves `;
	const played = parseGame(front + moves);
	if (!played.ok) return faultIn(played.fault, movesAt - front.length);
	return ok({ what: withNotes(what, start.value.notes), position: formatGame(played.value) });
}

/** Reads a position that a notation of all games with a chess board has found. */
export function chessReader(reader: FenReader): PositionReader {
	return {
		id: reader.id,
		name: reader.name,
		read(text) {
			const found = reader.find(text);
			if (found === null || !found.ok) return found;
			const read = readPlayed(found.value);
			const isOwn = found.value.isOwn === true && !read.ok && read.fault.code !== 'fen-chess960';
			return isOwn ? null : read;
		}
	};
}
