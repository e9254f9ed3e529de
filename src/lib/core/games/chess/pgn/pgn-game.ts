import type { Move } from '../../game.ts';
import type { ChessEnding } from '../endings.ts';

export const PGN_RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type PgnResult = (typeof PGN_RESULTS)[number];

/** A game of chess in Portable Game Notation. */
export interface PgnGame {
	/** In the order of the text, with SetUp and FEN if the text has them. */
	readonly headers: ReadonlyMap<string, string>;
	/** The starting position, in normalised FEN. */
	readonly start: string;
	/** The main line, packed (moves.ts). */
	readonly moves: readonly Move[];
	/** `*`: unknown, or not over. */
	readonly result: PgnResult;
}

/** The first game of a text, with notes on the unread rest. */
export interface ReadPgn extends PgnGame {
	/** True if more games follow in the text; only the first is read. */
	readonly hasMore: boolean;
	/**
	 * The ply at which the game was over by the rules here although moves follow, since players need not claim a draw.
	 * Null if the last move is the end, or if the game stopped before an end.
	 */
	readonly overBefore: { readonly ply: number; readonly ending: ChessEnding } | null;
}

export function isPgnResult(text: string): text is PgnResult {
	return (PGN_RESULTS as readonly string[]).includes(text);
}
