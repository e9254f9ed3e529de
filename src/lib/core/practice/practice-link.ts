/**
 * Links to a set of exercises: a level and a seed, or a position of one's own with the explorer's fields. The same
 * link always gives the same set.
 */
import { MOST_SEED } from '../base/random.ts';
import { fail, type Result } from '../base/result.ts';
import { anyText, choice, whole, type Field } from '../fields/field.ts';
import { fieldList, type LinkPart } from '../fields/field-list.ts';
import { factsOf } from '../games/registry.ts';
import { SEARCH_FIELDS } from '../search/setup-fields.ts';
import type { SearchSetup } from '../search/setup.ts';
import { ASK_FIELDS, parseAsk, usualAsk, type AskField } from './ask-field.ts';
import { instead, LEVEL_IDS, levelsOf, parseLevel } from './level-field.ts';
import { LEVEL_INFO, type Level } from './levels.ts';
import { CUT_FIELD, PAIRS_FIELD, type Pairs } from './pairs.ts';
import { MARKS, type Marks } from './marks.ts';
import { SOURCES } from './sources/registry.ts';

/** The searches that can be practised. */
export const PRACTISED = ['minimax', 'alphabeta'] as const;

/** The most exercises of a set. */
const MOST_EXERCISES = 20;

const DIAGNOSE = choice('diagnose', {
	label: 'Diagnosis',
	about: 'on: the fewest trees of levels 4 and 5 that tell all wrong ideas apart',
	ids: ['off', 'on'],
	unknown: (quoted) => `A diagnosis is on or off, not ${quoted}`,
	default: 'off'
});

type Searched = Pick<
	SearchSetup,
	'game' | 'root' | 'depth' | 'evaluator' | 'order' | 'cut' | 'fail' | 'ties'
>;

export interface PracticeValues extends Searched {
	readonly level: Level;
	readonly seed: number;
	readonly sets: number;
	readonly diagnose: 'off' | 'on';
	readonly pairs: Pairs;
	/** A position of one's own; null for drawn ones. */
	readonly position: string | null;
	/** The way to the root of a fragment, in any notation of the game; null for the whole search. */
	readonly at: string | null;
	readonly algorithm: (typeof PRACTISED)[number];
	/** In the order of `ASK_FIELDS`. */
	readonly ask: readonly AskField[];
	readonly marks: Marks;
	/** Number of the exercise on view, from 1. */
	readonly show: number;
}

export type PracticeField = keyof PracticeValues | LinkPart;

export const PRACTICE = fieldList<PracticeValues>({
	game: {
		...SEARCH_FIELDS.game,
		about: 'the game that exercises are drawn from',
		// Without a source its usual position is too large; a link with a smaller one opens all the same.
		options: (asked) =>
			SEARCH_FIELDS.game
				.options?.(asked)
				.filter(({ id }) => id === asked.game || Object.hasOwn(SOURCES, id)) ?? []
	},
	level: {
		label: 'Level',
		about: 'what is practised, from values to deep cutoffs',
		hint: ({ level }) => `${LEVEL_INFO[level].name}.`,
		choices: LEVEL_IDS,
		options: ({ game }) =>
			levelsOf(game).map((level) => ({
				id: String(level),
				name: `${level} ${LEVEL_INFO[level].name}`
			})),
		shown: isDrawn,
		usual: 'the first level of the game',
		needs: ['game'],
		parse: parseLevel,
		format: (level, { game }) => (levelsOf(game).length > 0 ? String(level) : null),
		default: ({ game }) => levelsOf(game)[0] ?? 1
	},
	seed: whole({
		label: 'Seed',
		about: 'the seed of the first exercise; the next trees have the next seeds',
		shown: isDrawn,
		least: 0,
		most: MOST_SEED,
		code: 'seed-range',
		wrong: (quoted) => `${quoted} is not a seed: give a whole number from 0 to ${MOST_SEED}.`,
		default: 1
	}),
	sets: whole<PracticeValues>({
		label: 'Exercises',
		about: `how many exercises, 1 to ${MOST_EXERCISES}`,
		shown: isDrawn,
		least: 1,
		most: MOST_EXERCISES,
		code: 'sets-range',
		wrong: (quoted) => `${quoted} is not a number of exercises from 1 to ${MOST_EXERCISES}.`,
		default: ({ pairs }) => (pairs === 'on' ? 6 : 5)
	}),
	diagnose: {
		...DIAGNOSE,
		options: ({ game }) => [
			{ id: 'off', name: 'Off' },
			...(levelsOf(game).includes(5) ? [{ id: 'on', name: 'On' }] : [])
		],
		shown: ({ position }) => position === null,
		needs: ['game', 'position'],
		parse: parseDiagnose
	},
	pairs: PAIRS_FIELD,
	position: {
		...SEARCH_FIELDS.position,
		about: 'a position of one’s own instead of drawn ones, with at most 60 nodes below it',
		hint: ({ game }) => instead(game) ?? 'Empty: positions are drawn by seed.',
		size: 34,
		usual: 'drawn by level and seed',
		parse: (text, asked) => SEARCH_FIELDS.position.parse(text, withPosition(asked)),
		format: (position) => position,
		default: (asked) =>
			SOURCES[asked.game] === undefined ? SEARCH_FIELDS.position.default(withPosition(asked)) : null
	},
	root: {
		...SEARCH_FIELDS.root,
		shown: ({ game }) => factsOf(game).choosesSide === true,
		parse: (text, asked) => SEARCH_FIELDS.root.parse(text, withPosition(asked))
	},
	algorithm: {
		...choice('algorithm', {
			label: 'Algorithm',
			about: 'what is practised',
			ids: PRACTISED,
			names: { minimax: 'Minimax', alphabeta: 'Alpha-beta' },
			unknown: (quoted) => `${quoted} cannot be practised`,
			default: 'alphabeta'
		}),
		shown: ({ position }) => position !== null,
		usual: 'minimax at level 1, otherwise alphabeta',
		default: ({ position, level, game, diagnose }) =>
			position === null && diagnose === 'off' && SOURCES[game] !== undefined
				? LEVEL_INFO[level].algorithm
				: 'alphabeta'
	},
	depth: ofOwn({
		...SEARCH_FIELDS.depth,
		parse: (text, asked) => SEARCH_FIELDS.depth.parse(text, withPosition(asked))
	}),
	at: ofOwn(
		anyText({
			label: 'Part',
			hint: () => 'Empty: the whole search. Moves to a node: what is below it.',
			size: 16,
			about: 'the moves to a node of that search whose part below is the exercise'
		})
	),
	evaluator: ofOwn(SEARCH_FIELDS.evaluator),
	order: {
		...SEARCH_FIELDS.order,
		about: 'in which order moves are searched; reversed is from right to left',
		options: (asked) =>
			SEARCH_FIELDS.order
				.options(asked)
				.filter(({ id }) => asked.position !== null || isDirection(id)),
		needs: ['game', 'position'],
		parse: parseOrderFor
	},
	cut: CUT_FIELD,
	fail: SEARCH_FIELDS.fail,
	ties: ofOwn(SEARCH_FIELDS.ties),
	ask: {
		label: 'Asked',
		about: 'what is asked, with commas between',
		choices: ASK_FIELDS,
		usual: 'what the level asks',
		needs: ['game', 'level', 'algorithm'],
		parse: parseAsk,
		format: (ask) => ask.join(','),
		default: usualAsk
	},
	marks: choice('marks', {
		label: 'Marks',
		about: 'whether values and windows count that follow from an earlier slip',
		ids: MARKS,
		names: { follow: 'What follows counts', strict: 'Only what is right counts' },
		unknown: (quoted) => `There are no marks ${quoted}`,
		default: 'follow'
	}),
	show: whole({
		label: 'Exercise on view',
		about: 'the number of the exercise on view, from 1',
		momentary: true,
		least: 1,
		most: MOST_EXERCISES,
		code: 'show-range',
		wrong: (quoted) => `A set has no exercise ${quoted}.`,
		default: 1
	})
});

