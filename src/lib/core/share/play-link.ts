/**
 * Links to a game against an engine: its start, its moves, the seats, and the position on view. A missing field has
 * its default; `v` is the version, 1 if missing.
 */
import { assertExists } from '../base/assert.ts';
import { listChoices } from '../base/choices.ts';
import { MOST_SEED } from '../base/random.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import { GameInPlay } from '../engines/game-in-play.ts';
import { formatPlayer, parsePlayer, standardPlayer, type Player } from '../engines/player.ts';
import { engineIdsFor } from '../engines/registry.ts';
import { BOARD_ALONE, isBoardAlone } from '../games/chess/fen.ts';
import type { Move, Side } from '../games/game.ts';
import { gameOf, type GameId } from '../games/registry.ts';
import type { FieldFault } from '../search/parse-setup.ts';
import {
	IMPORTED_FIELDS,
	importedFields,
	parseFileResult,
	parseImported,
	parseName,
	type Imported
} from './imported.ts';
import { encodeReadably, LINK_VERSION, parseVersion, strayFault } from './link.ts';

/** The games that can be played; the first is the default. */
export const PLAY_GAMES = ['chess', 'tictactoe'] as const satisfies readonly GameId[];
export type PlayGame = (typeof PLAY_GAMES)[number];

/** The user's side: one of them, both, or none, so that the engine plays against itself. */
export const SEATS = ['max', 'min', 'both', 'none'] as const;
export type Seat = (typeof SEATS)[number];

/** A game and its players: the whole content of a link. */
export interface PlayState {
	readonly game: PlayGame;
	/** The starting position, in normalised text without moves. */
	readonly start: string;
	/** Legal moves in sequence, from the start. */
	readonly moves: readonly Move[];
	readonly player: Player;
	readonly seat: Seat;
	readonly seed: number;
	/** The side that has resigned, or null. */
	readonly resigned: Side | null;
	/** Number of the moves shown on the board. */
	readonly ply: number;
}

const FIELDS = [
	'game',
	'start',
	'moves',
	'engine',
	'side',
	'seed',
	'resigned',
	'ply',
	...IMPORTED_FIELDS,
	'waits',
	'v'
] as const;
const KNOWN: ReadonlySet<string> = new Set(FIELDS);

/** `link` is the link as a whole, for parts of it that belong to no field. */
export type PlayField = (typeof FIELDS)[number] | 'link';
export type PlayFault = FieldFault<PlayField>;

export interface ParsedPlay {
	readonly state: PlayState;
	/** The file that the game was opened from; null where the link tells of none. */
	readonly imported: Imported | null;
	/** True where the engine is to wait until somebody lets it play. */
	readonly waits: boolean;
	/** What is assumed about a start that is a board alone, in a sentence; null if nothing is. */
	readonly assumed: string | null;
	/** The faults by field. The nearest valid value replaces each faulty field. */
	readonly faults: readonly PlayFault[];
}

/** The seat in a link: `white`, `black`, `x`, `o`, `both`, `none`. */
function seatName(game: PlayGame, seat: Seat): string {
	if (seat === 'both' || seat === 'none') return seat;
	return gameOf(game).sideNames[seat].toLowerCase();
}

/** The seat in the controls: "White", "X", "both sides". */
export function titleOfSeat(game: PlayGame, seat: Seat): string {
	if (seat === 'both') return 'both sides';
	return seat === 'none' ? 'neither (watch)' : gameOf(game).sideNames[seat];
}

export const DEFAULT_SEED = 1;

/** A new game against a game's usual opponent. */
export function freshPlay(game: PlayGame): PlayState {
	const engine = assertExists(engineIdsFor(game)[0], 'each game that is played has an engine');
	return {
		game,
		start: startOf(game),
		moves: [],
		player: standardPlayer(engine),
		seat: 'max',
		seed: DEFAULT_SEED,
		resigned: null,
		ply: 0
	};
}

/** The starting position by the game's rules: for tic-tac-toe, the empty board. */
function startOf(game: PlayGame): string {
	return game === 'tictactoe' ? '.........' : gameOf(game).defaultPosition;
}

