import type { Move } from '../../game.ts';
import type { UnclaimedEnding } from '../endings.ts';

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
	/** What the text was taken for where it is not written as PGN has it, in sentences. */
	readonly notes: readonly string[];
	/**
	 * The ply at which the game was over by itself although moves follow; a draw that a player may claim is no end.
	 * Null if the last move is the end, or if the game stopped before an end.
	 */
	readonly overBefore: { readonly ply: number; readonly ending: UnclaimedEnding } | null;
}

/** What a result is written with, and the sign that PGN has for it. */
const RESULT_SIGNS = [
	[/[‐‑‒–—−:]/g, '-'],
	[/½|0[.,]5/g, '1/2']
] as const;

/** Longer words are no results. */
export const MAX_RESULT = 8;

/** Reads a result, also as `½-½`, `1:0` or `½`; null for another word. */
export function parseResult(word: string): PgnResult | null {
	if (word.length > MAX_RESULT) return null;
	const plain = RESULT_SIGNS.reduce(
		(text, [sign, plainSign]) => text.replace(sign, plainSign),
		word
	);
	const whole = plain === '1/2' ? '1/2-1/2' : plain;
	return PGN_RESULTS.find((result) => result === whole) ?? null;
}
