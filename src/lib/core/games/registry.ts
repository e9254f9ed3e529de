import { chess } from './chess/chess.ts';
import { explicit } from './explicit/explicit.ts';
import type { Game, GameId } from './game.ts';
import { ticTacToe } from './tictactoe/tictactoe.ts';

/** Every game there is. Adding one is its folder and its line here. */
export const GAMES = {
	tictactoe: ticTacToe,
	chess,
	tree: explicit
} as const;

/** The game of an id, with its state type forgotten: a state must come from this game's own `parse`. */
export function gameOf(id: GameId): Game {
	return GAMES[id] as unknown as Game;
}
