/** The differences between the paper's released program and its algorithm, each as an option with its choices. */
import { READINGS, READING_TEXTS } from './readings.ts';
import type { Profile } from './profile.ts';

export const SWITCH_IDS = [
	'reading',
	'ties',
	'blackTerminal',
	'levelThreeMate',
	'stalemateTest',
	'startCounted',
	'fiftyValue',
	'treeSeesRepetition',
	'mates'
] as const satisfies readonly (keyof Profile)[];
export type SwitchId = (typeof SWITCH_IDS)[number];

interface SwitchText {
	readonly name: string;
	/** Purpose of the option in one line, for the control. */
	readonly about: string;
	/** Its choices in words, by id. */
	readonly choices: Readonly<Record<string, string>>;
}

export const SWITCHES: {
	readonly [Id in SwitchId]: SwitchText & {
		readonly choices: Readonly<Record<Profile[Id], string>>;
	};
} = {
	reading: {
		name: 'Free squares',
		about: 'How the squares left to the black king are counted.',
		choices: Object.fromEntries(
			READINGS.map((reading) => [reading, READING_TEXTS[reading].name])
		) as Record<Profile['reading'], string>
	},
	ties: {
		name: 'Tied moves',
		about: 'Which of several best moves is played.',
		choices: { released: 'By the program’s index', uniform: 'Any, equally likely' }
	},
	blackTerminal: {
		name: 'Endings in Black’s search',
		about: 'The value Black’s search uses for a game that ends before the last level.',
		choices: { 'minus-one': '−1, whatever it is', valued: 'Its own value' }
	},
	levelThreeMate: {
		name: 'Mate at level 3',
		about: 'The value of a mate by White’s second move in its search.',
		choices: { 'minus-900': '−900', 'as-any': 'As any mate' }
	},
	stalemateTest: {
		name: 'Stalemate',
		about: 'When an immobile black king out of check ends the game.',
		choices: { 'either-turn': 'Also after its own move', 'black-to-move': 'On its turn' }
	},
	startCounted: {
		name: 'Starting position and repetition',
		about: 'Whether the starting position counts as its first occurrence.',
		choices: { counted: 'Counted', 'not-counted': 'Not counted' }
	},
	fiftyValue: {
		name: 'Fifty moves',
		about: 'The value of a position in the tree that the fifty-move rule ends.',
		choices: { 'free-squares': 'Its free squares', 'plus-1000': '+1000, as the text says' }
	},
	treeSeesRepetition: {
		name: 'Repetition',
		about: 'Whether the search knows which positions have occurred twice.',
		choices: { seen: 'Known to the search', unseen: 'Not known to the search' }
	},
	mates: {
		name: 'Mates',
		about: 'Whether faster mates score higher.',
		choices: { flat: 'Flat (all equal)', depth: 'Depth-aware (faster is better)' }
	}
};