/** Reads the query of a link (with or without `?`). Never fails: faults are part of the result. */
export function parsePlayLink(query: string): ParsedPlay {
	const params = new URLSearchParams(query);
	const faults: PlayFault[] = [];
	const take = <T>(field: PlayField, parse: (text: string) => Result<T>, fallback: T): T => {
		const text = params.get(field);
		if (text === null) return fallback;
		const result = parse(text);
		if (result.ok) return result.value;
		faults.push({ field, fault: result.fault });
		return fallback;
	};
	take('v', parseVersion, LINK_VERSION);
	const fresh = freshPlay(take('game', parsePlayGame, PLAY_GAMES[0]));
	const begun = take('start', (text) => parseStart(fresh.game, text), {
		start: fresh.start,
		moves: []
	});
	const read = readMoves(fresh.game, begun.start, begun.moves, params.get('moves'));
	if (read.fault !== null) faults.push({ field: 'moves', fault: read.fault });
	const state: PlayState = {
		...fresh,
		start: begun.start,
		moves: read.moves,
		player: take('engine', (text) => parsePlayer(text, fresh.game), fresh.player),
		seat: take('side', (text) => parseSeat(text, fresh.game, SEATS), fresh.seat),
		seed: take('seed', parseSeed, fresh.seed),
		resigned: take('resigned', (text) => parseResigned(text, fresh.game), null),
		ply: take('ply', (text) => parsePly(text, read.moves.length), read.moves.length)
	};
	const white = take('white', parseName, '');
	const black = take('black', parseName, '');
	const imported: Imported = {
		names: { max: white === '' ? null : white, min: black === '' ? null : black },
		result: take('result', parseFileResult, null),
		plies: take('imported', (text) => parseImported(text, read.moves.length), 0)
	};
	const waits = take('waits', parseWaits, false);
	const isImported = IMPORTED_FIELDS.some((field) => params.has(field));
	// A later version may have fields that are unknown here.
	const isOurs = (params.get('v') ?? LINK_VERSION) === LINK_VERSION;
	const names = [...params.keys()].filter((name) => isOurs || KNOWN.has(name));
	const stray = strayFault(names, KNOWN);
	if (stray !== null) faults.push({ field: 'link', fault: stray });
	return {
		state,
		imported: isImported ? imported : null,
		waits,
		assumed: assumedOf(fresh.game, params.get('start'), faults),
		faults
	};
}

/**
 * The query of a state, without `?` and without defaults; empty for a fresh game of the first kind.
 * @param imported what is told of the game's file
 * @param waits whether the engine, whose move it is, waits
 */
export function formatPlayLink(
	state: PlayState,
	imported: Imported | null = null,
	waits = false
): string {
	const fresh = freshPlay(state.game);
	const { game, start, moves, player, seat, seed, resigned, ply } = state;
	const fields: readonly (readonly [PlayField, string])[] = [
		['game', game === PLAY_GAMES[0] ? '' : game],
		['start', start === fresh.start ? '' : start],
		['engine', sameAs(player, fresh.player) ? '' : formatPlayer(player)],
		['side', seat === fresh.seat ? '' : seatName(game, seat)],
		['seed', seed === fresh.seed ? '' : String(seed)],
		['moves', moveIds(game, start, moves).join(',')],
		['resigned', resigned === null ? '' : seatName(game, resigned)],
		['ply', ply === moves.length ? '' : String(ply)],
		...importedFields(imported),
		['waits', waits ? 'yes' : '']
	];
	return fields
		.filter(([, text]) => text !== '')
		.map(([name, text]) => `${name}=${encodeReadably(text)}`)
		.join('&');
}

/** The moves in the notation of scripts: UCI, or the number of the cell. */
export function moveIds(id: PlayGame, start: string, moves: readonly Move[]): string[] {
	const line = new GameInPlay(id, start);
	return moves.map((move) => {
		const name = line.game.moveId(line.state, move);
		line.play(move);
		return name;
	});
}

/** A start and the moves made from there. */
export interface Begun {
	readonly start: string;
	readonly moves: readonly Move[];
}

