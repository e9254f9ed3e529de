/** The fields of a FEN, as every game with a chess board reads them: where they are in the text, and the counters. */
import { fail, ok, type Result } from '../base/result.ts';

/** Longer texts are refused unread; the longest FEN has about ninety characters. */
export const MAX_FEN_LENGTH = 200;

export interface FenField {
	readonly text: string;
	/** Index of its first character in the whole text. */
	readonly at: number;
}

export function splitFields(text: string): FenField[] {
	return [...text.matchAll(/\S+/g)].map((match) => ({ text: match[0], at: match.index }));
}

/** Plies since the last capture or pawn move. */
export function parseClock(field: FenField | undefined): Result<number> {
	return parseCount(field, 'halfmove clock', 'fen-clock', 0);
}

/** 1 at the start of a game, counted up after Black's moves. */
export function parseMoveNumber(field: FenField | undefined): Result<number> {
	return parseCount(field, 'move number', 'fen-move-number', 1);
}

/** A whole number of at most four digits; a missing field gets the least value. */
function parseCount(
	field: FenField | undefined,
	name: string,
	code: string,
	least: number
): Result<number> {
	if (field === undefined) return ok(least);
	const value = Number(field.text);
	if (/^[0-9]{1,4}$/.test(field.text) && value >= least) return ok(value);
	return fail(
		code,
		`The ${name} is a whole number from ${least} to 9999, not ${quoteField(field.text)}.`,
		field.at
	);
}

/** True for a FEN whose move number is 0, as some programs begin to count. */
export function hasMoveZero(fen: string): boolean {
	return /^0{1,4}$/.test(splitFields(fen)[5]?.text ?? '');
}

export function failTurn({ text, at }: FenField): Result<never> {
	return fail('fen-turn', `The side to move is w or b, not ${quoteField(text)}.`, at);
}

/** Quotes typed text, shortened so that a message stays one line. */
export function quoteField(text: string): string {
	return text.length <= 12 ? `"${text}"` : `"${text.slice(0, 12)}..."`;
}
