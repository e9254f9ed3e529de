import { assertExists } from '../base/assert.ts';
import type { Move, Side } from '../games/game.ts';
import { chooseMove } from './choose-move.ts';
import { GameInPlay } from './game-in-play.ts';
import { seedOfGame, sideOfFirst, type MatchGame } from './match.ts';
import { isStockfish, type MatchSetup } from './seats.ts';

/** A game of a match as far as it has come. */
export interface GameSoFar {
	/** Its number in the match, from 0. */
	readonly index: number;
	readonly moves: readonly Move[];
	/** The move that Stockfish makes next, in UCI; null where none was asked for. */
	readonly reply: string | null;
}

/** Where a game stands that has been played on. */
export type PlayedOn =
	| { readonly kind: 'ended'; readonly game: MatchGame }
	/** Stockfish is to move. */
	| {
			readonly kind: 'turn';
			readonly moves: readonly Move[];
			/** The position in normalised text, with the moves behind it. */
			readonly position: string;
			/** How far Stockfish is to look, in plies. */
			readonly plies: number;
	  };

export interface PlayListener {
	/** Hears of each move of our engines as it is made. */
	readonly onMove: (moves: readonly Move[]) => void;
	/** Hears every so often that a search is under way. */
	readonly onProgress: () => void;
}

/**
 * Plays a game of a match on until it is over or Stockfish, which is not at hand here, is to move. The same setup,
 * index and moves give the same game.
 * @throws an Error where Stockfish's reply is no legal move
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