/** Reads the start of a game. Moves after the position become moves of the game. */
export function parseStart(id: PlayGame, text: string): Result<Begun> {
	const game = gameOf(id);
	const whole = game.parse(text.trim(), { root: 'max' });
	if (!whole.ok) return whole;
	const [start, tail] = game.format(whole.value).split(' moves ') as [string, string?];
	if (tail === undefined) return ok({ start, moves: [] });
	return ok({ start, moves: readMoves(id, start, [], tail.replaceAll(' ', ',')).moves });
}

/** What is assumed about a start, in a sentence; null if nothing is, and if the start cannot be read. */
function assumedOf(
	game: PlayGame,
	start: string | null,
	faults: readonly PlayFault[]
): string | null {
	const isRead = start !== null && faults.every(({ field }) => field !== 'start');
	return game === 'chess' && isRead && isBoardAlone(start) ? BOARD_ALONE : null;
}

/** The moves of a link before the first that cannot be played. */
function readMoves(
	id: PlayGame,
	start: string,
	before: readonly Move[],
	text: string | null
): { readonly moves: readonly Move[]; readonly fault: InputFault | null } {
	const line = new GameInPlay(id, start);
	for (const move of before) line.play(move);
	let at = 0;
	for (const word of (text ?? '').split(',')) {
		if (word === '') continue;
		const { game, state } = line;
		const move = state.legalMoves().find((one) => game.moveId(state, one) === word);
		if (move === undefined) {
			const number = line.moves.length + 1;
			const side = game.sideNames[state.maxToMove() ? 'max' : 'min'];
			const why = state.isTerminal() ? 'the game is over there' : `${side} has no such move there`;
			const message = `Move ${number} of this link is “${word.slice(0, 12)}”, and ${why}; the game is shown up to that move.`;
			return { moves: line.moves, fault: { code: 'play-moves', message, at } };
		}
		line.play(move);
		at += word.length + 1;
	}
	return { moves: line.moves, fault: null };
}

function parsePlayGame(text: string): Result<PlayGame> {
	const game = PLAY_GAMES.find((id) => id === text);
	return game === undefined
		? fail(
				'play-game',
				`Nobody plays “${text.slice(0, 24)}” here; choose ${listChoices(PLAY_GAMES, (id) => gameOf(id).name)}.`
			)
		: ok(game);
}

function parseSeat(text: string, game: PlayGame, seats: readonly Seat[]): Result<Seat> {
	const names = seats.map((seat) => seatName(game, seat));
	const seat = seats[names.indexOf(text.toLowerCase())];
	if (seat !== undefined) return ok(seat);
	const known = seats.map((one) => `${seatName(game, one)} (${titleOfSeat(game, one)})`).join(', ');
	return fail('play-side', `There is no side “${text.slice(0, 24)}”; choose ${known}.`);
}

/** Reads a seed, 0 to MOST_SEED. Fault: `play-seed`. */
export function parseSeed(text: string): Result<number> {
	const seed = /^\d{1,10}$/.test(text.trim()) ? Number(text) : NaN;
	return seed <= MOST_SEED
		? ok(seed)
		: fail(
				'play-seed',
				`“${text.slice(0, 24)}” is no seed: give a whole number from 0 to ${MOST_SEED}.`
			);
}

function parseResigned(text: string, game: PlayGame): Result<Side> {
	const seat = parseSeat(text, game, ['max', 'min']);
	return seat.ok ? ok(seat.value as Side) : seat;
}

function parseWaits(text: string): Result<boolean> {
	return text === 'yes' || text === 'no'
		? ok(text === 'yes')
		: fail('play-waits', `“${text.slice(0, 12)}” is not an answer. Choose yes or no.`);
}

function parsePly(text: string, last: number): Result<number> {
	const ply = /^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN;
	return ply <= last
		? ok(ply)
		: fail('play-ply', `This game has the plies 0 to ${last}, not “${text.slice(0, 12)}”.`);
}

function sameAs(one: Player, other: Player): boolean {
	return one.engine === other.engine && one.plies === other.plies;
}
