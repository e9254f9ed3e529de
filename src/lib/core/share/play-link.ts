/**
 * Links to a game against an engine: its start, its moves, the seats, and the position on view. A missing field has
 * its default; `v` is the version, 1 if missing.
 */
import { assertExists } from '../base/assert.ts';
import { clip, quote } from '../base/clip.ts';
import { readPieces } from '../base/pieces.ts';
import { MOST_SEED } from '../base/random.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { GameInPlay } from '../engines/game-in-play.ts';
import { formatPlayer, parsePlayer, standardPlayer, type Player } from '../engines/player.ts';
import { engineIdsFor, engineOptions, PLAYED_GAMES } from '../engines/registry.ts';
import { choice, parseChoice, whole, type Field } from '../fields/field.ts';
import { fieldList, type LinkPart, type ParsedLink } from '../fields/field-list.ts';
import { recordMovesOf } from '../games/game-line.ts';
import type { Move, Side } from '../games/game.ts';
import { askedAmong, factsOf, gameOf, type GameId, startOf } from '../games/registry.ts';

/** The user's side: one of them, both, or none, so that the engine plays against itself. */
export const SEATS = ['max', 'min', 'both', 'none'] as const;
export type Seat = (typeof SEATS)[number];

const FILE_RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;

/** A start and the moves made from there. */
export interface Begun {
	readonly start: string;
	readonly moves: readonly Move[];
}

/** A game, its players, and what is told of the file that it was opened from: the whole content of a link. */
export interface PlayValues {
	readonly game: GameId;
	readonly start: Begun;
	/** Legal moves in sequence, from the start. */
	readonly moves: readonly Move[];
	readonly player: Player;
	readonly seat: Seat;
	readonly seed: number;
	/** The side that has resigned, or null. */
	readonly resigned: Side | null;
	/** Number of the moves shown on the board. */
	readonly ply: number;
	/** Who played, by the file; empty where it does not say, or no longer speaks of the game. */
	readonly white: string;
	readonly black: string;
	readonly result: (typeof FILE_RESULTS)[number] | null;
	/** How many of the moves are from the file. */
	readonly imported: number;
	/** True where the engine is to wait until somebody lets it play. */
	readonly waits: boolean;
}

/** What is told of a file. */
export type Imported = Pick<PlayValues, 'white' | 'black' | 'result' | 'imported'>;

/** A game and its players. */
export interface PlayState extends Omit<PlayValues, 'start' | 'waits' | keyof Imported> {
	/** The starting position, in normalised text without moves. */
	readonly start: string;
}

type PlayName = Exclude<keyof PlayValues, 'player' | 'seat'> | 'engine' | 'side';
/** `link` is the link as a whole, for parts of it that belong to no field. */
export type PlayField = PlayName | LinkPart;
export type ParsedPlay = ParsedLink<PlayValues, PlayName>;

/** The seat in a link: `white`, `black`, `x`, `o`, `both`, `none`. */
function seatName(game: GameId, seat: Seat): string {
	if (seat === 'both' || seat === 'none') return seat;
	return factsOf(game).sideNames[seat].toLowerCase();
}

/** The seat in the controls: "White", "X", "both sides". */
export function titleOfSeat(game: GameId, seat: Seat): string {
	if (seat === 'both') return 'both sides';
	return seat === 'none' ? 'neither (watch)' : factsOf(game).sideNames[seat];
}

const LONGEST_NAME = 80;
/** The word between a position and the moves of its game so far. */
const MOVES = 'moves';

const nameField = (side: string): Field<string> => ({
	label: `${side} in the file`,
	about: `who played ${side} in the file that the game was opened from`,
	momentary: true,
	parse: (text) =>
		text.length <= LONGEST_NAME
			? ok(text)
			: fail('play-name', `A player’s name in a link has at most ${LONGEST_NAME} characters.`),
	format: (name) => name.slice(0, LONGEST_NAME),
	default: () => ''
});

