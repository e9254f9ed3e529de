/** The children of each node: {'A': ['B', 'C'], 'B': [3, 5]}, or lines A: B C; the values may be listed apart. */
import { ok } from '../../../base/result.ts';
import { parseValue } from '../number.ts';
import { isLabel, parseData, type Data } from './data.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import type { TreeReader } from './read-node.ts';

/** A node and what is listed for it: words are its children, numbers are leaves, and a number alone is its value. */
interface Entry {
	readonly at: number;
	readonly name: string;
	readonly listed: 'value' | 'children';
	readonly items: readonly { readonly at: number; readonly word: string | number }[];
}

export const adjacency: TreeReader = {
	id: 'adjacency',
	name: 'the children of each node, in a dictionary or line by line',
	read(text) {
		const entries = linesOf(text) ?? dictionariesOf(text);
		const parents = entries?.filter(({ listed }) => listed === 'children') ?? [];
		const hasNamedChild = parents.some(({ items }) =>
			items.some(({ word }) => typeof word === 'string')
		);
		if (entries === null || !hasNamedChild) return null;
		const nodes = new Map<string, GraphNode>();
		const edges: Edge[] = [];
		for (const { name, listed, items } of entries) {
			for (const { at, word } of items) {
				if (listed === 'value' && typeof word === 'number') nodes.set(name, { at, value: word });
				else if (typeof word === 'string') edges.push({ at, from: name, to: word });
				else {
					const leaf = `\n${at}`;
					nodes.set(leaf, { name: null, value: word });
					edges.push({ at, from: name, to: leaf });
				}
			}
		}
		const root = treeOfEdges(edges, nodes);
		return root.ok ? ok([{ what: 'the children of each node', root: root.value }]) : root;
	}
};

/** Null if the text is not one dictionary, or one and another with the values. */
function dictionariesOf(text: string): Entry[] | null {
	const data = parseData(text);
	if (!data.ok || data.value.kind !== 'list') return null;
	const dictionaries = data.value.open === '' ? data.value.items : [data.value];
	const entries = dictionaries.flatMap((dictionary) => entriesOf(dictionary));
	return entries.every((entry) => entry !== null) ? entries : null;
}

function entriesOf(dictionary: Data): (Entry | null)[] {
	if (dictionary.kind === 'pair') return entriesOf(dictionary.value);
	if (dictionary.kind !== 'list' || dictionary.open !== '{') return [null];
	return dictionary.items.map((item) => {
		if (item.kind !== 'pair' || !isLabel(item.key)) return null;
		const { key, value } = item;
		if (value.kind === 'number') {
			const only = { at: value.at, word: value.value };
			return { at: item.at, name: key.text, listed: 'value', items: [only] };
		}
		if (value.kind !== 'list') return null;
		const items = value.items.map((one) =>
			one.kind === 'number'
				? { at: one.at, word: one.value }
				: isLabel(one)
					? { at: one.at, word: one.text }
					: null
		);
		return items.every((one) => one !== null)
			? { at: item.at, name: key.text, listed: 'children', items }
			: null;
	});
}

const LINE = /^(\s*)([\p{L}_](?:[\p{L}\p{N}_']|-(?![->]))*)\s*(-{1,2}>|=>|→|:|[,;\t])\s*(\S.*)$/u;
/** The first line of a table of edges. */
const HEADER = /^\s*(?:parent|from|source|node)\s*[,;\t]/i;

/** Null if one of the lines is not of this kind. A table has one child, or one value, a line. */
function linesOf(text: string): Entry[] | null {
	const entries: Entry[] = [];
	let at = 0;
	// A: B, C; B: 3, 5 in one line.
	for (const line of text.split(/\n/.test(text.trim()) ? '\n' : ';')) {
		const isHeader = entries.length === 0 && HEADER.test(line);
		if (line.trim() !== '' && !isHeader) {
			const [, before = '', name = '', sign = '', rest = ''] = LINE.exec(line.trimEnd()) ?? [];
			if (name === '' || !/^[\p{L}\p{N}_'\s,.+-]+$/u.test(rest)) return null;
			const from = at + line.indexOf(rest, before.length + name.length);
			const items = Array.from(rest.matchAll(/[^\s,]+/g), ({ 0: word, index }) => {
				const value = parseValue(word, from + index);
				return { at: from + index, word: value.ok ? value.value : word };
			});
			if (/[,;\t]/.test(sign) && items.length !== 1) return null;
			const isValue = items.length === 1 && typeof items[0]?.word === 'number';
			entries.push({ at, name, listed: isValue ? 'value' : 'children', items });
		}
		at += line.length + 1;
	}
	return entries.length > 1 ? withLeaves(entries) : null;
}

/** A number alone is the value of its node; where the node has more lines, it is a leaf. */
function withLeaves(entries: readonly Entry[]): Entry[] {
	const lines = new Map<string, number>();
	for (const { name } of entries) lines.set(name, (lines.get(name) ?? 0) + 1);
	return entries.map((entry) =>
		(lines.get(entry.name) ?? 0) > 1 ? { ...entry, listed: 'children' } : entry
	);
}
