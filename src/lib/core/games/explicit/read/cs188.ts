/** Tree files of the autograder of Berkeley's CS188: states, actions and values of a GraphGameTreeTest. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { parseValue } from '../number.ts';
import { treeOfEdges, type Edge, type GraphNode } from './graph.ts';
import type { ReadNode, TreeReader } from './read-node.ts';

interface Line {
	readonly at: number;
	readonly words: readonly string[];
}

export const cs188: TreeReader = {
	id: 'cs188',
	name: 'CS188 tree files',
	read(text) {
		if (!/^[ \t]*successors[ \t]*:/m.test(text)) return null;
		const root = treeOf(text);
		return root.ok ? ok([{ what: 'a CS188 tree file', root: root.value }]) : root;
	}
};

function treeOf(text: string): Result<ReadNode> {
	const edges: Edge[] = [];
	for (const { at, words } of linesOf(text, 'successors')) {
		const [from, , to] = words;
		if (from === undefined || to === undefined || words.length > 3) {
			return fail(
				'tree-edge',
				'Each line of successors is a state, an action and the next state.',
				at
			);
		}
		edges.push({ at, from, to });
	}
	const values = new Map<string, GraphNode>();
	for (const { at, words } of linesOf(text, 'evaluation')) {
		const [state, number] = words;
		if (state === undefined || number === undefined || words.length > 2) {
			return fail('tree-edge', 'Each line of evaluation is a state and its value.', at);
		}
		const value = parseValue(number, at + state.length + 1);
		if (!value.ok) return value;
		values.set(state, { value: value.value });
	}
	const start = /^[ \t]*start_state[ \t]*:[ \t]*"([^"\n]*)"/m.exec(text)?.[1] ?? null;
	const agents = /^[ \t]*num_agents[ \t]*:[ \t]*"?(\d{1,3})/m.exec(text);
	if (edges.length === 0) {
		return fail('tree-empty', 'This CS188 tree file has no successors.', text.search(/successors/));
	}
	const tree = treeOfEdges(edges, values, start);
	return tree.ok ? ok(withSides(tree.value, Number(agents?.[1] ?? 2), 0)) : tree;
}

/** Pacman, agent 0, is MAX; all other agents, one after the other, are MIN. */
function withSides(node: ReadNode, agents: number, agent: number): ReadNode {
	const next = agents > 0 ? (agent + 1) % agents : 0;
	return {
		...node,
		side: agent === 0 ? 'max' : 'min',
		children: node.children.map((child) => withSides(child, agents, next))
	};
}

/** The lines of a field in three quotes, or in one. */
function linesOf(text: string, field: string): Line[] {
	const start = new RegExp(`^[ \\t]*${field}[ \\t]*:[ \\t]*("""|")`, 'm').exec(text);
	if (start === null) return [];
	const from = start.index + start[0].length;
	const end = text.indexOf(start[1] as string, from);
	const lines: Line[] = [];
	let at = from;
	for (const line of text.slice(from, end < 0 ? text.length : end).split('\n')) {
		const words = line.split(/\s+/).filter((word) => word !== '');
		if (words.length > 0 && !words[0]?.startsWith('#')) {
			lines.push({ at: at + line.length - line.trimStart().length, words });
		}
		at += line.length + 1;
	}
	return lines;
}
