/** The letters of pieces in the languages in which games are written. */

export interface Language {
	readonly name: string;
	/** King, queen, rook, bishop, knight. */
	readonly letters: readonly string[];
}

const ENGLISH_LETTERS = ['K', 'Q', 'R', 'B', 'N'] as const;

/** The language of the standard. */
export const ENGLISH: Language = { name: 'English', letters: ENGLISH_LETTERS };

export const LANGUAGES: readonly Language[] = [
	ENGLISH,
	{ name: 'German', letters: ['K', 'D', 'T', 'L', 'S'] },
	{ name: 'French', letters: ['R', 'D', 'T', 'F', 'C'] },
	{ name: 'Spanish', letters: ['R', 'D', 'T', 'A', 'C'] },
	{ name: 'Italian', letters: ['R', 'D', 'T', 'A', 'C'] },
	{ name: 'Dutch', letters: ['K', 'D', 'T', 'L', 'P'] },
	{ name: 'Portuguese', letters: ['R', 'D', 'T', 'B', 'C'] },
	{ name: 'Russian', letters: ['Кр', 'Ф', 'Л', 'С', 'К'] },
	{ name: 'Polish', letters: ['K', 'H', 'W', 'G', 'S'] },
	{ name: 'Czech', letters: ['K', 'D', 'V', 'S', 'J'] },
	{ name: 'Hungarian', letters: ['K', 'V', 'B', 'F', 'H'] }
];

/** A move with a letter of any language in front or behind. */
const MOVE = /^(Кр|\p{Lu}?)([a-h]?[1-8]?[x:-]?[a-h][1-8])(?:([=/]?\(?=?)(\p{L})(\)?))?$/u;

/** The letters of pieces in a plain move, in any language; none in a word that is not written as a move. */
export function lettersOf(plain: string): string[] {
	const [, letter = '', , , promotion = ''] = MOVE.exec(plain) ?? [];
	return [letter, promotion.toUpperCase()].filter((one) => one !== '');
}

/** A plain move with its letters in English; unchanged if it is not written as a move in the language. */
export function inEnglish(plain: string, { letters }: Language): string {
	if (letters === ENGLISH_LETTERS) return plain;
	const match = MOVE.exec(plain);
	if (match === null) return plain;
	const [, letter = '', way = '', sign = '', promotion = '', close = ''] = match;
	const translated = (one: string): string | undefined =>
		one === '' ? '' : ENGLISH_LETTERS[letters.indexOf(one.toUpperCase())];
	const piece = letter === 'Кр' ? 'K' : translated(letter);
	const becomes = translated(promotion);
	return piece === undefined || becomes === undefined
		? plain
		: piece + way + sign + becomes + close;
}

export function languageNamed(name: string): Language | undefined {
	return LANGUAGES.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
}
