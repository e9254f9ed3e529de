/** What the readers of chess positions have in common. */
import { ok, type Result } from '../../../base/result.ts';
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

/** Eight rows of a board with slashes between them. */
export const BOARD = String.raw`(?:[KQRBNPkqrbnp1-8]+/){7}[KQRBNPkqrbnp1-8]+`;

/**
 * Reads a FEN of any program and the moves after it.
 * @param at index of the FEN in the whole text, for the places of faults
 * @param movesAt index of the moves
 */
export function readPlayed(
	what: string,
	{ fen, at }: { readonly fen: string; readonly at: number },
	{ moves, movesAt }: { readonly moves: string; readonly movesAt: number }
): Result<ReadChess> {
	const start = readLooseFen(fen);
	if (!start.ok) return shifted(start.fault, at);
	const front = `${formatFen(start.value.position)} moves `;
	const played = parseGame(front + moves);
	if (!played.ok) return shifted(played.fault, movesAt - front.length);
	return ok({ what: withNotes(what, start.value.notes), position: formatGame(played.value) });
}

function shifted(fault: { code: string; message: string; at?: number }, by: number): Result<never> {
	return { ok: false, fault: { ...fault, at: Math.max((fault.at ?? 0) + by, 0) } };
}

/** The notation with sentences about the text as clauses behind it. */
export function withNotes(what: string, notes: readonly string[]): string {
	if (notes.length === 0) return what;
	const clauses = notes.map((note) => note.charAt(0).toLowerCase() + note.slice(1, -1));
	return `${what}: ${clauses.join('; ')}`;
}
