/** Signs as they are printed, drawn or pasted, in place of those of a keyboard: −5, ∞, ½, full-width digits. */

/** A text in plain signs, and where each of them was. */
interface Plain {
	readonly text: string;
	/** The place in the original text of a place in this one. */
	readonly at: (index: number) => number;
}

const SIGNS: ReadonlyMap<string, string> = new Map([
	...pairs('‐‑‒–—−﹣', '-'),
	...pairs('‘’‚‛′', "'"),
	...pairs('“”„‟«»″', '"'),
	...pairs('⟨〈', '('),
	...pairs('⟩〉', ')'),
	['、', ','],
	['∞', 'inf'],
	['½', '.5'],
	['¼', '.25'],
	['¾', '.75'],
	['⅛', '.125'],
	['⅜', '.375'],
	['⅝', '.625'],
	['⅞', '.875'],
	...pairs('\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a', ' '),
	...pairs('\u202f\u205f\u3000', ' '),
	// No width: a soft hyphen, joiners, marks of direction, and the mark that some files begin with.
	...pairs('\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff', '')
]);

/** A full-width sign is this far from the plain one. */
const FULL_WIDTH = 0xfee0;

/** The marks around code in Markdown, with the name of a language. */
const FENCES = /^\s*```[^\n`]*$|^\s*```\s*$/gm;

/** A heading of Markdown, which is a comment in most languages. */
const HEADINGS = /^#{1,6} [^\n]*$/gm;

/** The mark before each line of a quoted e-mail. */
const QUOTED_LINES = /^(?:[ \t]*(?:>[^\n]*)?(?:\n|$))+$/;
const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/gm;

/** Writes a text in plain signs, without the marks around code, without headings and marks of quotation. */
export function plainSigns(typed: string): Plain {
	const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
	const bare = typed.includes('```') ? typed.replace(FENCES, blank) : typed;
	const own = QUOTED_LINES.test(bare) ? bare.replace(QUOTE_MARKS, blank) : bare;
	const text = own.replace(HEADINGS, blank);
	// eslint-disable-next-line no-control-regex -- the signs of a keyboard
	if (/^[\x00-\x7f]*$/.test(text)) return { text: unquoted(text), at: (index) => index };
	const parts: string[] = [];
	const places: number[] = [];
	for (let index = 0; index < text.length; index++) {
		const part = plainSign(text.charAt(index));
		parts.push(part);
		for (let i = 0; i < part.length; i++) places.push(index);
	}
	return { text: unquoted(parts.join('')), at: (index) => places[index] ?? text.length };
}

/** A whole text in quotes, as it is copied out of a program, without them. */
function unquoted(text: string): string {
	const bare = text.trim();
	const quote = bare.charAt(0);
	const inner = bare.slice(1, -1);
	const isQuoted = /["'`]/.test(quote) && bare.endsWith(quote) && /^\s*[[(\d+-]/.test(inner);
	return isQuoted && !inner.includes(quote) ? text.replace(bare, () => ` ${inner} `) : text;
}

function plainSign(sign: string): string {
	const code = sign.charCodeAt(0);
	if (code < 0x80) return sign;
	if (code > 0xff00 && code < 0xff5f) return String.fromCharCode(code - FULL_WIDTH);
	return SIGNS.get(sign) ?? sign;
}

function pairs(signs: string, plain: string): [string, string][] {
	return Array.from(signs, (sign) => [sign, plain]);
}
