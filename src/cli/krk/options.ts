/** The options of the commands below `krk`. Those that links have too are the fields of links. */
import { fail, ok, type Result } from '../../lib/core/base/result.ts';
import { PROGRAM_FIELDS } from '../../lib/core/evaluate/krk-paper/program-fields.ts';
import { RUN_FIELDS } from '../../lib/core/experiments/krk/run-plan.ts';
import { choice, type Field, type NamesOf, type ValuesOf } from '../../lib/core/fields/field.ts';
import { findPlacementFault } from '../../lib/core/games/krk/placement-faults.ts';
import { TURNS, type Turn } from '../../lib/core/games/krk/placement.ts';
import type { Profile } from '../../lib/core/games/krk/profile/profile.ts';
import { SWITCHES } from '../../lib/core/games/krk/profile/switches.ts';
import { failAt, type CliFault } from '../fault.ts';

export interface Rules {
	readonly profile: Profile;
	/** Steps that each side looks ahead. */
	readonly whiteSteps: number;
	readonly blackSteps: number;
}

/** The side to move. */
export const TURN: Field<Turn> = choice('side', {
	label: 'Side to move',
	about: 'who moves',
	ids: TURNS,
	default: 'white'
});

const NUMBER = {
	label: 'Number',
	about: '4096 * black king + 64 * rook + white king; a8 is 0, a7 is 1, b8 is 8, h1 is 63',
	format: (id: number | null) => (id === null ? null : String(id)),
	default: () => null
} as const;

/** The number of a position that is legal with the side to move; null if none is given. */
export const ID: Field<number | null, { readonly turn: Turn }> = {
	...NUMBER,
	needs: ['turn'],
	parse: (text, { turn }) => parseId(text, turn)
};

/** The same of a position with White to move. */
export const START: Field<number | null> = {
	...NUMBER,
	parse: (text) => parseId(text, 'white')
};

const { profile, steps, seed } = PROGRAM_FIELDS;

/** A named profile with or without options; the value of mates has an option of its own, which takes precedence. */
export const PROFILE_OPTIONS = {
	profile,
	mates: {
		...choice('value of mates', {
			label: 'Mates',
			about: 'all mates are worth the same, or faster mates are better; overrides the profile',
			ids: ['flat', 'depth'],
			names: SWITCHES.mates.choices as NamesOf<Profile['mates']>,
			code: 'mates-unknown',
			default: 'flat'
		}),
		usual: 'as in the profile',
		default: (known: { readonly profile: Profile }) => known.profile.mates
	}
} as const;

/** How the two sides of a game search and choose: the paper's own by default, so that without any option its first column is reproduced. */
export const RULE_OPTIONS = {
	...PROFILE_OPTIONS,
	steps,
	whiteSteps: stepsOf('white-steps', 'White'),
	blackSteps: stepsOf('black-steps', 'Black')
} as const;

export const SEED = { ...seed, about: `of play: ${seed.about}` } as const;

/** The starts and seeds of an experiment, as on its page; there the first seed has the shorter name. */
export const { starts: STARTS, seeds: SEEDS } = RUN_FIELDS;
export const FIRST_SEED = { ...RUN_FIELDS.firstSeed, name: 'first-seed' } as const;

export function rulesOf({
	whiteSteps,
	blackSteps,
	...options
}: ValuesOf<typeof RULE_OPTIONS>): Rules {
	return { profile: profileOf(options), whiteSteps, blackSteps };
}

export function profileOf({ profile: named, mates }: ValuesOf<typeof PROFILE_OPTIONS>): Profile {
	return { ...named, mates };
}

/** @param command and `hint` say what to do if no position is given */
export function requireId(
	id: number | null,
	command: string,
	hint: string
): Result<number, CliFault> {
	return id === null ? failAt(command, `Which position? ${hint}`) : ok(id);
}

function stepsOf(name: string, side: string): Field<number, { readonly steps: number }> {
	return {
		...steps,
		name,
		label: `${side}’s steps`,
		about: `for ${side} alone`,
		usual: '',
		needs: ['steps'],
		default: (known) => known.steps
	};
}

function parseId(text: string, turn: Turn): Result<number> {
	const id = /^\d+$/.test(text) ? Number(text) : NaN;
	const fault = findPlacementFault(id, turn);
	return fault === null ? ok(id) : fail(fault.code, fault.message);
}
