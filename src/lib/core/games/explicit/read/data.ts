/**
 * Literals of programming languages as data: lists in any brackets, numbers, strings, words, and keys with values.
 * Python, JSON, JavaScript, Java, C, SML, Haskell, Lisp, MATLAB and Mathematica differ in their comments, separators
 * and signs, and not in this.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { parseValue, shorten } from '../number.ts';
import { MAX_BRACKETS } from './read-node.ts';
import { readDataToken, type DataToken } from './data-tokens.ts';

export type Data = DataList | DataScalar | DataPair;

export interface DataList {
	readonly kind: 'list';
	readonly at: number;
	/** The bracket; empty for the text as a whole. */
	readonly open: string;
	/** The word written directly before the bracket, as in `max(`. */
	readonly head: string | null;
	readonly items: readonly Data[];
	/** True where commas separate the items. */
	readonly commas: boolean;
}

export interface DataScalar {
	readonly kind: 'number' | 'string' | 'word';
	readonly at: number;
	readonly text: string;
	/** The number; NaN for the others. */
	readonly value: number;
}

export interface DataPair {
	readonly kind: 'pair';
	readonly at: number;
	readonly key: DataScalar;
	readonly value: Data;
}

/** What is written before a value to give it a name, or to build it. */
const ASSIGNED =
	/^\s*(?:'(?=\([^']*$)|(?:(?:my|our)\s+)?[$@]?[A-Za-z_](?:[\w\s:<>,.*&$]|\[\d*\])*(?:<-|=(?![=>]))|(?:const\s+)?(?:std::)?(?:vector|array|list)<[\w\s:<>,]*>\s+\w+\s*(?=\{))/;
/** The lists of R, whose vectors are made by `c`. */
const R_LIST = /^\s*(?:\w+\s*(?:<-|=)\s*)?list\(/;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '': '' };

