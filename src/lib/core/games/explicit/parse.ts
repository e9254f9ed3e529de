/**
 * Parses a typed tree: `[[3,12,8],[2,4,6]]`, `((3 12 8) (2 4 6))`, `A:[B:3,C:[4,5]]`.
 *
 * Commas and white space both separate. A bracket is an inner node, a number is a leaf; a lone number is a root that
 * is a leaf. Any node may have a name, written before it with a colon. The parser keeps its own stack, so that no
 * text can overflow the call stack.
 */
import { formatCount } from '../../base/count-words.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { withoutZeros } from '../../base/zeros-in-front.ts';
import { parseValue, shorten } from './number.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES, TreeBuilder, type ExplicitTree } from './tree.ts';

const FOLLOWS = 'The tree ends before this. Remove what follows.';
/** Two trees, or a number such as 1,000. */
const COMMA_AFTER =
	'The tree ends before this comma. Write one number without a comma, as in 1000, or several in brackets, as in [1,2].';

/** Most characters that are read. */
export const MAX_TREE_TEXT = 200_000;

type Fault = ReturnType<typeof fail>;

interface OpenNode {
	readonly row: number;
	readonly bracket: string;
	/** Index of its opening bracket. */
	readonly at: number;
	children: number;
}

/**
 * Parses a typed tree. Faults: `tree-too-long`, `tree-empty`, `tree-bracket`, `tree-empty-node`,
 * `tree-comma`, `tree-trailing`, `tree-word`, `tree-name`, `tree-duplicate-name`, `tree-nan`, `tree-number-range`,
 * `tree-number-rounded`, `tree-zeros`, `tree-too-many-nodes`, `tree-too-deep`.
 */
export function parseTree(text: string): Result<ExplicitTree> {
	if (text.length > MAX_TREE_TEXT) {
		return fail(
			'tree-too-long',
			`The text has ${formatCount(text.length)} characters; a tree may have ${formatCount(MAX_TREE_TEXT)}.`,
			MAX_TREE_TEXT
		);
	}
	return new TreeReader().read(text);
}

class TreeReader {
	private readonly builder = new TreeBuilder();
	private readonly open: OpenNode[] = [];
	/** A comma whose next node has not been read yet. */
	private comma: Token | null = null;
	/** The last value. */
	private number: Token | null = null;
	/** A name whose node has not been read yet. */
	private name: Token | null = null;
	/** Index of each name in the text. */
	private readonly named = new Map<string, number>();

	read(text: string): Result<ExplicitTree> {
		for (let token = readToken(text, 0); token !== null; token = readToken(text, token.end)) {
			const fault = this.take(token);
			if (fault !== null) return fault;
		}
		return this.nameFault() ?? this.openFault() ?? this.finish();
	}

	private take(token: Token): Fault | null {
		const complete = this.open.length === 0 && this.builder.nodes > 0;
		if (complete && token.kind !== 'close') {
			const isComma = token.kind === 'comma';
			return fail('tree-trailing', isComma ? COMMA_AFTER : FOLLOWS, token.at);
		}
		switch (token.kind) {
			case 'comma':
				return this.takeComma(token);
			case 'close':
				return this.closeNode(token);
			case 'name':
				return this.takeName(token);
			case 'open':
				return this.openNode(token);
			case 'word':
				return this.takeValue(token);
		}
	}

	private takeComma(token: Token): Fault | null {
		if (this.name !== null) return this.nameFault();
		const parent = this.open.at(-1);
		if (parent === undefined || parent.children === 0 || this.comma !== null) {
			return fail('tree-comma', 'This comma has no node before it.', token.at);
		}
		this.comma = token;
		return null;
	}

