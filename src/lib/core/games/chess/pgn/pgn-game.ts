import type { Move } from '../../game.ts';
import type { ChessEnding } from '../endings.ts';

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PgnResult = (typeof PGN_RESULTS)[number];

/** A game of chess as a file in Portable Game Notation tells it. */
export interface PgnGame {
	/** In the order in which they stand; SetUp and FEN among them where they were. */
	readonly headers: ReadonlyMap<string, string>;
	/** Where the game began, in normalised FEN. */
	readonly start: string;
	/** The main line, packed (moves.ts). */
	readonly moves: readonly Move[];
	/** `*`: not known, or not over. */
	readonly result: PgnResult;
}

/** What was read of a text, and what was not. */
export interface ReadPgn extends PgnGame {
	/** True where more games follow in the text: the first was read. */
	readonly hasMore: boolean;
	/**
	 * After how many plies the game was over by the rules here, though moves follow: players need not claim a draw.
	 * Null where the last move is the end, or the game was left before one.
	 */
	readonly overBefore: { readonly ply: number; readonly ending: ChessEnding } | null;
}

export function isPgnResult(text: string): text is PgnResult {
	return (PGN_RESULTS as readonly string[]).includes(text);
}
