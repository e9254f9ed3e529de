/**
 * Reads the fields of a match as text, from a link, a form or the command line. Each wrong field gets a fault and its
 * default value.
 */
import { assert } from '../base/assert.ts';
import { MOST_SEED } from '../base/random.ts';
import { listChoices } from '../base/choices.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Game } from '../games/game.ts';
import { gameOf } from '../games/registry.ts';
import {
	COLOUR_RULES,
	COLOUR_RULE_NAMES,
	MATCH_GAMES,
	type ColourRule,
	type MatchGameId,
	type MatchPlan
} from './match.ts';
import { parsePlayer, standardPlayer, type Player } from './player.ts';
import { engineIdsFor, engineOf, type EngineId } from './registry.ts';

export const MATCH_FIELDS = [
	'game',
	'start',
	'first',
	'second',
	'colours',
	'games',
	'seed'
] as const;
export type MatchField = (typeof MATCH_FIELDS)[number];
export type MatchFields = Readonly<Partial<Record<MatchField, string>>>;

export const DEFAULT_GAMES = 10;
export const MOST_GAMES = 1000;
export const DEFAULT_SEED = 1;

export interface MatchFault {
	readonly field: MatchField;
	readonly message: string;
	/** Zero-based index into the field's text, if the fault has a place. */
	readonly at?: number;
}

export interface ParsedMatch {
	readonly plan: MatchPlan;
	readonly faults: readonly MatchFault[];
}

/** Parses every field; a missing one gets its default, a wrong one its default and a fault. */
export function parseMatch(fields: MatchFields): ParsedMatch {
	const faults: MatchFault[] = [];
	const take = <T>(field: MatchField, parse: (text: string) => Result<T>, otherwise: T): T => {
		const text = fields[field];
		if (text === undefined) return otherwise;
		const read = parse(text);
		if (read.ok) return read.value;
		const { message, at } = read.fault;
		faults.push({ field, message, ...(at === undefined ? {} : { at }) });
		return otherwise;
	};
	const id = take(
		'game',
		(text) => oneOf('game', MATCH_GAMES, text, (one) => gameOf(one).name),
		'chess'
	);
	const game = gameOf(id);
	const [usual] = engineIdsFor(id);
	const standard = standardPlayer(usual as EngineId);
	const start = take('start', (text) => parseStart(text, game), startOf(game));
	const playerAt = (field: 'first' | 'second', otherwise: Player): Player =>
		take(field, (text) => parseFor(text, id, start), otherwise);
	const plan = {
		game: id,
		start,
		first: playerAt('first', standard),
		second: playerAt('second', standardPlayer('random')),
		colours: take(
			'colours',
			(text) => oneOf('colours', COLOUR_RULES, text, (one) => COLOUR_RULE_NAMES[one]),
			'alternating'
		),
		games: take('games', (text) => parseWhole('games', text, 1, MOST_GAMES), DEFAULT_GAMES),
		seed: take('seed', (text) => parseWhole('seed', text, 0, MOST_SEED), DEFAULT_SEED)
	} satisfies MatchPlan & { colours: ColourRule };
	return { plan, faults };
}

/** The default start of games: the starting position of chess, the empty board. */
export function startOf(game: Game): string {
	const text = game.id === 'tictactoe' ? '.........' : game.defaultPosition;
	const state = game.parse(text, { root: 'max' });
	assert(state.ok, `the start of ${game.id} can be read`);
	return game.format(state.value);
}

/** A position with a legal move. */
function parseStart(text: string, game: Game): Result<string> {
	const state = game.parse(text, { root: 'max' });
	if (!state.ok) return state;
	const ending = game.ending(state.value);
	return ending === null
		? ok(game.format(state.value))
		: fail('start-over', `The game is over there (${ending.code.replaceAll('-', ' ')}).`);
}

/** A player that can play from the start of the games. */
function parseFor(text: string, game: MatchGameId, start: string): Result<Player> {
	const player = parsePlayer(text, game);
	if (!player.ok) return player;
	const state = gameOf(game).parse(start, { root: 'max' });
	assert(state.ok, 'the start was read before');
	const refusal = engineOf(player.value.engine).refuses?.(state.value) ?? null;
	return refusal === null ? player : fail('engine-refuses', refusal);
}

function oneOf<T extends string>(
	field: MatchField,
	choices: readonly T[],
	text: string,
	nameOf: (id: T) => string
): Result<T> {
	const choice = choices.find((one) => one === text);
	return choice === undefined
		? fail(
				`${field}-unknown`,
				`“${text.slice(0, 40)}” is not one of ${listChoices(choices, nameOf)}.`
			)
		: ok(choice);
}

function parseWhole(field: MatchField, text: string, least: number, most: number): Result<number> {
	const wanted = `ive a whole number from ${least} to ${most.toLocaleString('en')}`;
	const given = text.slice(0, 40);
	if (text.trim() === '') return fail(`${field}-empty`, `G${wanted}.`);
	if (!/^-?\d+$/.test(text)) {
		return fail(`${field}-whole`, `“${given}” is more than digits: g${wanted}, in digits alone.`);
	}
	const value = Number(text);
	return value >= least && value <= most
		? ok(value)
		: fail(`${field}-range`, `“${given}” is out of range: g${wanted}.`);
}
