import type { GameId } from '../games/registry.ts';
import type { GameState, Move } from '../games/game.ts';
import type { SearchSetup } from '../search/setup.ts';

/** The five texts whose systems are rebuilt here, by their section names on the Sources page. */
export const SOURCE_IDS = ['r-bloggers', 'krk-paper', 'swift', 'python', 'ghess'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** One search depth of an engine. */
export interface EngineDepth {
	/** Plies below the root at which nodes become leaves. */
	readonly plies: number;
	/** The author's name for it: "easy", "depth 3"; only the plies if the author has none. */
	readonly name: string;
}

/**
 * Which of its tied best moves an engine plays. `end-of-list`: its author sorts the moves by value and takes the last
 * one, which among ties is the last for MAX and the first for MIN.
 */
export type EqualChoice = 'first' | 'end-of-list' | 'random';

/** Moves known without a search: legal moves of a position, or none outside the book. */
type OpeningBook = (state: GameState) => readonly Move[];

/** One player: a search with its evaluator, and the rule that turns its result into a move. */
export interface Engine {
	/** Its id in the registry, in links and on the command line. */
	readonly id: string;
	readonly name: string;
	/** Its way of choosing moves, in one line. */
	readonly about: string;
	/** The text it is from; null for our own. */
	readonly source: SourceId | null;
	/** The games it plays. */
	readonly games: readonly GameId[];
	/** Its available depths, ascending. */
	readonly depths: readonly EngineDepth[];
	/** The default depth in plies; one of `depths`. */
	readonly defaultPlies: number;
	readonly equals: EqualChoice;
	/** `always`: it plays the move with the largest value for MAX, whichever side it has, as in one author's program. */
	readonly maximises: 'for its side' | 'always';
	readonly book?: OpeningBook;
	/**
	 * The search by which it chooses its move.
	 * @param position a position of the game in normalised text, not terminal, with the moves of the game
	 * @returns null if it plays at random or cannot search the position
	 */
	searchAt(game: GameId, position: string, plies: number): SearchSetup | null;
	/** Why it cannot play from a position of one of its games, as a sentence; null if it can. */
	refuses?(state: GameState): string | null;
}
