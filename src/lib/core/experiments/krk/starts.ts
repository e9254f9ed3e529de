/** The legal starts from which an experiment's games begin. */
import { formatCount } from '../../base/count-words.ts';
import { assert } from '../../base/assert.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { quote } from '../../base/clip.ts';
import { whole, type Field, type Option } from '../../fields/field.ts';
import { LEGAL_START, listPlacements } from '../../games/krk/legality.ts';
import { PLACEMENTS } from '../../games/krk/placement.ts';
import { startClasses } from '../../games/krk/symmetry.ts';

/**
 * All legal starts; one per class under the symmetries, weighted; every K-th of all; or those with ids from one
 * number to another, both included.
 */
export type Starts = 'all' | 'classes' | `every:${number}` | `ids:${number}-${number}`;

export interface StartList {
	/** Ascending. */
	readonly ids: Int32Array;
	/** Number of legal starts that each represents. */
	readonly weights: Uint8Array;
}

const MOST_EVERY = 999_999;
const MOST_ID = PLACEMENTS - 1;

export const EVERY = 'every:';
export const IDS = 'ids:';

/** The kinds of starts, each with the one that a form begins with. */
export const START_KINDS = [
	{ id: 'all', name: 'All', about: 'Every one of the 175,168 legal starts.' },
	{
		id: 'classes',
		name: 'One per class, weighted',
		about:
			'21,959 starts, each weighted by its symmetric images. The released program can play differently within a class.'
	},
	{ id: `${EVERY}16`, name: 'A sample', about: 'One start in K, by their numbers.' },
	{
		id: `${IDS}194-4095`,
		name: 'A range of numbers',
		about: 'In the paper program’s numbering.'
	}
] as const satisfies readonly (Option & { readonly id: Starts })[];

/** The numbers in `every:K` and in `ids:A-B`, for a form. */
export const START_PARTS = {
	every: whole({
		label: 'One start in',
		about: 'one start in so many',
		hint: () => `1 to ${formatCount(MOST_EVERY)}.`,
		least: 1,
		most: MOST_EVERY,
		code: 'krk-every',
		wrong: (quoted) =>
			`One start in K: K is a whole number from 1 to ${MOST_EVERY}, not ${quoted}.`,
		default: 16
	}),
	first: idField('first', `0 to ${formatCount(MOST_ID)}.`, 194),
	last: idField('last', 'Included.', 4095)
} as const;

function idField(which: 'first' | 'last', hint: string, usual: number): Field<number> {
	return whole({
		label: which === 'first' ? 'First number' : 'Last number',
		about: `the ${which} number`,
		hint: () => hint,
		size: 10,
		least: 0,
		most: MOST_ID,
		code: `krk-ids-${which}`,
		wrong: (quoted) => `The ${which} number is a whole number from 0 to ${MOST_ID}, not ${quoted}.`,
		default: usual
	});
}

/** Reads `all`, `classes`, `every:K` with K at least 1, or `ids:A-B` with a legal start among them. */
export function parseStarts(text: string): Result<Starts> {
	if (text === 'all' || text === 'classes') return ok(text);
	if (text.startsWith(EVERY)) return parseEvery(text.slice(EVERY.length));
	if (text.startsWith(IDS)) return parseRange(text.slice(IDS.length));
	return fail(
		'krk-starts',
		`The starts are all (every start), classes (one per class), every:K (one in K) or ids:A-B (A to B), not ${quote(text)}.`,
		0
	);
}

function parseEvery(digits: string): Result<Starts> {
	const every = parsePart('every', digits, EVERY.length);
	return every.ok ? ok<Starts>(`every:${every.value}`) : every;
}

function parseRange(text: string): Result<Starts> {
	// A number may be typed with a sign: the separating dash is the first one after a digit.
	const [, first = text, last = ''] = /^(-?[^-]*)-(.*)$/.exec(text) ?? [];
	const behind = IDS.length + first.length + 1;
	const [one, other] = [parsePart('first', first, IDS.length), parsePart('last', last, behind)];
	if (!one.ok) return one;
	if (!other.ok) return other;
	const [from, to] = [one.value, other.value];
	if (to < from) {
		return fail(
			'krk-ids-last',
			`The last number, ${to}, is smaller than the first, ${from}.`,
			behind
		);
	}
	const starts: Starts = `ids:${from}-${to}`;
	if (listStarts(starts).ids.length > 0) return ok(starts);
	const { ids } = listStarts('all');
	return fail(
		'krk-ids-none',
		`There is no legal start from ${from} to ${to}; the first of all is ${ids[0]}, the last ${ids.at(-1)}.`,
		IDS.length
	);
}

/** @param at the place of the part in the text of the starts */
function parsePart(part: keyof typeof START_PARTS, text: string, at: number): Result<number> {
	const read = START_PARTS[part].parse(text, {});
	return read.ok ? read : fail(read.fault.code, read.fault.message, at);
}

let all: StartList | null = null;
let latest: { readonly starts: Starts; readonly list: StartList } | null = null;

/** The starts of an experiment. The full list and the latest other one are cached, so do not modify them. */
export function listStarts(starts: Starts): StartList {
	if (starts === 'all') return (all ??= unweighted(listPlacements(LEGAL_START)));
	if (latest?.starts !== starts) latest = { starts, list: makeList(starts) };
	return latest.list;
}

function makeList(starts: Exclude<Starts, 'all'>): StartList {
	if (starts === 'classes') return startClasses();
	return unweighted(listStarts('all').ids.filter(chooses(starts)));
}

function unweighted(ids: Int32Array): StartList {
	return { ids, weights: new Uint8Array(ids.length).fill(1) };
}

/** True where a legal start belongs to an experiment, by its id and its index among them all. */
function chooses(
	starts: Exclude<Starts, 'all' | 'classes'>
): (id: number, index: number) => boolean {
	if (starts.startsWith(IDS)) {
		const [from = NaN, to = NaN] = starts.slice(IDS.length).split('-').map(Number);
		assert(from <= to, `${starts}: from where to where?`);
		return (id) => id >= from && id <= to;
	}
	const every = Number(starts.slice(EVERY.length));
	assert(Number.isInteger(every) && every >= 1, `${starts}: every start in how many?`);
	return (_, index) => index % every === 0;
}
