/** Nodes and links in lists of their own, as D3 and networkx write a graph: {"nodes": […], "links": […]}. */
import { ok } from '../../../base/result.ts';
import { parseData, type Data, type DataList } from './data.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import { meaningOf } from './objects.ts';
import type { TreeReader } from './read-node.ts';

export const nodeLink: TreeReader = {
	id: 'node-link',
	name: 'nodes and links (JSON)',
	read(text) {
		const data = parseData(text);
		if (!data.ok || data.value.kind !== 'list') return null;
		const listed = listOf(data.value, /^nodes$/i);
		const linked = listOf(data.value, /^(?:links|edges)$/i);
		if (listed === null || linked === null) return null;
		const nodes = new Map<string, GraphNode>();
		for (const item of listed.items) {
			const node = item.kind === 'list' ? nodeOf(item) : null;
			if (node === null) return null;
			nodes.set(node.word, node);
		}
		const edges: Edge[] = [];
		for (const item of linked.items) {
			const [from, to] = [wordOf(item, /^(?:source|from)$/i), wordOf(item, /^(?:target|to)$/i)];
			if (from === null || to === null) return null;
			edges.push({ at: item.at, from, to });
		}
		const root = treeOfEdges(edges, nodes);
		return root.ok ? ok([{ what: 'nodes and links', root: root.value }]) : root;
	}
};

function listOf({ items }: DataList, key: RegExp): DataList | null {
	const found = items.find((item) => item.kind === 'pair' && key.test(item.key.text));
	return found?.kind === 'pair' && found.value.kind === 'list' ? found.value : null;
}

/** What an object has for a key, as a word; null if that is missing or more than a word. */
function wordOf(data: Data, key: RegExp): string | null {
	if (data.kind !== 'list') return null;
	const found = data.items.find((item) => item.kind === 'pair' && key.test(item.key.text));
	if (found?.kind !== 'pair' || found.value.kind === 'list' || found.value.kind === 'pair')
		return null;
	return found.value.text;
}

function nodeOf(list: DataList): ({ readonly word: string } & GraphNode) | null {
	const word = wordOf(list, /^(?:id|name|label)$/i);
	if (word === null) return null;
	const valued = list.items.find((item) => item.kind === 'pair' && meaningOf(item) === 'value');
	return valued?.kind === 'pair' && valued.value.kind === 'number'
		? { word, value: valued.value.value }
		: { word };
}
