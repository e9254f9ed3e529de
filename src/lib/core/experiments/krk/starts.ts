/** From which legal starts the games of an experiment begin. */
import { assert } from '../../base/assert.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { LEGAL_START, listPlacements } from '../../games/krk/legality.ts';
import { startClasses } from '../../games/krk/symmetry.ts';

/** All legal starts; one for each class under the symmetries, weighted; or every so-manieth of all. */
export type Starts = 'all' | 'classes' | `every:${number}`;

export interface StartList {
	/** Ascending. */
	readonly ids: Int32Array;
	/** How many legal starts each stands for. */
	readonly weights: Uint8Array;
}

const EVERY = 'every:';

/** Reads `all`, `classes` or `every:K`, K from 1 on. */
export function parseStarts(text: string): Result<Starts> {
	if (text === 'all' || text === 'classes') return ok(text);
	if (!text.startsWith(EVERY)) {
		return fail(
			'krk-starts',
			`The starts are "all", "classes" or "every:K"; ${JSON.stringify(text)} is none of them.`,
			0
		);
	}
	const digits = text.slice(EVERY.length);
	if (/^[1-9]\d{0,5}$/.test(digits)) return ok<Starts>(`every:${Number(digits)}`);
	return fail(
		'krk-every',
		`After "every:" comes a whole number from 1 to 999999, not ${JSON.stringify(digits)}.`,
		EVERY.length
	);
}

/** The starts of an experiment. */
export function listStarts(starts: Starts): StartList {
	if (starts === 'classes') return startClasses();
	const every = starts === 'all' ? 1 : Number(starts.slice(EVERY.length));
	assert(Number.isInteger(every) && every >= 1, `${starts}: every start in how many?`);
	const ids = listPlacements(LEGAL_START).filter((_, index) => index % every === 0);
	return { ids, weights: new Uint8Array(ids.length).fill(1) };
}
