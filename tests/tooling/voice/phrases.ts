/** Phrases that the project avoids, and the few permitted places. */
export const OLD_PHRASES =
	/\b(hangs? on|to come|beside (it|them)|stands?|mended|as meant|broke off|met its|as far as it came|anew|for ever|once more|at the most|beforehand|whoever|comes? about|put right|left out|left alone|hand(s|ed)? down|laid over|over the board|it is worth)\b/gi;

/** Terms and frozen ids that hold an old word: quiescence’s “stand pat”, a stand-in, `swift-mended`. */
export const TERMS =
	/\bstand(s|ing)?[ -]pats?\b|\bstand-ins?\b|\b[a-z-]+-mended\b|'mended'|^mended$/gi;

export const MOST_EXCEPTIONS = 40;

export interface Exception {
	readonly path: string;
	/** A part of a text with an old phrase. */
	readonly words: string;
	readonly why: string;
}

export const EXCEPTIONS: readonly Exception[] = [];
