/** A FEN, and moves after it, as a reader found them in a text; what they mean is for a game with a chess board. */
import type { InputFault, Result } from '../base/result.ts';

export interface FoundFen {
	/** The notation with its article, as it follows "Read as". */
	readonly what: string;
	readonly fen: string;
	/** Index of the FEN in the whole text, for the places of faults; null where its signs are not in the text. */
	readonly at: number | null;
	/** Moves in UCI, with blanks between them. */
	readonly moves?: string;
	/** Index of the moves. */
	readonly movesAt?: number;
	/** True where a game's own reader says of the same text what is wrong with it. */
	readonly isOwn?: boolean;
}

/** A notation of positions that has a FEN, or all that one needs. */
export interface FenReader {
	/** Lower-case and hyphenated, as `--read` takes it. */
	readonly id: string;
	/** For a list of notations: "EPD". */
	readonly name: string;
	/** Finds the FEN; null if the text is not in this notation. */
	find(text: string): Result<FoundFen> | null;
}

/** Eight rows of a board with slashes between them. */
export const BOARD = String.raw`(?:[KQRBNPkqrbnp1-8]+/){7}[KQRBNPkqrbnp1-8]+`;

/** Index where the moves begin in a text: the blank before the word "moves", or the end of the text. */
export function movesAt(text: string): number {
	return /\smoves(\s|$)/.exec(text)?.index ?? text.length;
}

/** A fault of a FEN at its place in the whole text: at the beginning, where the FEN is not in the text. */
export function faultIn(fault: InputFault, at: number | null): Result<never> {
	const place = at === null ? 0 : Math.max((fault.at ?? 0) + at, 0);
	return { ok: false, fault: { ...fault, at: place } };
}

/** The notation with sentences about the text as clauses behind it. */
export function withNotes(what: string, notes: readonly string[]): string {
	if (notes.length === 0) return what;
	const clauses = notes.map((note) => note.charAt(0).toLowerCase() + note.slice(1, -1));
	return `${what}: ${clauses.join('; ')}`;
}
