/** Splits a text in Portable Game Notation into its tokens, each with its place. */
import { fail, ok, type InputFault, type Result } from '../../../base/result.ts';
import { MAX_RESULT, parseResult, type PgnResult } from './pgn-game.ts';
import { LONE_SIGN } from './signs.ts';

export interface Token {
	readonly kind: 'header' | 'move' | 'result';
	/** The name of a header; the move without its number; the result in its usual form. */
	readonly text: string;
	/** The value of a header. */
	readonly value: string;
	/** Index into the text of the word, or of a header's value. */
	readonly at: number;
}

/** A quote inside the value needs no backslash: the value ends at the quote before the bracket. */
const HEADER =
	/\[\s*([A-Za-z0-9_+#=:-]+)\s*"([^"\\\r\n]*(?:(?:\\.|"(?!\s*\]))[^"\\\r\n]*)*)"\s*\]/y;
/** A value in which a backslash is one, as in "C:\games\": read where it closes no other way. */
const RAW_HEADER = /\[\s*([A-Za-z0-9_+#=:-]+)\s*"([^"\r\n]*(?:"(?!\s*\])[^"\r\n]*)*)"\s*\]/y;
const BLANK = /[\s\ufeff]+/y;
const REST_OF_LINE = /[^\r\n]*/y;
/** Move numbers, also directly before a move; isolated dots. */
const NUMBER = /\d+\s*[.…]+|\d+(?=\s)|[.…]+/y;
const NAG = /\$\d*/y;
/** Up to a blank or a bracket, with a promotion in brackets: a8(Q). */
const WORD = /[^\s{}()[\];$]+(?:(?<=[a-h][18]=?)\(=?[\p{L}♔-♟]{1,2}\)[^\s{}()[\];$]*)?/uy;

/** Reads tokens one by one. Comments, variations and signs are skipped. */
export class Tokens {
	private at = 0;

	constructor(private readonly text: string) {}

	/** The next token; null at the end of the text. A fault has a place, but does not name its move. */
	next(): Result<Token | null> {
		for (;;) {
			if (this.at >= this.text.length) return ok(null);
			const skipped = this.skip();
			if (skipped === null) return this.read();
			if (skipped !== true) return { ok: false, fault: skipped };
		}
	}

	/** Skips whatever is not a token; null if a token begins here. */
	private skip(): true | InputFault | null {
		const { text, at } = this;
		if (this.match(BLANK)) return true;
		const character = text.charAt(at);
		if (character === ';' || (character === '%' && isLineStart(text, at))) {
			this.match(REST_OF_LINE);
			return true;
		}
		if (character === '{') return this.skipComment();
		if (character === '(') return this.skipVariation();
		if (character === ')')
			return { code: 'pgn-variation', message: 'no variation is open that “)” could close', at };
		if (character === '}')
			return { code: 'pgn-comment', message: 'no comment is open that “}” could close', at };
		return this.match(NAG) ||
			this.match(LONE_SIGN) ||
			(this.result() === null && this.match(NUMBER))
			? true
			: null;
	}

	private skipComment(): true | InputFault {
		const end = this.text.indexOf('}', this.at);
		if (end < 0)
			return {
				code: 'pgn-comment',
				message: 'the comment that begins here is not closed',
				at: this.at
			};
		this.at = end + 1;
		return true;
	}

	private skipVariation(): true | InputFault {
		const { text, at: begin } = this;
		for (let open = 0; this.at < text.length;) {
			const character = text.charAt(this.at);
			if (character === '{') {
				const skipped = this.skipComment();
				if (skipped !== true) return skipped;
				continue;
			}
			if (character === ';') {
				this.match(REST_OF_LINE);
				continue;
			}
			this.at++;
			if (character === '(') open++;
			if (character === ')') open--;
			if (open === 0) return true;
		}
		return {
			code: 'pgn-variation',
			message: 'the variation that begins here is not closed',
			at: begin
		};
	}

	private read(): Result<Token> {
		const { text, at } = this;
		if (text.charAt(at) === '[') {
			const quoted = this.match(HEADER);
			const header = quoted ?? this.match(RAW_HEADER);
			if (header === null) {
				return fail(
					'pgn-header',
					'the header that begins here is not written as in [White "Ann"]',
					at
				);
			}
			const [whole, name = '', value = ''] = header;
			const begin = at + whole.indexOf('"') + 1;
			const plain = quoted === null ? value : value.replace(/\\(.)/g, '$1');
			return ok({ kind: 'header', text: name, value: plain, at: begin });
		}
		const result = this.result();
		const word = this.match(WORD)?.[0];
		if (word === undefined) {
			return fail('pgn-word', `“${text.charAt(at)}” is not a move`, at);
		}
		return ok({ kind: result === null ? 'move' : 'result', text: result ?? word, value: '', at });
	}

	/** Looks no further than a result is long: what follows may be a word of the whole text. */
	private result(): PgnResult | null {
		WORD.lastIndex = 0;
		const near = this.text.slice(this.at, this.at + MAX_RESULT + 1);
		return parseResult(WORD.exec(near)?.[0] ?? '');
	}

	private match(pattern: RegExp): RegExpExecArray | null {
		pattern.lastIndex = this.at;
		const match = pattern.exec(this.text);
		if (match !== null) this.at += match[0].length;
		return match;
	}
}

function isLineStart(text: string, at: number): boolean {
	return at === 0 || text.charAt(at - 1) === '\n' || text.charAt(at - 1) === '\r';
}
