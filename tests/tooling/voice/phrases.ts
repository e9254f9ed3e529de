/** Phrases that the project avoids, and the few permitted places. */
export const OLD_PHRASES =
	/hangs? on|\bto come\b|beside (it|them)|\bstands?\b|\bmended\b|as meant|broke off|\bmet its\b|as far as it came|\banew\b|for ever|once more|at the most|beforehand|\bwhoever\b|comes? about|put right|left out|left alone|hand(s|ed)? down|laid over|over the board|\bit is worth\b/gi;

export const MOST_EXCEPTIONS = 40;

export interface Exception {
	readonly path: string;
	/** A part of a text with an old phrase. */
	readonly words: string;
	readonly why: string;
}

export const EXCEPTIONS: readonly Exception[] = [];