const countMoves = ({ moves }: PlayValues): number => moves.length;

/** The fields of a game's link. */
export const PLAY = fieldList<PlayValues, PlayName>({
	game: choice<GameId>('game', {
		label: 'Game',
		about: 'the game',
		usual: 'as the start is written, otherwise chess',
		ids: PLAYED_GAMES,
		names: (id) => factsOf(id).name,
		code: 'play-game',
		unknown: (quoted) => `Nobody plays ${quoted} here`,
		default: askedAmong('chess', PLAYED_GAMES)
	}),
	start: {
		label: 'Starting position',
		about: 'the position in which the game begins, as a FEN or nine cells',
		usual: 'the standard starting position',
		needs: ['game'],
		parse: (text, { game }) => parseStart(game, text),
		assumed: (text, { game }) => gameOf(game).assumed?.(text) ?? null,
		format: ({ start, moves }, { game }) =>
			moves.length === 0 ? start : [start, MOVES, ...moveIds(game, start, moves)].join(' '),
		default: ({ game }) => ({ start: startOf(game), moves: [] })
	},
	player: {
		name: 'engine',
		label: 'Opponent',
		about: 'the engine, with another depth behind a colon: ghess:4',
		usual: 'the game’s first engine',
		options: ({ game }) => engineOptions(game),
		optionOf: ({ engine }) => engine,
		needs: ['game'],
		parse: (text, { game }) => parsePlayer(text, game),
		format: formatPlayer,
		default: ({ game }) =>
			standardPlayer(assertExists(engineIdsFor(game)[0], 'each game that is played has an engine'))
	},
	seat: {
		name: 'side',
		label: 'You play',
		about: 'white or black (x or o), both, or none',
		usual: 'white (x)',
		options: ({ game }) =>
			SEATS.map((seat) => ({ id: seatName(game, seat), name: titleOfSeat(game, seat) })),
		needs: ['game'],
		parse: (text, { game }) => parseSeat(text, game, SEATS),
		format: (seat, { game }) => seatName(game, seat),
		default: () => 'max'
	},
	seed: whole({
		label: 'Seed',
		about: 'makes random choices repeatable',
		least: 0,
		most: MOST_SEED,
		code: 'play-seed',
		wrong: (quoted) => `${quoted} is no seed: give a whole number from 0 to ${MOST_SEED}.`,
		default: 1
	}),
	moves: {
		label: 'Moves',
		about: 'the moves from the start, in UCI or by cell, with commas between them',
		momentary: true,
		needs: ['game', 'start'],
		parse: (text, { game, start }) => readMoves(game, start, text).result,
		nearest: (text, { game, start }) => readMoves(game, start, text).moves,
		// The first ones may be part of the start.
		format: (moves, { game, start }) =>
			moveIds(game, start.start, moves).slice(start.moves.length).join(','),
		default: ({ start }) => start.moves
	},
	resigned: {
		label: 'Resigned',
		about: 'the side that has resigned',
		momentary: true,
		needs: ['game'],
		parse: (text, { game }) => parseSeat(text, game, ['max', 'min']),
		format: (side, { game }) => side && seatName(game, side),
		default: () => null
	},
	ply: whole<PlayValues>({
		label: 'Ply',
		about: 'the number of moves shown on the board',
		usual: 'all',
		momentary: true,
		needs: ['game', 'start', 'moves'],
		least: 0,
		most: countMoves,
		code: 'play-ply',
		wrong: (quoted, most) => `This game has the plies 0 to ${most}, not ${quoted}.`,
		default: countMoves
	}),
	white: nameField('White'),
	black: nameField('Black'),
	result: choice('result', {
		label: 'Result in the file',
		about: 'the result in the file that the game was opened from',
		momentary: true,
		ids: FILE_RESULTS,
		code: 'play-result',
		unknown: (quoted) => `${quoted} is not a result`,
		default: null
	}),
	imported: whole<PlayValues>({
		label: 'Imported moves',
		about: 'how many of the moves are from the file',
		momentary: true,
		needs: ['game', 'start', 'moves'],
		least: 0,
		most: countMoves,
		code: 'play-imported',
		wrong: (quoted, most) =>
			`${quoted} is not a number of imported moves. Give a whole number from 0 to ${most}.`,
		default: 0
	}),
	waits: {
		label: 'Engine waits',
		about: 'whether the engine waits until you let it play',
		momentary: true,
		choices: ['yes', 'no'],
		parse: (text) =>
			text === 'yes' || text === 'no'
				? ok(text === 'yes')
				: fail('play-waits', `${quote(text)} is not an answer. Choose yes or no.`),
		format: (waits) => (waits ? 'yes' : 'no'),
		default: () => false
	}
});

