/** The signs of literals in programming languages. Every pattern takes time in proportion to what it reads. */
export interface DataToken {
	readonly kind:
		| 'open'
		| 'close'
		| 'comma'
		| 'semicolon'
		| 'pair'
		| 'number'
		| 'string'
		| 'word'
		| 'sign';
	/** A number as ours is written, a string without its quotes. */
	readonly text: string;
	readonly at: number;
	/** Index of the first character after it. */
	readonly end: number;
}

/** White space, comments of one line, the type of an array (Java, Go, C++), and signs before a bracket (Rust, Objective-C). */
const SKIPPED =
	/(?:\s+|#[^\n]*|\/\/[^\n]*|--(?![\d.])[^\n]*|%[^\n]*|;;[^\n]*|new\s+\w+(?:\s*\[\d*\])+|(?:\[\d{0,6}\]){1,9}[A-Za-z]\w*(?=\{)|(?:std::)?(?:vector|array|list)<[\w\s:<>,]*>(?=\s*\{)|[!&](?=\[)|@(?=[[(\d-])|\.\s*$)+/y;
/** Comments with an end of their own; without it, all that follows is one. */
const COMMENTS: readonly (readonly [string, string])[] = [
	['/*', '*/'],
	['(*', '*)'],
	['{- ', '-}']
];
const NUMBER =
	/(?:float\(["'])?([+\-~]?)(?:((?:math\.|np\.|numpy\.|float\.)?inf(?:inity)?|Infinity)|(\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)(?:\/([1-9]\d*))?[fFdDlL]?)(?![\w.])(?:["']\))?/iy;
const WORD = /[\p{L}_\\][\p{L}\p{M}\p{N}_.'\\-]*|\?+/uy;
const PAIR = /=>|:=|[:=]/y;
const STRING = /"((?:[^"\\]|\\[^])*)"|'((?:[^'\\\n]|\\.)*)'/y;

/** The first token at or after `from`, or null if only white space and comments remain. */
export function readDataToken(text: string, from: number): DataToken | null {
	const at = skip(text, from);
	if (at >= text.length) return null;
	const sign = text.charAt(at);
	const kind = KINDS[sign];
	if (kind !== undefined) return { kind, text: sign, at, end: at + 1 };
	return numberAt(text, at) ?? stringAt(text, at) ?? wordAt(text, at);
}

const KINDS: Readonly<Partial<Record<string, DataToken['kind']>>> = {
	'[': 'open',
	'(': 'open',
	'{': 'open',
	']': 'close',
	')': 'close',
	'}': 'close',
	',': 'comma',
	';': 'semicolon'
};

function skip(text: string, from: number): number {
	let at = from;
	for (;;) {
		SKIPPED.lastIndex = at;
		const start = at;
		if (SKIPPED.test(text)) at = SKIPPED.lastIndex;
		const comment = COMMENTS.find(([open]) => text.startsWith(open, at));
		if (comment !== undefined) {
			const [open, close] = comment;
			const end = text.indexOf(close, at + open.length);
			at = end < 0 ? text.length : end + close.length;
		}
		if (at === start) return at;
	}
}

function numberAt(text: string, at: number): DataToken | null {
	NUMBER.lastIndex = at;
	const match = NUMBER.exec(text);
	if (match === null) return null;
	const [whole, typed = '', infinite, digits = '', over] = match;
	const sign = typed === '~' ? '-' : typed;
	const size = digits.replaceAll('_', '');
	const quotient = over === undefined ? size : String(Number(size) / Number(over));
	const end = at + whole.length;
	return { kind: 'number', text: sign + (infinite === undefined ? quotient : 'inf'), at, end };
}

function stringAt(text: string, at: number): DataToken | null {
	const quote = text.charAt(at);
	if (quote !== '"' && quote !== "'") return null;
	STRING.lastIndex = at;
	const match = STRING.exec(text);
	if (match === null) return { kind: 'sign', text: quote, at, end: at + 1 };
	const [whole, double, single] = match;
	return { kind: 'string', text: unescaped(double ?? single ?? ''), at, end: at + whole.length };
}

function unescaped(text: string): string {
	return text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' || sign === 't' ? ' ' : sign));
}

function wordAt(text: string, at: number): DataToken {
	WORD.lastIndex = at;
	const word = WORD.exec(text);
	if (word !== null) return { kind: 'word', text: word[0], at, end: at + word[0].length };
	PAIR.lastIndex = at;
	const pair = PAIR.exec(text);
	const [found, kind] =
		pair === null ? [text.charAt(at), 'sign' as const] : [pair[0], 'pair' as const];
	return { kind, text: found, at, end: at + found.length };
}
