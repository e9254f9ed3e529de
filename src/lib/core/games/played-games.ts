import type { Move } from './game.ts';
import type { GameId } from './registry.ts';

/** A played game, or with no moves a position. */
export interface PlayedGame {
	/** A readable position; moves in it belong to the game. */
	readonly start: string;
	readonly moves: readonly Move[];
	/** How the game is said to have ended, by the code of its ending; null or absent if nothing is said. */
	readonly ending?: string | null;
}

/** Games of one kind. */
export interface PlayedGames {
	readonly game: GameId;
	readonly games: readonly PlayedGame[];
}
