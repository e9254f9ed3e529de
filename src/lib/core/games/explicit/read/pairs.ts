/** Edges as pairs, as networkx takes them, with a dictionary of values: [('A','B'), ('A','C')] {'B': 3, 'C': 5}. */
import { ok } from '../../../base/result.ts';
import { parseData, type Data, type DataList, type DataScalar } from './data.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import type { TreeReader } from './read-node.ts';

export const pairs: TreeReader = {
	id: 'edges',
	name: 'edges as pairs (networkx)',
	read(text) {
		const data = parseData(text);
		if (!data.ok || data.value.kind !== 'list') return null;
		const parts = data.value.open === '' ? data.value.items : [data.value];
		const [listed, valued, ...more] = oneByOne(parts) ?? parts;
		if (more.length > 0) return null;
		const edgeList = content(listed);
		const nodes = new Map<string, GraphNode>();
		if (edgeList === null || !addValues(nodes, valued)) return null;
		const edges: Edge[] = [];
		for (const [place, item] of edgeList.items.entries()) {
			const edge = edgeOf(item, place, nodes);
			if (edge === null) return null;
			edges.push(edge);
		}
		if (edges.length === 0) return null;
		const root = treeOfEdges(edges, nodes);
		return root.ok ? ok([{ what: 'edges as pairs', root: root.value }]) : root;
	}
};

/** Calls that add an edge each, G.add_edge('A', 'B'), and lines B = 3: as a list of edges and one of values. */
function oneByOne(parts: readonly Data[]): [DataList, ...DataList[]] | null {
	const isCall = (part: Data): part is DataList =>
		part.kind === 'list' && /\badd_?edge$/i.test(part.head ?? '');
	const calls = parts.filter(isCall);
	const others = parts.filter((part) => !isCall(part));
	const [first] = calls;
	if (first === undefined || others.some(({ kind }) => kind !== 'pair')) return null;
	const listOf = (items: readonly Data[]): DataList => ({
		kind: 'list',
		at: items[0]?.at ?? first.at,
		open: '{',
		head: null,
		items,
		commas: true
	});
	const edges = listOf(calls.map((call) => ({ ...call, head: null })));
	return others.length === 0 ? [edges] : [edges, listOf(others)];
}

/** A list, also as the only argument of a call or as what a name is given. */
function content(data: Data | undefined): DataList | null {
	if (data?.kind === 'pair') return content(data.value);
	if (data?.kind !== 'list') return null;
	const [only] = data.items;
	return data.head !== null && data.items.length === 1 ? content(only) : data;
}

function addValues(nodes: Map<string, GraphNode>, valued: Data | undefined): boolean {
	if (valued === undefined) return true;
	const list = content(valued);
	return (
		list?.items.every((item) => {
			if (item.kind !== 'pair' || item.value.kind !== 'number') return false;
			nodes.set(item.key.text, { value: item.value.value });
			return true;
		}) ?? false
	);
}

/** A pair of nodes, also with a dictionary of its own. A number that is led to is a leaf; it may be there twice. */
function edgeOf(item: Data, place: number, nodes: Map<string, GraphNode>): Edge | null {
	if (item.kind !== 'list' || item.head !== null || item.items.length < 2 || item.items.length > 3)
		return null;
	const [from, to, more] = item.items;
	if (!isScalar(from) || !isScalar(to) || from.kind === 'number') return null;
	if (more !== undefined && !(more.kind === 'list' && more.open === '{')) return null;
	if (to.kind !== 'number') return { at: item.at, from: from.text, to: to.text };
	const leaf = `\n${place}`;
	nodes.set(leaf, { name: null, value: to.value });
	return { at: item.at, from: from.text, to: leaf };
}

function isScalar(data: Data | undefined): data is DataScalar {
	return data !== undefined && data.kind !== 'list' && data.kind !== 'pair';
}
