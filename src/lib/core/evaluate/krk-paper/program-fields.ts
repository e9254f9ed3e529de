/** The fields that a game with the paper’s program, an experiment and a single search have in common. */
import { MOST_SEED } from '../../base/random.ts';
import { choice, whole, type FieldsOf, type Option } from '../../fields/field.ts';
import { CLEAN, PROFILE_IDS, RELEASED, type Profile } from '../../games/krk/profile/profile.ts';
import { formatProfile, nameProfile, parseProfile } from '../../games/krk/profile/profile-text.ts';
import { READINGS, READING_TEXTS, type Reading } from '../../games/krk/profile/readings.ts';
import { LEAST_STEPS, MOST_STEPS } from './levels/level-tables.ts';

/** The paper's claim is about this many steps. */
export const CLAIMED_STEPS = 7;

/** An interpretation of the paper’s free squares. A game of the program has its profile’s by default. */
export const READING_FIELD = choice<Reading>('reading', {
	label: 'Free squares',
	about: 'how free squares are counted',
	ids: READINGS,
	names: (id) => READING_TEXTS[id].name,
	code: 'krk-reading',
	default: 'authors-fixed'
});

interface Program {
	readonly profile: Profile;
	/** Steps that a side looks ahead; a step is two plies. */
	readonly steps: number;
	readonly seed: number;
}

export const PROGRAM_FIELDS = {
	profile: {
		label: 'Profile',
		about:
			'the paper’s released program, or the algorithm implemented from its text; with options after commas, such as released,ties:uniform',
		choices: PROFILE_IDS,
		options: profileOptions,
		parse: parseProfile,
		format: formatProfile,
		default: () => RELEASED
	},
	steps: whole({
		label: 'Steps',
		about: `how far both sides look ahead, ${LEAST_STEPS} to ${MOST_STEPS}; a step is two plies`,
		least: LEAST_STEPS,
		most: MOST_STEPS,
		code: 'krk-steps',
		wrong: (quoted) =>
			`Steps are a whole number from ${LEAST_STEPS} to ${MOST_STEPS}, not ${quoted}.`,
		default: 1
	}),
	seed: whole({
		label: 'Seed',
		about: `with the starting position, decides how ties are broken; 0 to ${MOST_SEED}`,
		least: 0,
		most: MOST_SEED,
		code: 'krk-seed',
		wrong: (quoted) => `A seed is a whole number from 0 to ${MOST_SEED}, not ${quoted}.`,
		default: 1
	})
} as const satisfies FieldsOf<Program>;

const NAMED_PROFILES: readonly Option[] = [
	{
		id: formatProfile(RELEASED),
		name: 'Released',
		about:
			'The program that the authors released apart from the paper, without a licence: rebuilt from its behaviour, including its faults.'
	},
	{
		id: formatProfile(CLEAN),
		name: 'Clean, flat mates',
		about: 'The algorithm implemented from the paper’s text; every mate is worth −1000.'
	},
	{
		id: formatProfile({ ...CLEAN, mates: 'depth' }),
		name: 'Clean, depth-aware mates',
		about: 'The same, but faster mates score higher.'
	}
];

/** The profiles with names, and the selected one if it has options of its own. */
function profileOptions({ profile }: Pick<Program, 'profile'>): readonly Option[] {
	const id = formatProfile(profile);
	return NAMED_PROFILES.some((one) => one.id === id)
		? NAMED_PROFILES
		: [...NAMED_PROFILES, { id, name: 'Custom options', about: `${nameProfile(profile)}.` }];
}
