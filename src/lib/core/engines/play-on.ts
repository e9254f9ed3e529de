import { assertExists } from '../base/assert.ts';
import type { Move, Side } from '../games/game.ts';
import { chooseMove } from './choose-move.ts';
import { GameInPlay } from './game-in-play.ts';
import { seedOfGame, sideOfFirst, type MatchGame } from './match.ts';
import { isStockfish, type MatchSetup } from './seats.ts';

/** A game of a match so far. */
export interface GameSoFar {
	/** Its number in the match, from 0. */
	readonly index: number;
	readonly moves: readonly Move[];
	/** Stockfish's next move, in UCI; null if none was requested. */
	readonly reply: string | null;
}

/** The state of a game after playing on. */
export type PlayedOn =
	| { readonly kind: 'ended'; readonly game: MatchGame }
	/** Stockfish is to move. */
	| {
			readonly kind: 'turn';
			readonly moves: readonly Move[];
			/** The position in normalised text, with the moves of the game. */
			readonly position: string;
			/** Stockfish's search depth, in plies. */
			readonly plies: number;
	  };

interface PlayListener {
	/** Called after each move of our engines. */
	readonly onMove: (moves: readonly Move[]) => void;
	/** Called at intervals while a search is running. */
	readonly onProgress: () => void;
}

/**
 * Plays a game of a match on until it is over or Stockfish, which is not available here, is to move. The same setup,
 * index and moves give the same game.
 * @throws an Error if Stockfish's reply is not a legal move
 */
export function playOn(
	setup: MatchSetup,
	{ index, moves, reply }: GameSoFar,
	{ onMove, onProgress }: PlayListener
): PlayedOn {
	const firstIs = sideOfFirst(setup, index);
	const seed = seedOfGame(setup, index);
	const game = new GameInPlay(setup.game, setup.start);
	for (const move of moves) game.play(move);
	if (reply !== null) game.play(moveNamed(game, reply));
	for (;;) {
		const { ending, state, position } = game;
		if (ending !== null) {
			return { kind: 'ended', game: { index, firstIs, moves: [...game.moves], ending } };
		}
		const side: Side = state.maxToMove() ? 'max' : 'min';
		const player = side === firstIs ? setup.first : setup.second;
		if (isStockfish(player)) {
			return { kind: 'turn', moves: [...game.moves], position, plies: player.plies };
		}
		const turn = { game: setup.game, position, ply: game.moves.length, state, seed };
		game.play(chooseMove(player, turn, onProgress).move);
		onMove(game.moves);
	}
}

function moveNamed({ game, state }: GameInPlay, id: string): Move {
	const move = state.legalMoves().find((one) => game.moveId(state, one) === id);
	return assertExists(move, `Stockfish answered “${id}”, which is not a legal move there.`);
}
