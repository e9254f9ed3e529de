/** Trees of LaTeX in brackets: those of forest, [A [B [3] [5]] [C]], and of qtree, \Tree [.A [.B 3 5 ] C ]. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { labelNode } from './label-text.ts';
import { MAX_BRACKETS, type ReadNode, type TreeReader } from './read-node.ts';

export const forest: TreeReader = {
	id: 'forest',
	name: 'trees of forest (LaTeX)',
	read(text) {
		const begin = /\\begin\{forest\}|\\Forest\b/.exec(text);
		// Without its environment: a bracket with a label, then brackets.
		if (begin === null && !/^\s*\[\s*[^\s[\],"'.:][^[\],"'.]*\[/.test(text)) return null;
		const from = begin === null ? 0 : begin.index + begin[0].length;
		const root = new BracketReader(text, 'forest').read(from);
		if (!root.ok && begin === null) return null;
		return root.ok ? ok([{ what: 'a forest tree (LaTeX)', root: root.value }]) : root;
	}
};

export const qtree: TreeReader = {
	id: 'qtree',
	name: 'trees of qtree (LaTeX)',
	read(text) {
		const begin = /\\Tree\b|^\s*(?=\[\.)/.exec(text);
		if (begin === null) return null;
		const root = new BracketReader(text, 'qtree').read(begin.index + begin[0].length);
		return root.ok ? ok([{ what: 'a qtree tree (LaTeX)', root: root.value }]) : root;
	}
};

interface OpenBracket {
	readonly at: number;
	readonly label: string;
	readonly children: ReadNode[];
}

class BracketReader {
	private at = 0;

	constructor(
		private readonly text: string,
		private readonly dialect: 'forest' | 'qtree'
	) {}

	read(from: number): Result<ReadNode> {
		const { text } = this;
		this.at = from;
		const open: OpenBracket[] = [];
		// Options such as `for tree={…}` are before the first bracket.
		if (this.dialect === 'forest') this.skipOptions();
		for (;;) {
			this.skipSpace();
			const sign = text.charAt(this.at);
			const at = this.at;
			if (sign === '[') {
				if (open.length > MAX_BRACKETS) {
					return fail('tree-too-deep', 'These brackets are deeper than any tree can be.', at);
				}
				this.at++;
				open.push({ at, label: this.label(), children: [] });
			} else if (sign === ']') {
				this.at++;
				const closed = open.pop();
				if (closed === undefined) {
					return fail('tree-bracket', '“]” has no matching opening bracket.', at);
				}
				const node = { ...labelNode(closed.at, closed.label), children: closed.children };
				const parent = open.at(-1);
				if (parent === undefined) return this.end(node);
				parent.children.push(node);
			} else {
				const parent = open.at(-1);
				if (sign === '' || parent === undefined) {
					return parent === undefined
						? fail('tree-bracket', 'A tree of LaTeX begins with “[”.', Math.min(at, text.length))
						: fail('tree-bracket', 'The “[” opened here is never closed.', parent.at);
				}
				const word = this.word(/[\s[\]]/);
				if (this.dialect === 'qtree' && word !== '') parent.children.push(labelNode(at, word));
				else return fail('tree-sign', 'A node of forest is in brackets of its own.', at);
			}
		}
	}

	/** Only the end of the environment may follow. */
	private end(node: ReadNode): Result<ReadNode> {
		this.skipSpace();
		const isOver = this.at >= this.text.length || this.text.charAt(this.at) === '\\';
		return isOver || this.text.charAt(this.at) === ';'
			? ok(node)
			: fail('tree-trailing', 'The tree ends before this. Remove what follows.', this.at);
	}

	private skipSpace(): void {
		const space = /(?:\s+|%[^\n]*)*/y;
		space.lastIndex = this.at;
		space.test(this.text);
		this.at = space.lastIndex;
	}

	private skipOptions(): void {
		while (this.at < this.text.length && this.text.charAt(this.at) !== '[') {
			if (this.text.charAt(this.at) === '{') this.skipGroup();
			else this.at++;
		}
	}

	/** The label of a bracket: of forest up to a bracket or the comma before options, of qtree the word after the dot. */
	private label(): string {
		this.skipSpace();
		if (this.dialect === 'qtree') {
			if (this.text.charAt(this.at) !== '.') return '';
			this.at++;
			return this.word(/[\s[\]]/);
		}
		const label = this.word(/[[\],]/);
		if (this.text.charAt(this.at) === ',') this.word(/[[\]]/);
		return label;
	}

	/** The text up to a sign that ends it; groups in braces are part of it. */
	private word(end: RegExp): string {
		const from = this.at;
		while (this.at < this.text.length && !end.test(this.text.charAt(this.at))) {
			if (this.text.charAt(this.at) === '{') this.skipGroup();
			else this.at++;
		}
		return this.text.slice(from, this.at);
	}

	/** Goes behind the brace that closes this one, or to the end. */
	private skipGroup(): void {
		let depth = 0;
		do {
			const sign = this.text.charAt(this.at++);
			if (sign === '{') depth++;
			else if (sign === '}') depth--;
		} while (depth > 0 && this.at < this.text.length);
	}
}
