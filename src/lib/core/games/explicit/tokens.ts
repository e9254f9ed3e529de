export interface Token {
	/** `name` is a word with a colon behind it, which the text leaves out. */
	readonly kind: 'open' | 'close' | 'comma' | 'name' | 'word';
	readonly text: string;
	/** Where it begins, and where the next one may. */
	readonly at: number;
	readonly end: number;
}

// A bracket, a comma, or a word with perhaps a colon; a colon with no word before it is an empty name.
const TOKEN = /([[(])|([\])])|(,)|([^\s,:()[\]]*)\s*(:)|([^\s,:()[\]]+)/y;
const SPACE = /\s*/y;

/** The first token at or after `from`, or null where only white space is left. */
export function readToken(text: string, from: number): Token | null {
	SPACE.lastIndex = from;
	SPACE.test(text);
	const at = SPACE.lastIndex;
	TOKEN.lastIndex = at;
	const match = TOKEN.exec(text);
	if (match === null) return null;
	const [whole, open, close, comma, name, colon, word] = match;
	const end = at + whole.length;
	if (open !== undefined) return { kind: 'open', text: open, at, end };
	if (close !== undefined) return { kind: 'close', text: close, at, end };
	if (comma !== undefined) return { kind: 'comma', text: comma, at, end };
	if (colon !== undefined) return { kind: 'name', text: name ?? '', at, end };
	return { kind: 'word', text: word ?? '', at, end };
}
