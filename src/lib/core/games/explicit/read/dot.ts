/** Graphs of Graphviz: digraph { A -> B; A -> {C D}; B [label="3"] }. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { shorten } from '../number.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import { labelNode } from './label-text.ts';
import type { ReadNode, TreeReader } from './read-node.ts';

const BEGIN = /^\s*(?:strict\s+)?(?:di)?graph\b[^{=]*\{/i;
const TOKEN =
	/(?:\s+|\/\/[^\n]*|#[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)|(->|--)|([{}[\]=;,])|"((?:[^"\\]|\\[^])*)"|([\p{L}\p{N}_.][\p{L}\p{N}_.]*|-[\d.]+)/uy;

interface Token {
	readonly kind: 'arrow' | 'sign' | 'word';
	readonly text: string;
	readonly at: number;
}

export const dot: TreeReader = {
	id: 'dot',
	name: 'graphs of Graphviz (DOT)',
	read(text) {
		const begin = BEGIN.exec(text);
		if (begin === null) return null;
		const tokens = tokensOf(text, begin[0].length);
		const root = tokens.ok ? new DotReader(tokens.value, begin[0].length).read() : tokens;
		return root.ok ? ok([{ what: 'a DOT graph', root: root.value }]) : root;
	}
};

function tokensOf(text: string, from: number): Result<Token[]> {
	const tokens: Token[] = [];
	for (let at = from; at < text.length; at = TOKEN.lastIndex) {
		TOKEN.lastIndex = at;
		const match = TOKEN.exec(text);
		if (match === null) {
			return fail('tree-sign', `“${text.charAt(at)}” cannot be read here.`, at);
		}
		const [, arrow, sign, quoted, word] = match;
		if (arrow !== undefined) tokens.push({ kind: 'arrow', text: arrow, at });
		else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at });
		else if (quoted !== undefined) {
			tokens.push({
				kind: 'word',
				text: quoted.replace(/\\[nlr]/g, ' ').replace(/\\(.)/g, '$1'),
				at
			});
		} else if (word !== undefined) tokens.push({ kind: 'word', text: word, at });
	}
	return ok(tokens);
}

class DotReader {
	private readonly edges: Edge[] = [];
	private readonly nodes = new Map<string, GraphNode>();
	private next = 0;

	constructor(
		private readonly tokens: readonly Token[],
		private readonly start: number
	) {}

	read(): Result<ReadNode> {
		for (;;) {
			const token = this.tokens[this.next];
			if (token === undefined) {
				return fail('tree-bracket', 'The “{” of this graph is never closed.', this.start - 1);
			}
			if (token.text === '}' && token.kind === 'sign') break;
			if (token.kind === 'sign' && (token.text === ';' || token.text === ',')) {
				this.next++;
				continue;
			}
			const fault = this.statement();
			if (fault !== null) return fault;
		}
		if (this.edges.length === 0)
			return fail('tree-empty', 'This graph has no edges.', this.start - 1);
		return treeOfEdges(this.edges, this.nodes);
	}

	/** Nodes with arrows between them, then what is said about them. */
	private statement(): ReturnType<typeof fail> | null {
		let from: readonly Token[] | null = null;
		const [first] = this.tokens.slice(this.next, this.next + 1);
		for (;;) {
			const group = this.group();
			if (group === null) {
				const token = this.tokens[this.next];
				return fail(
					'tree-sign',
					`“${shorten(token?.text ?? 'end')}” cannot be read here.`,
					token?.at ?? this.start
				);
			}
			for (const parent of from ?? []) {
				for (const { text, at } of group) this.edges.push({ at, from: parent.text, to: text });
			}
			const after = this.tokens[this.next];
			if (after?.kind !== 'arrow') {
				if (after?.text === '=' && after.kind === 'sign') this.next += 2;
				this.attributes(from === null ? (first?.text ?? '') : '');
				return null;
			}
			this.next++;
			from = group;
		}
	}

	/** A node, or several in braces. */
	private group(): readonly Token[] | null {
		const token = this.tokens[this.next];
		if (token?.kind === 'word') {
			this.next++;
			return [token];
		}
		if (token?.kind !== 'sign' || token.text !== '{') return null;
		const group: Token[] = [];
		this.next++;
		for (let one = this.tokens[this.next]; one !== undefined; one = this.tokens[this.next]) {
			this.next++;
			if (one.kind === 'word') group.push(one);
			else if (one.text === '}') return group;
			else if (one.text !== ';' && one.text !== ',') break;
		}
		return null;
	}

	/** The label of a node; all else is how it is drawn. */
	private attributes(node: string): void {
		while (this.tokens[this.next]?.text === '[' && this.tokens[this.next]?.kind === 'sign') {
			for (this.next++; this.next < this.tokens.length; this.next++) {
				const token = this.tokens[this.next];
				if (token?.kind === 'sign' && token.text === ']') break;
				const value = this.tokens[this.next + 2];
				const isLabel = /^(?:x?label|value)$/.test(token?.text ?? '');
				if (!isLabel || this.tokens[this.next + 1]?.text !== '=' || value === undefined) continue;
				if (/^(?:node|edge|graph)?$/.test(node)) continue;
				const { name, value: number, side } = labelNode(value.at, value.text);
				this.nodes.set(node, {
					name: name ?? (side === null ? node : null),
					side,
					...(number === null ? {} : { value: number })
				});
			}
			this.next++;
		}
	}
}
