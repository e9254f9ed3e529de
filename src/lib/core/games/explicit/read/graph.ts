/** A tree from edges in any order, and the values of its nodes. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { shorten } from '../number.ts';
import { MAX_TREE_DEPTH } from '../tree.ts';
import { nodeAt, type ReadNode } from './read-node.ts';

export interface Edge {
	readonly at: number;
	readonly from: string;
	readonly to: string;
}

export interface GraphNode {
	/** Where the text gives its value. */
	readonly at?: number;
	readonly name?: string | null;
	readonly value?: number;
	readonly side?: ReadNode['side'];
}

/** Nodes by the words that the edges have for them. */
type GraphNodes = ReadonlyMap<string, GraphNode>;

/**
 * Children are in the order of the edges.
 * @param start the root, if the text names it
 */
export function treeOfEdges(
	edges: readonly Edge[],
	nodes: GraphNodes,
	start: string | null = null
): Result<ReadNode> {
	const children = new Map<string, Edge[]>();
	const parents = new Map<string, Edge>();
	for (const edge of edges) {
		if (parents.has(edge.to)) {
			return fail(
				'tree-two-parents',
				`The node “${shorten(edge.to)}” has a second parent here. Each node of a tree has one.`,
				edge.at
			);
		}
		parents.set(edge.to, edge);
		const siblings = children.get(edge.from);
		if (siblings === undefined) children.set(edge.from, [edge]);
		else siblings.push(edge);
	}
	const roots = [...children.keys()].filter((name) => !parents.has(name));
	const root = start ?? roots[0];
	const [first] = edges;
	if (root === undefined || first === undefined) {
		return fail(
			'tree-circle',
			'These edges go in a circle. A tree has a root that no edge leads to.',
			first?.at ?? 0
		);
	}
	const other = roots.find((name) => name !== root);
	if (other !== undefined) {
		return fail(
			'tree-two-roots',
			`No edge leads to “${shorten(other)}”, which is not the root “${shorten(root)}”. A tree has one root.`,
			children.get(other)?.[0]?.at ?? 0
		);
	}
	for (const [word, { at = first.at, name = word, value }] of nodes) {
		if (value === undefined || children.has(word) || parents.has(word)) continue;
		return fail(
			'tree-apart',
			`“${shorten(name ?? word)}” has a value, and no edge leads to it. Remove it, or add its edge.`,
			at
		);
	}
	let visited = 0;
	const build = (word: string, at: number, ply: number): ReadNode | null => {
		visited++;
		if (ply > MAX_TREE_DEPTH + 1 || visited > edges.length + 1) return null;
		const { name = word, value = null, side = null } = nodes.get(word) ?? {};
		const below: ReadNode[] = [];
		for (const edge of children.get(word) ?? []) {
			const child = build(edge.to, edge.at, ply + 1);
			if (child === null) return null;
			below.push(child);
		}
		return nodeAt(at, { name, value, side, children: below });
	};
	const tree = build(root, first.at, 0);
	if (tree === null || visited <= edges.length) {
		return fail(
			visited > edges.length || tree !== null ? 'tree-circle' : 'tree-too-deep',
			tree === null
				? `These edges go in a circle, or lead more than ${MAX_TREE_DEPTH} plies down.`
				: `Some edges cannot be reached from “${shorten(root)}”: they go in a circle.`,
			first.at
		);
	}
	return ok(tree);
}