/** The settings of a set as one text, the same for equal sets: what is on view is no part of it. */
export function settingsOf(values: PracticeValues): string {
	return PRACTICE.settingOf(PRACTICE.query(values));
}

/** True where exercises are drawn by level and seed. */
export function isDrawn({ position, diagnose }: PracticeValues): boolean {
	return position === null && diagnose === 'off';
}

/** True where an order of the children is asked for, too. */
export function asksReorder(values: PracticeValues): boolean {
	return isDrawn(values) && values.ask.includes('reorder');
}

/** The same with a position in any case; nothing is read before it is asked for. */
function withPosition(
	asked: Pick<PracticeValues, 'game' | 'root' | 'position'>
): Pick<SearchSetup, 'game' | 'root' | 'position'> {
	return {
		get game() {
			return asked.game;
		},
		get root() {
			return asked.root;
		},
		get position() {
			return asked.position ?? factsOf(asked.game).defaultPosition;
		}
	};
}

/** A field that belongs to a position of one's own. */
function ofOwn<Value>(field: Field<Value, PracticeValues>): Field<Value, PracticeValues> {
	return {
		...field,
		shown: ({ position }) => position !== null,
		needs: [...(field.needs ?? []), 'game', 'position'],
		parse: (text, known) =>
			known.position === null
				? fail(
						'practice-drawn',
						`A drawn exercise has its own ${field.label.toLowerCase()}. Give a position with it.`
					)
				: field.parse(text, known),
		format: (value, known) => (known.position === null ? null : field.format(value, known))
	};
}

function parseDiagnose(
	text: string,
	asked: Pick<PracticeValues, 'game' | 'position'>
): Result<'off' | 'on'> {
	const read = DIAGNOSE.parse(text, asked);
	if (!read.ok || read.value === 'off') return read;
	return asked.position === null && levelsOf(asked.game).includes(5)
		? read
		: fail('diagnose-drawn', 'A diagnosis needs drawn trees: give no position and no other game.');
}

/** Drawn exercises are searched from left to right, or from right to left. */
function isDirection(order: string): boolean {
	return order === 'listed' || order === 'reversed';
}

function parseOrderFor(
	text: string,
	asked: Pick<PracticeValues, 'game' | 'position'>
): Result<string> {
	const order = SEARCH_FIELDS.order.parse(text, asked);
	if (!order.ok || asked.position !== null) return order;
	return isDirection(order.value)
		? order
		: fail(
				'practice-order',
				'A drawn exercise is searched from left to right (listed) or from right to left (reversed).'
			);
}
