/**
 * Links to the paper's program: one of its games, with everything that decides its continuation, and the view of it.
 */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { PROGRAM_FIELDS, READING_FIELD } from '../evaluate/krk-paper/program-fields.ts';
import { choice, parseChoice, parseWhole } from '../fields/field.ts';
import { fieldList, type FieldFault, type LinkPart } from '../fields/field-list.ts';
import { encodeFully } from '../fields/query.ts';
import type { Move } from '../games/game.ts';
import { FIFTY_MOVES } from '../games/krk/krk-state.ts';
import { moveUci } from '../games/krk/moves.ts';
import { RELEASED, type Profile } from '../games/krk/profile/profile.ts';
import type { Reading } from '../games/krk/profile/readings.ts';
import { parseMoves, parseStart } from './krk-link-fields.ts';
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

type ProgramName =
	| 'start'
	| 'profile'
	| 'white'
	| 'black'
	| 'seed'
	| 'person'
	| 'answer'
	| 'shade'
	| 'reading'
	| 'beside'
	| 'moves'
	| 'ply';
/** `link` is the link as a whole, for parts of it that belong to no field. */
export type ProgramField = ProgramName | LinkPart;

export type ProgramFault = FieldFault<ProgramField>;

export interface ParsedProgramLink {
	readonly link: ProgramLink;
	readonly view: ProgramView;
	/** The faults by field. Defaults replace faulty fields. */
	readonly faults: readonly ProgramFault[];
}

const { profile, steps, seed } = PROGRAM_FIELDS;

/** The fields of a game's link. Links give everything that decides the program's moves, defaults too. */
export const PROGRAM = fieldList<ProgramLink & ProgramView, ProgramName>(
	{
		start: {
			label: 'Start from',
			about: 'where the game begins, White to move: the number of a placement, or a FEN',
			written: 'always',
			parse: parseStart,
			format: String,
			default: () => DEFAULT_PROGRAM.start
		},
		profile: { ...profile, written: 'always' },
		whiteSteps: {
			...steps,
			name: 'white',
			label: 'White’s look-ahead (steps; 1 step = 2 plies)',
			about: 'steps that White looks ahead',
			written: 'always',
			default: () => DEFAULT_PROGRAM.whiteSteps
		},
		blackSteps: {
			...steps,
			name: 'black',
			label: 'Black’s steps',
			about: 'steps that Black looks ahead',
			written: 'always',
			default: () => DEFAULT_PROGRAM.blackSteps
		},
		seed: { ...seed, written: 'always' },
		person: choice('person', {
			label: 'You play',
			about: 'the sides that you play',
			ids: PERSONS,
			names: PERSON_NAMES,
			code: 'krk-person',
			default: DEFAULT_VIEW.person
		}),
		answer: choice('answer', {
			label: 'Program replies',
			about: 'when the program replies',
			ids: ANSWERS,
			names: ANSWER_NAMES,
			code: 'krk-answer',
			default: DEFAULT_VIEW.answer
		}),
		shades: {
			name: 'shade',
			label: 'Shading',
			about: 'the shaded squares, with hyphens between them, or none',
			choices: SHADES,
			parse: parseShades,
			format: (shades) => shades.join('-') || 'none',
			default: () => DEFAULT_VIEW.shades
		},
		reading: {
			...READING_FIELD,
			label: 'Counted',
			usual: 'as in the profile',
			format: (reading) => reading,
			default: () => DEFAULT_VIEW.reading
		},
		beside: choice('beside', {
			label: 'Compare',
			about: 'whether each move is listed with the other profile’s and perfect play’s',
			ids: BESIDES,
			names: BESIDE_NAMES,
			code: 'krk-beside',
			default: DEFAULT_VIEW.beside
		}),
		moves: {
			label: 'Moves',
			about: 'the moves in UCI, with hyphens between them; game for the program’s whole game',
			momentary: true,
			needs: ['start'],
			parse: (text, link) => {
				if (text === 'game') return ok(text);
				const { legal, result } = parseMoves(link.start, text, link.profile);
				return result.ok ? ok(legal) : result;
			},
			nearest: (text, link) => parseMoves(link.start, text, link.profile).legal,
			format: (moves) => (moves === 'game' ? moves : moves.map(moveUci).join('-')),
			default: () => DEFAULT_PROGRAM.moves
		},
		ply: {
			label: 'Ply',
			about: 'the number of moves shown on the board',
			momentary: true,
			needs: ['moves'],
			parse: parsePly,
			// Truncated moves already have a fault.
			unjudged: (text, { moves }) => {
				const ply = parsePlyNumber(text);
				return ply.ok ? Math.min(ply.value, moves.length) : 0;
			},
			format: String,
			default: () => DEFAULT_PROGRAM.ply
		}
	},
	encodeFully
);

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parseProgramLink(query: string): ParsedProgramLink {
	const { values, faults } = PROGRAM.read(query);
	const { person, answer, shades, reading, beside, ...link } = values;
	return { link, view: { person, answer, shades, reading, beside }, faults };
}

/** The query of a link, with `?`. */
export function formatProgramLink(link: ProgramLink, view: ProgramView = DEFAULT_VIEW): string {
	return `?${PROGRAM.query({ ...link, ...view })}`;
}

function parsePlyNumber(text: string): Result<number> {
	return parseWhole(text, {
		least: 0,
		most: FIFTY_MOVES,
		code: 'krk-ply',
		wrong: (quoted) => `The ply shown is a whole number from 0 to ${FIFTY_MOVES}, not ${quoted}.`
	});
}

/** The length of a whole game is only known once it has been played. */
function parsePly(text: string, { moves }: Pick<ProgramLink, 'moves'>): Result<number> {
	const ply = parsePlyNumber(text);
	if (!ply.ok || moves === 'game' || ply.value <= moves.length) return ply;
	return fail('krk-ply', `There is no ply ${ply.value}: the moves of this link end before it.`);
}

function parseShades(text: string): Result<readonly Shade[]> {
	if (text === 'none') return ok([]);
	const words = text.split('-');
	for (const word of words) {
		const read = parseChoice(word, {
			ids: [...SHADES, 'none' as const],
			names: SHADE_NAMES,
			code: 'krk-shade',
			unknown: (quoted) => `There is no shade ${quoted}`
		});
		if (!read.ok) return read;
		if (read.value === 'none') return fail('krk-shade', `Give ${quote(word)} alone.`);
	}
	return ok(SHADES.filter((shade) => words.includes(shade)));
}
