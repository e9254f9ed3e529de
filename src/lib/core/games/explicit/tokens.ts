export interface Token {
	/** A `name` is a word followed by a colon; `text` excludes the colon. */
	readonly kind: 'open' | 'close' | 'comma' | 'name' | 'word';
	readonly text: string;
	/** Index of the token, and of the first character after it. */
	readonly at: number;
	readonly end: number;
}

// A bracket, a comma, or a word with an optional colon; a colon without a word before it is an empty name.
const TOKEN = /([[(])|([\])])|(,)|([^\s,:()[\]]*)\s*(:)|([^\s,:()[\]]+)/y;
const SPACE = /\s*/y;

/** The first token at or after `from`, or null if only white space remains. */
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