/** Reads a text as one item; as a list without brackets if there are several. */
export function parseData(text: string): Result<Data> {
	if (last?.text !== text) {
		const plain = R_LIST.test(text) ? text.replace(/\bc(?=\()/g, ' ') : text;
		const parser = new DataParser(plain, ASSIGNED.exec(plain)?.[0].length ?? 0);
		last = { text, data: parser.read() };
	}
	return last.data;
}

/** The last text and its data: the readers ask for the same one in a row. */
let last: { readonly text: string; readonly data: Result<Data> } | null = null;

class DataParser {
	private token: DataToken | null;
	private depth = 0;
	private fault: ReturnType<typeof fail> | null = null;

	constructor(
		private readonly text: string,
		from: number
	) {
		this.token = readDataToken(text, from);
	}

	read(): Result<Data> {
		const list = this.list('', null, 0);
		if (this.fault !== null) return this.fault;
		const [only, other] = list.items;
		if (only === undefined)
			return fail('tree-empty', 'No tree yet. Type one, such as [[3,5],[2,9]].', 0);
		return ok(other === undefined ? only : list);
	}

	private next(): void {
		if (this.token !== null) this.token = readDataToken(this.text, this.token.end);
	}

	private list(open: string, head: string | null, at: number): DataList {
		const rows: Data[][] = [[]];
		let segment: Data[] = [];
		let commas = false;
		const endSegment = (): void => {
			rows.at(-1)?.push(...grouped(segment, commas || open === ''));
			segment = [];
		};
		while (this.fault === null) {
			const token = this.token;
			if (token === null) {
				if (open !== '')
					this.stop('tree-bracket', `The “${open}” opened here is never closed.`, at);
				break;
			}
			if (token.kind === 'close') {
				if (token.text !== CLOSING[open]) {
					this.stop('tree-bracket', `“${token.text}” has no matching opening bracket.`, token.at);
				} else this.next();
				break;
			}
			if (token.kind === 'comma' || token.kind === 'semicolon') {
				if (token.kind === 'comma') {
					commas = true;
					if (segment.length === 0)
						this.stop('tree-comma', 'This comma has no node before it.', token.at);
				}
				endSegment();
				if (token.kind === 'semicolon') rows.push([]);
				this.next();
				continue;
			}
			const item = this.item();
			if (item !== null) segment.push(item);
		}
		endSegment();
		const items = joined(rows.filter(({ length }) => length > 0));
		return { kind: 'list', at, open, head, items, commas: commas || rows.length > 1 };
	}

	private item(): Data | null {
		const token = this.token as DataToken;
		this.next();
		if (token.kind === 'open') return this.bracket(token, null);
		if (token.kind === 'sign') {
			this.stop('tree-sign', `“${shorten(token.text)}” cannot be read here.`, token.at);
			return null;
		}
		if (token.kind === 'pair') {
			this.stop('tree-name', 'A name is missing before this sign.', token.at);
			return null;
		}
		const after = this.token;
		if (token.kind === 'word' && after?.kind === 'open' && after.at === token.end) {
			this.next();
			return this.bracket(after, token.text, token.at);
		}
		const scalar = this.scalar(token);
		if (scalar === null || after?.kind !== 'pair') return scalar;
		this.next();
		const { token: value } = this;
		if (
			value === null ||
			value.kind === 'comma' ||
			value.kind === 'close' ||
			value.kind === 'semicolon'
		) {
			this.stop('tree-name', `The name “${shorten(token.text)}” has no node after it.`, token.at);
			return null;
		}
		this.depth++;
		const read = this.tooDeep(value.at) ? null : this.item();
		this.depth--;
		return read === null ? null : { kind: 'pair', at: token.at, key: scalar, value: read };
	}

	private bracket({ text, at }: DataToken, head: string | null, from = at): Data | null {
		if (this.tooDeep(at)) return null;
		this.depth++;
		const list = this.list(text, head, from);
		this.depth--;
		return list;
	}

	private scalar({ kind, text, at }: DataToken): DataScalar | null {
		if (kind !== 'number')
			return { kind: kind === 'string' ? 'string' : 'word', at, text, value: NaN };
		const value = parseValue(text, at);
		if (value.ok) return { kind, at, text, value: value.value };
		this.fault ??= value;
		return null;
	}

	private tooDeep(at: number): boolean {
		if (this.depth < MAX_BRACKETS) return false;
		this.stop('tree-too-deep', 'These brackets are deeper than any tree can be.', at);
		return true;
	}

	private stop(code: string, message: string, at: number): void {
		this.fault ??= fail(code, message, at);
	}
}

/** Words that build a node and do not name it: `Node [Leaf 3, Leaf 5]`, `List.of(3, 5)`. */
const BUILDERS =
	/^(?:node|leaf|branch|tip|tree|new|list\.of|arrays\.aslist|(?:mutable)?listof|(?:int)?arrayof|list|array|seq|vector|(?:np|numpy|jnp)\.(?:as)?array|(?:torch\.|tf\.)?tensor|pd\.dataframe|vec|tuple)$/i;

export const isBuilder = (word: string): boolean => BUILDERS.test(word);

/** The items between two commas: one, or a node with its name and its children. */
function grouped(segment: readonly Data[], hasCommas: boolean): Data[] {
	const items = segment
		.map((item, i) => unwrapped(item, segment[i - 1]))
		.filter((item, i) => !(item.kind === 'word' && isBuilder(item.text) && i < segment.length - 1));
	const [first] = items;
	const isNode =
		hasCommas &&
		items.length === 2 &&
		first !== undefined &&
		isLabel(first) &&
		items[1]?.kind === 'list';
	return isNode
		? [{ kind: 'list', at: first.at, open: '(', head: null, items, commas: false }]
		: items;
}

/** Haskell and SML write a negative number in brackets of its own: Leaf (-5). */
function unwrapped(item: Data, before: Data | undefined): Data {
	if (before?.kind !== 'word' || !isBuilder(before.text)) return item;
	if (item.kind !== 'list' || item.open !== '(' || item.items.length !== 1) return item;
	const [only] = item.items;
	return only?.kind === 'number' ? only : item;
}

/** True for a number in quotes, as in a table that was read as text. */
export function isQuotedNumber({ kind, text }: DataScalar): boolean {
	return kind === 'string' && /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text);
}

/** What languages write where there is no value. */
const NO_VALUE = /^(?:nan|null|none|nil|undefined|nothing)$/i;

/** True for a word that says that there is no value, which is the name of no node. */
export function isNoValue({ kind, text }: DataScalar): boolean {
	return kind === 'word' && NO_VALUE.test(text);
}

export function isLabel(item: Data): item is DataScalar {
	return item.kind === 'string' || (item.kind === 'word' && !isNoValue(item));
}

/** Semicolons separate items where each row has one, as in OCaml; otherwise each row is a list, as in MATLAB. */
function joined(rows: readonly (readonly Data[])[]): readonly Data[] {
	const [only] = rows;
	if (only === undefined) return [];
	if (rows.length === 1) return only;
	if (rows.every((row) => row.length === 1)) return rows.flat();
	return rows.map((items) => ({
		kind: 'list',
		at: items[0]?.at ?? 0,
		open: '[',
		head: null,
		items,
		commas: true
	}));
}
