/** Game trees of LaTeX's istgame in its basic form: \istroot(0)(0,0){1} \istb{L}[al]{3} \istb{R}[ar] \endist. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import { labelNode } from './label-text.ts';
import type { ReadNode, TreeReader } from './read-node.ts';

// A part in brackets is short; without a bound each one that is left open would be looked for to the end of the text.
const ROOT = /\\istroot'?\s*(?:<[^>\n]{0,200}>)?\s*\(([^)\n]{0,200})\)/y;
const PLACE = /\s*\(([^)\n]{0,200})\)/y;
const BRANCH = /\\istbA?\*?\s*(?:<[^>\n]{0,200}>)?/y;
const PART = /\s*(?:\[[^\]\n]{0,200}\]|<[^>\n]{0,200}>|\([^)\n]{0,200}\)|\{([^{}\n]{0,200})\})/y;

export const istgame: TreeReader = {
	id: 'istgame',
	name: 'game trees of istgame (LaTeX)',
	read(text) {
		if (!text.includes('\\istroot')) return null;
		const root = treeOf(text);
		return root.ok ? ok([{ what: 'a game tree of istgame (LaTeX)', root: root.value }]) : root;
	}
};

/** Child number 2 of the node 0-1 is the node 0-1-2; a root that is placed at a node is that node. */
function treeOf(text: string): Result<ReadNode> {
	const edges: Edge[] = [];
	const nodes = new Map<string, GraphNode>();
	/** The node that each name of a root is at. */
	const nodeOf = new Map<string, string>();
	let here: string | null = null;
	let name = '';
	let children = 0;
	for (const { index: at } of text.matchAll(/\\ist(?:root|b)/g)) {
		ROOT.lastIndex = at;
		const root = ROOT.exec(text);
		if (root !== null) {
			name = root[1]?.trim() ?? '';
			PLACE.lastIndex = ROOT.lastIndex;
			const place = PLACE.exec(text)?.[1]?.trim() ?? '';
			here = nodeOf.get(place) ?? nodeOf.get(name) ?? name;
			nodeOf.set(name, here);
			children = 0;
			nodes.set(here, { name: null });
			continue;
		}
		BRANCH.lastIndex = at;
		if (!BRANCH.test(text)) continue;
		if (here === null) return fail('tree-edge', 'This branch comes before \\istroot.', at);
		const child = `${here}-${++children}`;
		nodeOf.set(`${name}-${children}`, child);
		edges.push({ at, from: here, to: child });
		const payoff = payoffOf(text, BRANCH.lastIndex);
		nodes.set(child, { name: null, ...(payoff === null ? {} : { value: payoff }) });
	}
	return edges.length === 0
		? fail('tree-empty', 'This tree has no branches: \\istb.', text.indexOf('\\istroot'))
		: treeOfEdges(edges, nodes);
}

/** The payoff of MAX: the last group of a branch, of the two groups that it has at a leaf. */
function payoffOf(text: string, from: number): number | null {
	const groups: string[] = [];
	for (let at = from; ; at = PART.lastIndex) {
		PART.lastIndex = at;
		const part = PART.exec(text);
		if (part === null) break;
		if (part[1] !== undefined) groups.push(part[1]);
	}
	const last = groups.length > 1 ? (groups.at(-1) ?? '') : '';
	return labelNode(0, last.replace(/^\W*?\(?\s*([-+\w.]+)\s*,.*$/s, '$1').replace(/^\(|\)$/g, ''))
		.value;
}
