/** The fields of a match, for links, forms and the command line. */
import { formatCount } from '../base/count-words.ts';
import { clip } from '../base/clip.ts';
import { MOST_SEED } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { zerosInFront } from '../base/zeros-in-front.ts';
import { choice, type Field, type FieldsOf, type Option } from '../fields/field.ts';
import type { Texts } from '../fields/field-list.ts';
import type { Game } from '../games/game.ts';
import { askedAmong, factsOf, gameOf, startOf, type GameId } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import type { MatchPlan } from './match.ts';
import { formatPlayer, parsePlayer, standardPlayer } from './player.ts';
import {
	ENGINE_IDS,
	engineIdsFor,
	engineOf,
	engineOptions,
	PLAYED_GAMES,
	type EngineId
} from './registry.ts';

export type MatchField = keyof MatchPlan;
export type MatchFields = Texts<MatchField>;

/** A match whose players may be others than the engines. */
export interface MatchOf<Seat> extends Omit<MatchPlan, 'first' | 'second'> {
	readonly first: Seat;
	readonly second: Seat;
}

const MOST_GAMES = 1000;

/** The game of a match, on which its other fields depend. */
interface OfGame {
	readonly game: GameId;
}
interface Begun extends OfGame {
	readonly start: string;
}

/** The fields of a match besides its players. */
export const MATCH_FIELDS = {
	game: choice<GameId>('game', {
		label: 'Game',
		about: 'the game',
		usual: 'as the start is written, otherwise chess',
		ids: PLAYED_GAMES,
		names: (id) => factsOf(id).name,
		unknown: (quoted) => `No engines play ${quoted} against each other`,
		default: askedAmong('chess', PLAYED_GAMES)
	}),
	start: {
		label: 'Start',
		about: 'where every game begins: a FEN, or nine cells',
		usual: 'the standard starting position',
		needs: ['game'],
		parse: (text: string, { game }: OfGame) => parseStart(text, gameOf(game)),
		assumed: (text: string, { game }: OfGame) => gameOf(game).assumed?.(text) ?? null,
		format: (start: string) => start,
		default: ({ game }: OfGame) => startOf(game)
	},
	colours: choice('colours', {
		label: 'Colours',
		about: 'whether the players change colours in every second game',
		offered: [
			{ id: 'alternating', name: 'Alternating', about: 'The first player has White (X) first.' },
			{ id: 'fixed', name: 'Fixed', about: 'The first player always has White (X).' }
		],
		unknown: (quoted) => `There is no rule of colours ${quoted}`,
		default: 'alternating'
	}),
	games: count('games', 1, MOST_GAMES, 10, {
		label: 'Games',
		about: `how many games, 1 to ${formatCount(MOST_GAMES)}`,
		hint: () => `1 to ${formatCount(MOST_GAMES)}.`
	}),
	seed: count('seed', 0, MOST_SEED, 1, {
		label: 'Seed',
		about: 'makes random choices repeatable: the same seed gives the same games',
		hint: () => 'The same seed gives the same games.'
	})
} as const satisfies FieldsOf<Omit<MatchPlan, 'first' | 'second'>>;

/** The players of a match, with the text that `parse` reads and `format` writes; `options` are at their usual depths. */
export function playerFields<Seat extends { readonly engine: string }>(
	parse: (text: string, game: GameId) => Result<Seat>,
	format: (seat: Seat) => string,
	standard: (engine: EngineId) => Seat,
	options: (game: GameId) => readonly Option[]
): Readonly<Record<'first' | 'second', Field<Seat, Begun>>> {
	const common = {
		about: 'an engine, with another depth than usual behind a colon: ghess:4',
		options: ({ game }: Begun) => options(game),
		optionOf: ({ engine }: Seat) => engine,
		needs: ['game', 'start'],
		parse: (text: string, { game, start }: Begun) => {
			const seat = parse(text, game);
			if (!seat.ok) return seat;
			const refusal = refusalOf(seat.value, game, start);
			return refusal === null ? seat : fail('engine-refuses', refusal);
		},
		format
	} as const;
	return {
		first: {
			...common,
			label: 'First player',
			usual: 'the game’s first engine',
			default: ({ game }) => standard(engineIdsFor(game)[0] as EngineId)
		},
		second: { ...common, label: 'Second player', default: () => standard('random') }
	};
}

/** The players of a match between engines. */
export const ENGINE_FIELDS = playerFields(parsePlayer, formatPlayer, standardPlayer, engineOptions);

/** A position with a legal move. */
function parseStart(text: string, game: Game): Result<string> {
	const state = game.parse(text, { root: 'max' });
	if (!state.ok) return state;
	const ending = game.ending(state.value);
	return ending === null
		? ok(game.format(state.value))
		: fail('start-over', `The game is over there (${ending.code.replaceAll('-', ' ')}).`);
}

/** Why an engine cannot play from the start of the games; null if it can. */
function refusalOf(seat: { readonly engine: string }, game: GameId, start: string): string | null {
	const id = ENGINE_IDS.find((one) => one === seat.engine);
	if (id === undefined) return null;
	return engineOf(id).refuses?.(rootOf({ game, position: start })) ?? null;
}

/** A whole number, with a message for each kind of mistake. */
function count(
	name: string,
	least: number,
	most: number,
	usual: number,
	described: Pick<Field<number>, 'label' | 'about' | 'hint'>
): Field<number> {
	const wanted = `ive a whole number from ${least} to ${formatCount(most)}`;
	return {
		...described,
		parse: (text) => {
			if (text.trim() === '') return fail(`${name}-empty`, `G${wanted}.`);
			const given = clip(text);
			if (!/^-?\d+$/.test(text)) {
				return fail(
					`${name}-whole`,
					`“${given}” is more than digits: g${wanted}, in digits alone.`
				);
			}
			const value = Number(text);
			if (!(value >= least && value <= most)) {
				return fail(`${name}-range`, `“${given}” is out of range: g${wanted}.`);
			}
			const zeros = zerosInFront(text);
			return zeros === null ? ok(value) : fail(`${name}-zeros`, zeros);
		},
		format: String,
		default: () => usual
	};
}
