import { CHESS_FACTS } from './chess/facts.ts';
import { explicit } from './explicit/explicit.ts';
import type { Game, GameFacts, Preset } from './game.ts';
import { KRK_FACTS, KRK_RELEASED_FACTS } from './krk/facts.ts';
import { TIC_TAC_TOE_FACTS } from './tictactoe/facts.ts';

/**
 * All games by their facts, the typed tree with its rules. A page that opens with a tree loads the rules of the others
 * when they are asked for, by `search/all.ts`. To add a game, add its folder and one line here.
 */
const GAMES = {
	tictactoe: { ...TIC_TAC_TOE_FACTS },
	chess: { ...CHESS_FACTS },
	krk: { ...KRK_FACTS },
	'krk-released': { ...KRK_RELEASED_FACTS },
	tree: explicit
} satisfies Readonly<Record<string, GameFacts>>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

/** A game with its rules, whatever its states. */
interface RuledGame extends GameFacts {
	readonly presets: readonly Preset[];
	readonly parse: unknown;
}

/** Adds the rules of games that have only their facts. */
export function addRules(games: Readonly<Partial<Record<GameId, RuledGame>>>): void {
	for (const [id, game] of Object.entries(games)) Object.assign(GAMES[id as GameId], game);
}

/**
 * The game of an id, without its state type: a state must come from this game's own `parse`. Its facts are always
 * there; for the rest, the game must be ready (`search/all.ts`).
 */
export function gameOf(id: GameId): Game {
	const games: Readonly<Record<GameId, unknown>> = GAMES;
	return games[id] as Game;
}
