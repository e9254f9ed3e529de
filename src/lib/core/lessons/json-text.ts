/**
 * Reads JSON with the place of every value, which `JSON.parse` does not tell: a fault in a file has its line, and one
 * value of a file can be replaced while all else stays as it was written.
 */
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import { quote } from '../base/clip.ts';

/** A part of a text, from its first character to the one after its last. */
interface Span {
	readonly start: number;
	readonly end: number;
}

export type JsonNode = JsonObject | JsonList | JsonLeaf;

export interface JsonObject extends Span {
	readonly kind: 'object';
	readonly members: ReadonlyMap<string, { readonly nameAt: number; readonly node: JsonNode }>;
}

interface JsonList extends Span {
	readonly kind: 'list';
	readonly items: readonly JsonNode[];
}

interface JsonLeaf extends Span {
	readonly kind: 'leaf';
	readonly value: string | number | boolean | null;
}

/** Deeper ones are refused, before they fill the stack. */
const MOST_DEPTH = 64;

const SPACE = /[ \t\n\r]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Faults, each with its place: `json-syntax`, `json-twice` for a name that an object has twice, `json-deep`. */
export function readJson(text: string): Result<JsonNode> {
	const reader = new Reader(text);
	const node = reader.readValue(0);
	if (node !== null) reader.expectEnd();
	return node === null || reader.fault !== null
		? { ok: false, fault: reader.fault ?? reader.failAt('a value') }
		: ok(node);
}

/** The line and the column of a place in a text, both from 1. */
export function lineOf(
	text: string,
	at: number
): { readonly line: number; readonly column: number } {
	const lines = text.slice(0, at).split(/\r\n|\n|\r/);
	return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

class Reader {
	fault: InputFault | null = null;
	private at = 0;

	constructor(private readonly text: string) {}

	/** Null after a fault. */
	readValue(depth: number): JsonNode | null {
		this.match(SPACE);
		const start = this.at;
		const first = this.text[start];
		if ((first === '{' || first === '[') && depth >= MOST_DEPTH) {
			return this.stop(
				fail('json-deep', `Lists are nested at most ${MOST_DEPTH} deep in this file.`, start)
			);
		}
		if (first === '{') return this.readObject(start, depth);
		if (first === '[') return this.readList(start, depth);
		if (first === '"') {
			const value = this.readString();
			return value === null ? null : { kind: 'leaf', start, end: this.at, value };
		}
		const word = this.match(WORD);
		if (word === '') return this.miss('a value');
		const value = JSON.parse(word) as JsonLeaf['value'];
		return { kind: 'leaf', start, end: this.at, value };
	}

	expectEnd(): void {
		this.match(SPACE);
		if (this.at < this.text.length) this.miss('the end of the file');
	}

	failAt(expected: string): InputFault {
		const found = this.text[this.at];
		const instead = found === undefined ? 'the file ends' : `there is ${quote(found)}`;
		const message = `This is not JSON: ${instead} where ${expected} is expected.`;
		return fail('json-syntax', message, this.at).fault;
	}

	private readObject(start: number, depth: number): JsonObject | null {
		const members = new Map<string, { nameAt: number; node: JsonNode }>();
		const isRead = this.readItems('}', () => {
			const nameAt = this.at;
			const name = this.text[nameAt] === '"' ? this.readString() : this.miss('a name in quotes');
			if (name === null) return false;
			if (members.has(name)) {
				this.stop(fail('json-twice', `The field ${quote(name)} is given twice.`, nameAt));
				return false;
			}
			this.match(SPACE);
			if (!this.skip(':')) {
				this.miss('a colon');
				return false;
			}
			const node = this.readValue(depth + 1);
			if (node !== null) members.set(name, { nameAt, node });
			return node !== null;
		});
		return isRead ? { kind: 'object', start, end: this.at, members } : null;
	}

	private readList(start: number, depth: number): JsonList | null {
		const items: JsonNode[] = [];
		const isRead = this.readItems(']', () => {
			const node = this.readValue(depth + 1);
			if (node !== null) items.push(node);
			return node !== null;
		});
		return isRead ? { kind: 'list', start, end: this.at, items } : null;
	}

	/** Reads items with commas between them, up to the closing bracket. @returns false after a fault */
	private readItems(close: string, readItem: () => boolean): boolean {
		this.at++;
		this.match(SPACE);
		if (this.skip(close)) return true;
		for (;;) {
			this.match(SPACE);
			if (!readItem()) return false;
			this.match(SPACE);
			if (this.skip(close)) return true;
			if (!this.skip(',')) {
				this.miss(`a comma or “${close}”`);
				return false;
			}
		}
	}

	/** From its quotation mark on. */
	private readString(): string | null {
		const start = this.at;
		for (let end = start + 1; end < this.text.length; end++) {
			const character = this.text[end];
			if (character === '\\') end++;
			else if (character === '"') {
				this.at = end + 1;
				try {
					return JSON.parse(this.text.slice(start, end + 1)) as string;
				} catch {
					const message =
						'This text has a line break or a tab, or a “\\” before a letter that has no such meaning.';
					return this.stop(fail('json-syntax', message, start));
				}
			}
		}
		return this.stop(
			fail('json-syntax', 'The quotation mark that opens this text is never closed.', start)
		);
	}

	private match(pattern: RegExp): string {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text)?.[0] ?? '';
		this.at += found.length;
		return found;
	}

	private skip(character: string): boolean {
		if (this.text[this.at] !== character) return false;
		this.at++;
		return true;
	}

	private miss(expected: string): null {
		this.fault = this.failAt(expected);
		return null;
	}

	private stop({ fault }: { readonly fault: InputFault }): null {
		this.fault = fault;
		return null;
	}
}
