/** A word of a text, and its index. */
export interface Word {
	readonly text: string;
	readonly at: number;
}

const WORD = /[^\s,]+/g;
const ARROWS = /(?:[-–=]*>|[→⇒➝›»;|])+/;
/** "1.", "12...", "1…"; but not the integer part of a number, unless castling zeros follow. */
const MOVE_NUMBER = /^\d*[.…]+(?=\D|$|0-0)/;
const EN_PASSANT = /^e\.p\.?$/i;

/** Splits a text into words at spaces and commas. */
export function wordsOf(text: string): Word[] {
	return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ text: word, at: index }));
}

/** The parts of a word that is not a move: without move number and arrows. Null if it has neither. */
export function partsOf({ text, at }: Word): Word[] | null {
	if (EN_PASSANT.test(text)) return [];
	const number = MOVE_NUMBER.exec(text)?.[0] ?? '';
	const arrow = ARROWS.exec(text.slice(number.length));
	if (number === '' && arrow === null) return null;
	const start = number.length;
	const end = arrow === null ? text.length : start + arrow.index;
	const next = arrow === null ? end : end + arrow[0].length;
	return [
		{ text: text.slice(start, end), at: at + start },
		{ text: text.slice(next), at: at + next }
	].filter((part) => part.text !== '');
}