/** A new game against a game's usual opponent. */
export function freshPlay(game: GameId): PlayState {
	return stateOf(PLAY.fill({ game }));
}

/** The game of a link, without what is told of its file. */
export function stateOf(values: PlayValues): PlayState {
	const { game, start, moves, player, seat, seed, resigned, ply } = values;
	return { game, start: start.start, moves, player, seat, seed, resigned, ply };
}

/** A game as the values of a link. */
export function valuesOf(state: PlayState): Omit<PlayValues, 'waits' | keyof Imported> {
	return { ...state, start: { start: state.start, moves: [] } };
}

/** The moves in the notation of scripts: UCI, or the number of the cell. */
function moveIds(id: GameId, start: string, moves: readonly Move[]): string[] {
	const line = new GameInPlay(id, start);
	return moves.map((move) => {
		const name = line.game.moveId(line.state, move);
		line.play(move);
		return name;
	});
}

/** Reads the start of a game. Moves after the position become moves of the game. */
export function parseStart(id: GameId, text: string): Result<Begun> {
	const game = gameOf(id);
	const whole = game.parse(text.trim(), { root: 'max' });
	if (!whole.ok) return whole;
	const [start, tail] = game.format(whole.value).split(` ${MOVES} `) as [string, string?];
	if (tail === undefined) return ok({ start, moves: [] });
	return ok({ start, moves: readMoves(id, { start, moves: [] }, tail.replaceAll(' ', ',')).moves });
}

/** The moves of a link before the first that cannot be played. */
function readMoves(
	id: GameId,
	{ start, moves: before }: Begun,
	text: string
): { readonly moves: readonly Move[]; readonly result: Result<readonly Move[]> } {
	const line = new GameInPlay(id, start);
	for (const move of before) line.play(move);
	const { result } = readPieces(text.split(','), (word) => {
		if (word === '') return ok(null);
		const { game, state } = line;
		const moves = recordMovesOf(state);
		const move = moves.find((one) => game.moveId(state, one) === word);
		if (move === undefined) {
			const number = line.moves.length + 1;
			const side = game.sideNames[state.maxToMove() ? 'max' : 'min'];
			const isMove = game.whyIllegal === undefined || game.whyIllegal(state, word) !== null;
			const none = isMove ? `${side} has no such move there` : 'that is not a move';
			const why = moves.length === 0 ? 'the game is over there' : none;
			const message = `Move ${number} of this link is “${clip(word, 12)}”, and ${why}; the game is shown up to that move.`;
			return fail('play-moves', message);
		}
		line.play(move);
		return ok(null);
	});
	return { moves: line.moves, result: result.ok ? ok(line.moves) : result };
}

function parseSeat<S extends Seat>(text: string, game: GameId, seats: readonly S[]): Result<S> {
	const ids = seats.map((seat) => seatName(game, seat));
	const titleOf = (id: string): string => titleOfSeat(game, seats[ids.indexOf(id)] as S);
	const read = parseChoice(text.toLowerCase(), {
		ids,
		names: titleOf,
		code: 'play-side',
		unknown: () => `There is no side ${quote(text)}`
	});
	return read.ok ? ok(seats[ids.indexOf(read.value)] as S) : read;
}
