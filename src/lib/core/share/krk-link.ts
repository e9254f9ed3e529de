/**
 * Links to the paper's program: one of its games, with everything that decides its continuation, and the view of it.
 */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { PROGRAM_FIELDS, READING_FIELD } from '../evaluate/krk-paper/program-fields.ts';
import { choice, parseChoice, whole, type ValuesOf } from '../fields/field.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { encodeFully } from '../fields/query.ts';
import type { Move } from '../games/game.ts';
import { FIFTY_MOVES } from '../games/krk/krk-state.ts';
import { moveUci } from '../games/krk/moves.ts';
import type { Profile } from '../games/krk/profile/profile.ts';
import { READING_TEXTS, type Reading } from '../games/krk/profile/readings.ts';
import { parseStart, readMoves, unusedIn } from './krk-link-fields.ts';

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
export const PERSON_NAMES = {
	none: 'Neither side',
	white: 'White',
	black: 'Black',
	both: 'Both sides'
} as const;

/** When the program replies. */
export const ANSWER_NAMES = { 'at-once': 'Automatically', next: 'When you press Next' } as const;

/** The squares shaded on the board. */
export const SHADES = ['quadrants', 'free', 'taken'] as const;
export type Shade = (typeof SHADES)[number];

const SHADE_NAMES = {
	quadrants: 'Quadrants of the rook',
	free: 'Free squares',
	taken: 'Subtracted for the white king',
	none: 'no squares'
} as const;

/** Whether each move is listed with the other profile's move and perfect play's. */
export const BESIDE_NAMES = { shown: 'Compare on', hidden: 'Compare off' } as const;

const { profile, steps, seed } = PROGRAM_FIELDS;

/** The id of the choice to count free squares as the profile does; links give nothing instead. */
const AS_IN_PROFILE = 'profile';

type OfProfile = Pick<ProgramLink, 'profile'>;

/** How a game is played and displayed; does not affect the program's own moves. */
const VIEW_FIELDS = {
	person: choice('person', {
		label: 'You play',
		about: 'the sides that you play',
		names: PERSON_NAMES,
		code: 'krk-person',
		default: 'none'
	}),
	answer: choice('answer', {
		label: 'Program replies',
		about: 'when the program replies',
		names: ANSWER_NAMES,
		code: 'krk-answer',
		default: 'at-once'
	}),
	shades: {
		name: 'shade',
		label: 'Shading',
		about: 'the shaded squares, with hyphens between them, or none',
		choices: SHADES,
		options: () => SHADES.map((id) => ({ id, name: SHADE_NAMES[id] })),
		parse: parseShades,
		format: (shades: readonly Shade[]) => shades.join('-') || 'none',
		default: () => SHADES
	},
	/** Null: by the profile's interpretation. */
	reading: {
		...READING_FIELD,
		label: 'Free squares (interpretation)',
		usual: 'as in the profile',
		options: (link: OfProfile) => [
			{
				id: AS_IN_PROFILE,
				name: `as the profile does (${READING_TEXTS[link.profile.reading].name})`
			},
			...(READING_FIELD.options?.(link) ?? [])
		],
		optionOf: (reading: Reading | null) => reading ?? AS_IN_PROFILE,
		parse: (text: string, link: OfProfile): Result<Reading | null> =>
			text === AS_IN_PROFILE ? ok(null) : READING_FIELD.parse(text, link),
		format: (reading: Reading | null) => reading,
		default: () => null
	},
	beside: choice('beside', {
		label: 'Compare',
		about: 'whether each move is listed with the other profile’s and perfect play’s',
		names: BESIDE_NAMES,
		code: 'krk-beside',
		default: 'shown'
	})
} as const;

export type ProgramView = ValuesOf<typeof VIEW_FIELDS>;

/** Everything that a link to the program says. */
export type ProgramValues = ProgramLink & ProgramView;

export type ProgramName =
	| Exclude<keyof ProgramValues, 'whiteSteps' | 'blackSteps' | 'shades'>
	| 'white'
	| 'black'
	| 'shade';
/** `link` is the link as a whole, for parts of it that belong to no field. */
export type ProgramField = ProgramName | LinkPart;

const PLY = whole({
	label: 'Ply',
	about: 'the number of moves shown on the board',
	momentary: true,
	least: 0,
	most: FIFTY_MOVES,
	code: 'krk-ply',
	wrong: (quoted) => `The ply shown is a whole number from 0 to ${FIFTY_MOVES}, not ${quoted}.`,
	default: 0
});

/** The fields of a game's link. Links give everything that decides the program's moves, defaults too. */
export const PROGRAM = fieldList<ProgramValues, ProgramName>(
	{
		start: {
			label: 'Start from',
			size: 26,
			about: 'where the game begins, White to move: the number of a placement, or a FEN',
			written: 'always',
			parse: parseStart,
			assumed: unusedIn,
			format: String,
			// Figure 1 of the paper.
			default: () => 206_557
		},
		profile: { ...profile, written: 'always' },
		whiteSteps: {
			...steps,
			name: 'white',
			size: 6,
			label: 'White’s look-ahead (steps; 1 step = 2 plies)',
			about: 'steps that White looks ahead',
			written: 'always',
			default: () => 2
		},
		blackSteps: {
			...steps,
			name: 'black',
			size: 6,
			label: 'Black’s steps',
			about: 'steps that Black looks ahead',
			written: 'always',
			default: () => 2
		},
		seed: { ...seed, size: 12, written: 'always' },
		...VIEW_FIELDS,
		moves: {
			label: 'Moves',
			about: 'the moves in UCI, with hyphens between them; game for the program’s whole game',
			momentary: true,
			needs: ['start'],
			parse: (text, link) =>
				text === 'game' ? ok(text) : readMoves(link.start, text, link.profile).result,
			nearest: (text, link) => readMoves(link.start, text, link.profile).values,
			format: (moves) => (moves === 'game' ? moves : moves.map(moveUci).join('-')),
			default: () => []
		},
		ply: {
			...PLY,
			needs: ['moves'],
			parse: parsePly,
			// Truncated moves already have a fault.
			unjudged: (text, link) => {
				const ply = PLY.parse(text, link);
				return ply.ok ? Math.min(ply.value, link.moves.length) : 0;
			}
		}
	},
	encodeFully
);

/** How a link shows its game. */
export function viewOf({ person, answer, shades, reading, beside }: ProgramView): ProgramView {
	return { person, answer, shades, reading, beside };
}

/** The length of a whole game is only known once it has been played. */
function parsePly(text: string, { moves }: Pick<ProgramLink, 'moves'>): Result<number> {
	const ply = PLY.parse(text, {});
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
