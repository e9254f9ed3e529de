/** Edges as pairs, as networkx takes them, with the values of nodes: [('A','B'), ('A','C')] {'B': 3, 'C': 5}. */
import { fail, ok } from '../../../base/result.ts';
import { parseData, type Data, type DataList, type DataScalar } from './data.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import { meaningOf } from './objects.ts';
import type { TreeReader } from './read-node.ts';

/** Signs of a program that builds a graph. */
const PROGRAM =
	/\bnetworkx\b|\bset_node_attributes\b|\badd_?(?:weighted_)?(?:edges?|nodes?)(?:_from)?\b/i;
/** Its lines that say nothing of the tree. */
const IDLE = /^[ \t]*(?:import[ \t].*|from[ \t].*|(?:print|plt\.\w+|nx\.draw\w*)\(.*\)[ \t]*)$/gm;
/** G.nodes['B']['value'] = 3, of which 'B' = 3 is kept. */
const ATTRIBUTE = /\b\w+\.nodes?\[([^\][\n]+)\]\[[^\][\n]+\](?=[ \t]*=)/g;

const blank = (text: string): string => ' '.repeat(text.length);

/** The program without what says nothing, every other sign in its place. */
function essence(text: string): string {
	return text.replace(IDLE, blank).replace(ATTRIBUTE, (whole: string, node: string) => {
		const at = whole.indexOf('[') + 1;
		return blank(whole.slice(0, at)) + node + blank(whole.slice(at + node.length));
	});
}

export const pairs: TreeReader = {
	id: 'edges',
	name: 'edges as pairs (networkx)',
	read(text) {
		const isProgram = PROGRAM.test(text);
		const data = parseData(isProgram ? essence(text) : text);
		if (!data.ok) return isProgram ? data : null;
		if (data.value.kind === 'list' || isProgram) {
			const whole = data.value;
			const parts = whole.kind === 'list' && whole.open === '' ? whole.items : [whole];
			const graph = new Graph(isProgram);
			const odd = parts.find((part) => !graph.take(part));
			if (odd !== undefined && isProgram) {
				const message = 'This part of the program is not read here. Keep the edges and the values.';
				return fail('tree-program', message, odd.at);
			}
			const edges = graph.edges();
			if (odd !== undefined || edges.length === 0) return null;
			const root = treeOfEdges(edges, graph.nodes);
			return root.ok ? ok([{ what: 'edges as pairs', root: root.value }]) : root;
		}
		return null;
	}
};

/** What the statements or lists of a text have said. */
class Graph {
	readonly nodes = new Map<string, GraphNode>();
	readonly #pairs: { readonly at: number; readonly from: DataScalar; readonly to: DataScalar }[] =
		[];

	/** @param mayNumber whether numbers may be the names of nodes */
	constructor(private readonly mayNumber: boolean) {}

	/** A number that is led to is a leaf, which may be there twice, unless numbers are names. */
	edges(): Edge[] {
		const areNames = this.#pairs.some(({ from }) => from.kind === 'number');
		return this.#pairs.map(({ at, from, to }, place) => {
			if (to.kind !== 'number' || areNames) return { at, from: from.text, to: to.text };
			const leaf = `\n${place}`;
			this.nodes.set(leaf, { name: null, value: to.value });
			return { at, from: from.text, to: leaf };
		});
	}

	/** Takes a statement, a list of edges or a dictionary of values; false if it is none. */
	take(part: Data): boolean {
		if (part.kind === 'pair') {
			return part.value.kind === 'list' ? this.take(part.value) : this.#value(part);
		}
		if (part.kind !== 'list') return false;
		const head = part.head?.replace(/^.*\./, '').replaceAll('_', '').toLowerCase() ?? '';
		const [first, ...more] = part.items;
		if (head === 'addedge') return this.#edge({ ...part, head: null });
		if (head === 'addnode') return this.#node(first, more);
		if (head === 'setnodeattributes') {
			const values = part.items.find((item) => item.kind === 'list');
			return values !== undefined && this.take(values);
		}
		if (head.endsWith('graph') && first === undefined) return true;
		if (head === 'addnodesfrom') {
			return (
				first?.kind === 'list' &&
				first.items.every((item) =>
					item.kind === 'list' ? this.#node(item.items[0], item.items.slice(1)) : isScalar(item)
				)
			);
		}
		if (part.head !== null && first?.kind === 'list') return this.take(first);
		if (part.items.length > 0 && part.items.every(({ kind }) => kind === 'pair')) {
			return part.items.every((item) => item.kind === 'pair' && this.#value(item));
		}
		return part.items.length > 0 && part.items.every((item) => this.#edge(item));
	}

	#value({ key, value, at }: Extract<Data, { kind: 'pair' }>): boolean {
		if (value.kind !== 'number') return false;
		this.nodes.set(key.text, { at, value: value.value });
		return true;
	}

	/** A node with what is said of it: value=3, or {'value': 3}. */
	#node(node: Data | undefined, more: readonly Data[]): boolean {
		if (!isScalar(node)) return false;
		const said = more.flatMap((item) => (item.kind === 'list' ? item.items : [item]));
		const valued = said.find((item) => item.kind === 'pair' && meaningOf(item) === 'value');
		return valued?.kind !== 'pair' || this.#value({ ...valued, key: node });
	}

	/** A pair of nodes, also with more about it. */
	#edge(item: Data): boolean {
		if (item.kind !== 'list' || item.head !== null || item.items.length < 2) return false;
		const [from, to, ...more] = item.items;
		if (!isScalar(from) || !isScalar(to)) return false;
		if (from.kind === 'number' && !this.mayNumber) return false;
		if (!more.every((one) => one.kind === 'pair' || isDictionary(one))) return false;
		this.#pairs.push({ at: item.at, from, to });
		return true;
	}
}

function isDictionary(data: Data): data is DataList {
	return data.kind === 'list' && data.open === '{';
}

function isScalar(data: Data | undefined): data is DataScalar {
	return data !== undefined && data.kind !== 'list' && data.kind !== 'pair';
}
