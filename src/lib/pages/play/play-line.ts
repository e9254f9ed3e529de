/** A game as a list of positions, for the board, the list of moves and the engine. */
import { assert } from '$lib/core/base/assert.ts';
import { GameInPlay } from '$lib/core/engines/game-in-play.ts';
import type { Ending, Game, GameState, Move, Side } from '$lib/core/games/game.ts';
import type { GameLine, LineMove } from '$lib/core/games/game-line.ts';
import { gameOf, type GameId } from '$lib/core/games/registry.ts';

/** A position of the game. */
export interface Stand {
	/** In normalised text, with its moves if the game uses them. */
	readonly position: string;
	/** The side to move; at the end of the game, the side that would move. */
	readonly toMove: Side;
	readonly ending: Ending | null;
}

/** A move that was made, and the position after it. */
interface MadeMove extends Stand, LineMove {}

export interface PlayLine {
	readonly gameId: GameId;
	readonly game: Game;
	readonly start: string;
	readonly first: Stand;
	readonly made: readonly MadeMove[];
}

/**
 * The line of a start and legal moves from it.
 * @param before a line whose texts are reused for equal moves, since writing SAN is slow
 */
export function lineOf(
	gameId: GameId,
	start: string,
	moves: readonly Move[],
	before: PlayLine | null = null
): PlayLine {
	const live = new GameInPlay(gameId, start);
	const known = before?.gameId === gameId && before.start === start ? before.made : [];
	const first = standOf(live);
	const made: MadeMove[] = [];
	let isKnown = true;
	for (const [index, move] of moves.entries()) {
		isKnown &&= known[index]?.move === move;
		if (isKnown) {
			made.push(known[index] as MadeMove);
			live.play(move);
			continue;
		}
		const { game, state } = live;
		const text = game.moveText(state, move);
		const id = game.moveId(state, move);
		const side = sideOf(live);
		live.play(move);
		made.push({ move, side, text, id, ...standOf(live) });
	}
	return { gameId, game: gameOf(gameId), start, first, made };
}

/** The same game for lists, boards and reviews. */
export function gameLineOf({ gameId, start, first, made }: PlayLine): GameLine {
	const { ending } = made.at(-1) ?? first;
	return { game: gameId, start, first: first.toMove, moves: made, ending };
}

/** The position after that many moves. */
export function standAt({ first, made }: PlayLine, ply: number): Stand {
	return made[ply - 1] ?? first;
}

/** The position of a game as a state of its own. */
export function stateAt(game: Game, { position }: Stand): GameState {
	const state = game.parse(position, { root: 'max' });
	assert(state.ok, `a position of the game: ${position}`);
	return state.value;
}

function standOf(live: GameInPlay): Stand {
	return { position: live.position, toMove: sideOf(live), ending: live.ending };
}

function sideOf({ state }: GameInPlay): Side {
	return state.maxToMove() ? 'max' : 'min';
}

/**
 * Number of moves to take back to reach the last decision of the user's sides; 0 if there is none, or if it was to
 * resign.
 */
export function takenBack(
	line: PlayLine,
	isResigned: boolean,
	isTheirs: (side: Side) => boolean
): number {
	const plies = line.made.length;
	if (isResigned && isTheirs(standAt(line, plies).toMove)) return 0;
	for (let ply = plies - 1; ply >= 0; ply--) {
		if (isTheirs(standAt(line, ply).toMove)) return plies - ply;
	}
	return 0;
}
