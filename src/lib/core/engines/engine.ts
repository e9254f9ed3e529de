import type { GameId } from '../games/registry.ts';
import type { GameState, Move } from '../games/game.ts';
import type { SearchSetup } from '../search/setup.ts';

/** The five texts whose systems we rebuild, as the Sources page names its sections. */
export const SOURCE_IDS = ['r-bloggers', 'krk-paper', 'swift', 'python', 'ghess'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** How far an engine may be set to look ahead. */
export interface EngineDepth {
	/** Plies below the root at which nodes become leaves. */
	readonly plies: number;
	/** As its author calls it: "easy", "depth 3"; only the plies where the author has no word. */
	readonly name: string;
}

/**
 * Which of the moves that its search finds equally good an engine plays. `end-of-list`: its author sorts the moves by
 * their values, and takes what stands at the end: the last of equals for MAX, the first for MIN.
 */
export type EqualChoice = 'first' | 'end-of-list' | 'random';

/** Moves known without a search: legal moves at a position, or none where it knows nothing. */
export type OpeningBook = (state: GameState) => readonly Move[];

/** One player: a search with its evaluator, and how it makes a move of what the search finds. */
export interface Engine {
	/** Its key in the registry, as links and the command line write it. */
	readonly id: string;
	readonly name: string;
	/** How it chooses its moves, in one line. */
	readonly about: string;
	/** The text it is from; null where it is our own. */
	readonly source: SourceId | null;
	/** The games it plays. */
	readonly games: readonly GameId[];
	/** What it may be set to, in ascending order. */
	readonly depths: readonly EngineDepth[];
	/** The plies it looks ahead where nobody says otherwise; one of `depths`. */
	readonly defaultPlies: number;
	readonly equals: EqualChoice;
	/** `always`: it plays the move worth most to MAX, whichever side it has, as one author's program does. */
	readonly maximises: 'for its side' | 'always';
	readonly book?: OpeningBook;
	/**
	 * The search by which it chooses its move.
	 * @param position a position of the game in normalised text, in which the game goes on, with the moves behind it
	 * @returns null where it plays at random or cannot search the position
	 */
	searchAt(game: GameId, position: string, plies: number): SearchSetup | null;
	/** Why it cannot play from a position of one of its games, as a sentence; null where it can. */
	refuses?(state: GameState): string | null;
}
