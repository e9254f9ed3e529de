/** A text that is too long for a text field. */

/** Characters that a text field shows at most: the browser lays out a longer text for seconds. */
export const MOST_SHOWN = 50_000;

/**
 * Characters that are left to the browser to paste: it takes a quarter of a second for each hundred short lines, where
 * a value that is set takes none.
 */
export const MOST_PASTED = 500;

/** What a text field can show of a text. */
export function beginningOf(text: string): string {
	return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN)}…`;
}