	private takeName(token: Token): Fault | null {
		if (this.name !== null) return this.nameFault();
		if (!/^[A-Za-z_][\w'-]{0,23}$/.test(token.text)) {
			return fail(
				'tree-name',
				`“${shorten(token.text)}” cannot be a name: a letter or _ first, then letters, digits, _ ' or -, 24 in all.`,
				token.at
			);
		}
		const before = this.named.get(token.text);
		if (before !== undefined) {
			return fail(
				'tree-duplicate-name',
				`The name “${token.text}” is already used at character ${before + 1}. Names must be unique.`,
				token.at
			);
		}
		this.named.set(token.text, token.at);
		this.name = token;
		return null;
	}

	private takeValue(token: Token): Fault | null {
		const value = this.thousandsFault(token) ?? parseValue(token.text, token.at);
		if (!value.ok) return value;
		this.number = token;
		return this.addNode(token, value.value);
	}

	/** The 000 of 1,000 or 1 000: as a value of its own it would be written 0, and 1000 has neither sign here. */
	private thousandsFault({ text, at }: Token): Fault | null {
		const { number, comma } = this;
		if (number === null || at !== number.end + 1) return null;
		// After a blank only 000 is likely to be the end of a number.
		const end = comma === null ? /^000$/ : /^0\d\d$/;
		if (!/^[+-]?\d{1,3}$/.test(number.text) || !end.test(text)) return null;
		const [sign, signs] = comma === null ? [' ', 'blanks'] : [',', 'commas'];
		const whole = withoutZeros(number.text + text);
		return fail(
			'tree-zeros',
			`“${number.text}${sign}${text}” can be one value or two, as ${signs} separate values. Write ${whole} for one, ${number.text}${sign}${withoutZeros(text)} for two.`,
			at
		);
	}

	private openNode(token: Token): Fault | null {
		if (this.open.length >= MAX_TREE_DEPTH) {
			return fail(
				'tree-too-deep',
				`A tree can be at most ${MAX_TREE_DEPTH} plies deep. This bracket goes deeper.`,
				token.at
			);
		}
		const row = this.builder.nodes;
		const fault = this.addNode(token, NaN);
		if (fault !== null) return fault;
		this.open.push({ row, bracket: token.text, at: token.at, children: 0 });
		return null;
	}

	private addNode(token: Token, value: number): Fault | null {
		if (this.builder.nodes >= MAX_TREE_NODES) {
			return fail(
				'tree-too-many-nodes',
				`A tree may have ${formatCount(MAX_TREE_NODES)} nodes. This is one too many.`,
				token.at
			);
		}
		const parent = this.open.at(-1);
		this.builder.add(parent?.row ?? -1, value, this.name?.text ?? null);
		if (parent !== undefined) parent.children++;
		this.name = null;
		this.comma = null;
		return null;
	}

	private closeNode(token: Token): Fault | null {
		if (this.name !== null) return this.nameFault();
		const node = this.open.pop();
		if (node === undefined) {
			return fail('tree-bracket', `“${token.text}” has no matching opening bracket.`, token.at);
		}
		if (token.text !== (node.bracket === '[' ? ']' : ')')) {
			return fail(
				'tree-bracket',
				`“${token.text}” cannot close the “${node.bracket}” opened at character ${node.at + 1}.`,
				token.at
			);
		}
		if (this.comma !== null) {
			return fail('tree-comma', 'This comma has no node after it.', this.comma.at);
		}
		if (node.children > 0) return null;
		return fail('tree-empty-node', 'This node is empty: it has no value and no children.', node.at);
	}

	private nameFault(): Fault | null {
		if (this.name === null) return null;
		return fail('tree-name', `The name “${this.name.text}” has no node after it.`, this.name.at);
	}

	private openFault(): Fault | null {
		const node = this.open.at(-1);
		if (node === undefined) return null;
		return fail(
			'tree-bracket',
			`The “${node.bracket}” opened at character ${node.at + 1} is never closed.`,
			node.at
		);
	}

	private finish(): Result<ExplicitTree> {
		if (this.builder.nodes > 0) return ok(this.builder.build());
		return fail('tree-empty', 'No tree yet. Type one, such as [[3,5],[2,9]].', 0);
	}
}

interface Token {
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
function readToken(text: string, from: number): Token | null {
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
