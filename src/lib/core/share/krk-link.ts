/**
 * Links to the paper's program: one of its games, with everything that decides its continuation, and the view of it.
 */
import { listChoices } from '../base/choices.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import { RELEASED, type Profile } from '../games/krk/profile/profile.ts';
import { formatProfile, parseProfile } from '../games/krk/profile/profile-text.ts';
import { READINGS, READING_TEXTS, isReading, type Reading } from '../games/krk/profile/readings.ts';
import type { Move } from '../games/game.ts';
import { moveUci } from '../games/krk/moves.ts';
import { parseMoves, parsePly, parseSeed, parseStart, parseSteps } from './krk-link-fields.ts';
import { strayFault } from '../fields/query.ts';
import { ANSWER_NAMES, BESIDE_NAMES, PERSON_NAMES, SHADE_NAMES } from './link-names.ts';

export interface ProgramLink {
	/** The starting placement, White to move. */
	readonly start: number;
	readonly profile: Profile;
	/** Steps that each side looks ahead, 1..16 (1 step = 2 plies). */
	readonly whiteSteps: number;
	readonly blackSteps: number;
	readonly seed: number;
	/** The moves made so far; or `game`: all moves of the program's game against itself. */
	readonly moves: readonly Move[] | 'game';
	/** Number of the moves shown on the board. */
	readonly ply: number;
}

/** The sides that the user plays. */
export const PERSONS = ['none', 'white', 'black', 'both'] as const;
export type Person = (typeof PERSONS)[number];

/** When the program answers the user's move. */
export const ANSWERS = ['at-once', 'next'] as const;
export type Answer = (typeof ANSWERS)[number];

/** The squares shaded on the board. */
export const SHADES = ['quadrants', 'free', 'taken'] as const;
export type Shade = (typeof SHADES)[number];

/** Whether each move is listed with the other profile's move and perfect play's. */
export const BESIDES = ['shown', 'hidden'] as const;
export type Beside = (typeof BESIDES)[number];

/** How a game is played and displayed; does not affect the program's own moves. */
export interface ProgramView {
	readonly person: Person;
	readonly answer: Answer;
	readonly shades: readonly Shade[];
	/** How free squares are counted on the board; null: by the profile's interpretation. */
	readonly reading: Reading | null;
	readonly beside: Beside;
}

export const DEFAULT_PROGRAM: ProgramLink = {
	// Figure 1 of the paper.
	start: 206_557,
	profile: RELEASED,
	whiteSteps: 2,
	blackSteps: 2,
	seed: 1,
	moves: [],
	ply: 0
};

export const DEFAULT_VIEW: ProgramView = {
	person: 'none',
	answer: 'at-once',
	shades: SHADES,
	reading: null,
	beside: 'shown'
};

/** The query of a link, with `?`. */
export function formatProgramLink(link: ProgramLink, view: ProgramView = DEFAULT_VIEW): string {
	const moves = link.moves === 'game' ? 'game' : link.moves.map(moveUci).join('-');
	const params = new URLSearchParams();
	params.set('start', String(link.start));
	params.set('profile', formatProfile(link.profile));
	params.set('white', String(link.whiteSteps));
	params.set('black', String(link.blackSteps));
	params.set('seed', String(link.seed));
	if (view.person !== DEFAULT_VIEW.person) params.set('person', view.person);
	if (view.answer !== DEFAULT_VIEW.answer) params.set('answer', view.answer);
	if (view.shades.length < SHADES.length) params.set('shade', view.shades.join('-') || 'none');
	if (view.reading !== null) params.set('reading', view.reading);
	if (view.beside !== DEFAULT_VIEW.beside) params.set('beside', view.beside);
	if (moves !== '') params.set('moves', moves);
	if (link.ply > 0) params.set('ply', String(link.ply));
	return `?${params.toString()}`;
}

const FIELDS = [
	'start',
	'profile',
	'white',
	'black',
	'seed',
	'person',
	'answer',
	'shade',
	'reading',
	'beside',
	'moves',
	'ply'
] as const;
/** `link` is the link as a whole, for parts of it that belong to no field. */
export type ProgramField = (typeof FIELDS)[number] | 'link';

export interface ProgramFault {
	readonly field: ProgramField;
	readonly fault: InputFault;
}

