/** The place of a fault in a text, with as much of the text as fits next to a message. */
interface FaultExcerpt {
	/** "Character 14", or "Line 2, character 5" in a text of several lines; counted from 1. */
	readonly place: string;
	/** The text around it, with ellipses at omitted parts. */
	readonly before: string;
	/** The character at fault; empty at the end of the text. */
	readonly at: string;
	readonly after: string;
}

/** Characters shown on either side. */
const AROUND = 18;

/** @param at index into `text`; `text.length` if something is missing at the end */
export function excerptAt(text: string, at: number): FaultExcerpt {
	const index = Math.max(0, Math.min(at, text.length));
	const character =
		index < text.length ? String.fromCodePoint(text.codePointAt(index) as number) : '';
	const end = index + character.length;
	const from = Math.max(0, index - AROUND);
	const to = Math.min(text.length, end + AROUND);
	return {
		place: placeOf(text, index),
		before: (from > 0 ? '…' : '') + flatten(text.slice(from, index)),
		at: flatten(character),
		after: flatten(text.slice(end, to)) + (to < text.length ? '…' : '')
	};
}

function placeOf(text: string, index: number): string {
	if (!text.includes('\n')) return `Character ${index + 1}`;
	let line = 1;
	let begin = 0;
	// Without a list of lines, because a text may have a million.
	for (let end = text.indexOf('\n'); end >= 0 && end < index; end = text.indexOf('\n', begin)) {
		line++;
		begin = end + 1;
	}
	return `Line ${line}, character ${index - begin + 1}`;
}

/** Line breaks would split the quoted text. */
function flatten(text: string): string {
	return text.replace(/\r?\n|\r|\t/g, ' ');
}
