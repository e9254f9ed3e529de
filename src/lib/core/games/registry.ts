import { chess } from './chess/chess.ts';
import { explicit } from './explicit/explicit.ts';
import type { Game } from './game.ts';
import { krk, krkReleased } from './krk/krk.ts';
import { ticTacToe } from './tictactoe/tictactoe.ts';

/** All games. To add a game, add its folder and one line here. */
const GAMES = { tictactoe: ticTacToe, chess, krk, 'krk-released': krkReleased, tree: explicit };

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** The game of an id, without its state type: a state must come from this game's own `parse`. */
export function gameOf(id: GameId): Game {
	const games: Readonly<Record<GameId, unknown>> = GAMES;
	return games[id] as Game;
}
