/**
 * The signs that programs and printed books put after a move or between two: check, praise, evaluation. Any run of
 * signs is one, so that an unknown sign of evaluation is skipped as the known ones are.
 */

/** Signs of ASCII and of print, and all symbols of Unicode, but for chess figurines, which are pieces. */
const SIGN = String.raw`(?:[-–—+=/\\<>|!?#~^‼⁇⁈⁉†‡]|(?![♔-♟])\p{S})`;
/** Words that stop a sign. */
const END = String.raw`(?=[\s{}();$[\]]|$)`;
/** A null move, and a hyphen alone, which no book has as a sign. */
const NO_SIGN = String.raw`(?!(?:--|[-–—]|<>)${END})`;
const EN_PASSANT = String.raw`e\.\s?p\.?|ep`;

/** Signs that are apart from a move. */
export const LONE_SIGN = new RegExp(`${NO_SIGN}(?:${SIGN}+|${EN_PASSANT})${END}`, 'uy');

const SIGNS_BEHIND = new RegExp(`(?:${SIGN}|:|${EN_PASSANT})+$`, 'u');

/** Longer words are no moves, and are left as they are. */
const MAX_MOVE = 24;

/** Figurines, signs of print and the Cyrillic O, with the plain sign or letter of each. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
	[/[\ufe0e\ufe0f]/g, ''],
	[/[‐‑‒–—−]/g, '-'],
	[/[×✕]/g, 'x'],
	[/[Оо]/g, 'O'],
	[/[♔♚]/g, 'K'],
	[/[♕♛]/g, 'Q'],
	[/[♖♜]/g, 'R'],
	[/[♗♝]/g, 'B'],
	[/[♘♞]/g, 'N'],
	[/[♙♟]/g, '']
];

/** The move without signs behind it, with plain signs in it. A null move and a word of signs alone stay as written. */
export function plainMove(word: string): string {
	if (word.length > MAX_MOVE) return word;
	const plain = PLAIN.reduce((text, [sign, letter]) => text.replace(sign, letter), word);
	return plain.replace(SIGNS_BEHIND, '') || word;
}
