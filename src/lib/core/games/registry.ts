import { Loaded, type Coded } from '../base/loaded.ts';
import { CHESS_FACTS } from './chess/facts.ts';
import { explicit } from './explicit/explicit.ts';
import type { Game, GameFacts } from './game.ts';
import { KRK_FACTS, KRK_RELEASED_FACTS } from './krk/facts.ts';
import { TIC_TAC_TOE_FACTS } from './tictactoe/facts.ts';

/** All games by their facts, with their rules. To add a game, add its folder and its row here. */
const GAMES = {
	tictactoe: {
		...TIC_TAC_TOE_FACTS,
		load: async () => (await import('./tictactoe/tictactoe.ts')).ticTacToe
	},
	chess: { ...CHESS_FACTS, load: async () => (await import('./chess/chess.ts')).chess },
	krk: { ...KRK_FACTS, load: async () => (await import('./krk/krk.ts')).krk },
	'krk-released': {
		...KRK_RELEASED_FACTS,
		load: async () => (await import('./krk/krk.ts')).krkReleased
	},
	tree: { ...explicit, code: explicit }
} satisfies Readonly<Record<string, GameFacts & Coded<unknown>>>;

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

const rules = new Loaded<GameId, unknown>('game', GAMES);

/** Loads the rules of games. */
export async function loadRules(ids: readonly GameId[]): Promise<void> {
	await rules.load(ids);
}

/** What is known of a game without its rules. */
export function factsOf(id: GameId): GameFacts {
	return GAMES[id];
}

/** The game that the texts of fields name, or else one whose positions look like theirs; undefined where there is none. */
export function gameAsked({
	game,
	position,
	start
}: Readonly<Partial<Record<string, string | null>>>): string | undefined {
	const text = position ?? start ?? '';
	return game ?? GAME_IDS.find((id) => factsOf(id).looks?.test(text));
}

/** The default of a page's game: the one that its position looks like, if it is one of `ids`. */
export function askedAmong(usual: GameId, ids: readonly GameId[] = GAME_IDS) {
	return (_known: object, texts: Parameters<typeof gameAsked>[0] = {}): GameId => {
		const asked = gameAsked(texts);
		return ids.find((id) => id === asked) ?? usual;
	};
}

/** The position that a game begins with: in chess that of the pieces, in tic-tac-toe the empty board. */
export function startOf(id: GameId): string {
	const { startPosition, defaultPosition } = factsOf(id);
	return startPosition ?? defaultPosition;
}

/**
 * The game of an id, without its state type: a state must come from this game's own `parse`. It must have been loaded.
 */
export function gameOf(id: GameId): Game {
	return rules.of(id) as Game;
}
