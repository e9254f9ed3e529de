import { chess } from './chess/chess.ts';
import { explicit } from './explicit/explicit.ts';
import type { Game, GameId } from './game.ts';
import { ticTacToe } from './tictactoe/tictactoe.ts';

/** Every game there is; their state types differ. Adding one is its folder and its line here. */
const GAMES: Readonly<Record<GameId, unknown>> = {
	tictactoe: ticTacToe,
	chess,
	tree: explicit
};

/** The game of an id, with its state type forgotten: a state must come from this game's own `parse`. */
export function gameOf(id: GameId): Game {
	return GAMES[id] as Game;
}
