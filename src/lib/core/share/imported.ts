/** What a link says of the file that a game of chess was opened from: who played, its result, and how much is from it. */
import { fail, ok, type Result } from '../base/result.ts';
import type { Side } from '../games/game.ts';

export const FILE_RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;

export interface Imported {
	/** Null where the file does not say, or no longer speaks of the game because somebody played on. */
	readonly names: Readonly<Record<Side, string | null>>;
	readonly result: (typeof FILE_RESULTS)[number] | null;
	/** How many of the game's moves are from the file. */
	readonly plies: number;
}

export const IMPORTED_FIELDS = ['white', 'black', 'result', 'imported'] as const;
export type ImportedField = (typeof IMPORTED_FIELDS)[number];

const LONGEST_NAME = 80;

/** The fields of a link; those that say nothing are empty. */
export function importedFields(imported: Imported | null): [ImportedField, string][] {
	if (imported === null) return [];
	const { names, result, plies } = imported;
	return [
		['white', (names.max ?? '').slice(0, LONGEST_NAME)],
		['black', (names.min ?? '').slice(0, LONGEST_NAME)],
		['result', result ?? ''],
		['imported', plies === 0 ? '' : String(plies)]
	];
}

/** Reads a name. Fault: `play-name`. */
export function parseName(text: string): Result<string> {
	return text.length <= LONGEST_NAME
		? ok(text)
		: fail('play-name', `A player’s name in a link has at most ${LONGEST_NAME} characters.`);
}

/** Reads a result. Fault: `play-result`. */
export function parseFileResult(text: string): Result<Imported['result']> {
	const result = FILE_RESULTS.find((one) => one === text);
	return result === undefined
		? fail(
				'play-result',
				`“${text.slice(0, 24)}” is not a result. Choose ${FILE_RESULTS.join(', ')}.`
			)
		: ok(result);
}

/**
 * Reads how many moves are from a file. Fault: `play-imported`.
 * @param last how many moves the game has
 */
export function parseImported(text: string, last: number): Result<number> {
	const plies = /^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN;
	return plies <= last
		? ok(plies)
		: fail(
				'play-imported',
				`“${text.slice(0, 12)}” is not a number of imported moves. Give a whole number from 0 to ${last}.`
			);
}