export interface ParsedProgramLink {
	readonly link: ProgramLink;
	readonly view: ProgramView;
	/** The faults by field. Defaults replace faulty fields. */
	readonly faults: readonly ProgramFault[];
}

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseProgramLink(query: string): ParsedProgramLink {
	const params = new URLSearchParams(query);
	const faults: ProgramFault[] = [];
	const take = <T>(field: ProgramField, parse: (text: string) => Result<T>, fallback: T): T => {
		const text = params.get(field);
		if (text === null) return fallback;
		const result = parse(text);
		if (result.ok) return result.value;
		faults.push({ field, fault: result.fault });
		return fallback;
	};
	const stray = strayFault([...params.keys()], FIELDS);
	if (stray !== null) faults.push({ field: 'link', fault: stray });
	const start = take('start', parseStart, DEFAULT_PROGRAM.start);
	// Without a readable start, the moves belong to another game.
	const isStartLost = faults.some(({ field }) => field === 'start');
	const text = isStartLost ? '' : (params.get('moves') ?? '');
	const profile = take('profile', parseProfile, DEFAULT_PROGRAM.profile);
	const { legal, result } = parseMoves(start, text === 'game' ? '' : text, profile);
	if (!result.ok) faults.push({ field: 'moves', fault: result.fault });
	const moves = text === 'game' ? text : legal;
	return {
		link: {
			start,
			profile,
			whiteSteps: take('white', parseSteps, DEFAULT_PROGRAM.whiteSteps),
			blackSteps: take('black', parseSteps, DEFAULT_PROGRAM.blackSteps),
			seed: take('seed', parseSeed, DEFAULT_PROGRAM.seed),
			moves,
			ply: take('ply', (ply) => parsePlyOf(ply, moves, result), 0)
		},
		view: {
			person: take('person', oneOf('person', PERSONS, PERSON_NAMES), DEFAULT_VIEW.person),
			answer: take('answer', oneOf('answer', ANSWERS, ANSWER_NAMES), DEFAULT_VIEW.answer),
			shades: take('shade', parseShades, DEFAULT_VIEW.shades),
			reading: take('reading', parseReading, null),
			beside: take('beside', oneOf('beside', BESIDES, BESIDE_NAMES), DEFAULT_VIEW.beside)
		},
		faults
	};
}

/** The length of a whole game is only known once it has been played. Truncated moves already have a fault. */
function parsePlyOf(
	text: string,
	moves: ProgramLink['moves'],
	ofMoves: Result<true>
): Result<number> {
	const ply = parsePly(text);
	if (ply.ok && !ofMoves.ok) return ok(Math.min(ply.value, moves.length));
	if (!ply.ok || moves === 'game' || ply.value <= moves.length) return ply;
	return fail('krk-ply', `There is no ply ${ply.value}: the moves of this link end before it.`);
}

function parseShades(text: string): Result<readonly Shade[]> {
	if (text === 'none') return ok([]);
	const words = text.split('-');
	const unknown = words.find((word) => !(SHADES as readonly string[]).includes(word));
	if (unknown === undefined) return ok(SHADES.filter((shade) => words.includes(shade)));
	return failUnknown('shade', [...SHADES, 'none'], SHADE_NAMES, unknown);
}

function parseReading(text: string): Result<Reading> {
	return isReading(text)
		? ok(text)
		: fail(
				'krk-reading',
				`There is no reading “${text.slice(0, 40)}”; choose ${listChoices(READINGS, (id) => READING_TEXTS[id].name)}.`
			);
}

function oneOf<T extends string>(
	field: ProgramField,
	ids: readonly T[],
	names: Readonly<Record<T, string>>
): (text: string) => Result<T> {
	return (text) => {
		const id = ids.find((one) => one === text);
		return id === undefined ? failUnknown(field, ids, names, text) : ok(id);
	};
}

function failUnknown<T extends string>(
	field: ProgramField,
	ids: readonly T[],
	names: Readonly<Record<T, string>>,
	text: string
): Result<never> {
	return fail(
		`krk-${field}`,
		`There is no ${field} “${text.slice(0, 40)}”; choose ${listChoices(ids, (id) => names[id])}.`
	);
}
