/** A row of leaves, or rows: 4 6 7 10 2 3 1 0. A row does not say how many children a node has, so that is asked. */
import { formatCount } from '../../../base/count-words.ts';
import { fail, ok } from '../../../base/result.ts';
import { parseValue } from '../number.ts';
import { treeOfEdges, type Edge } from './graph.ts';
import { nodeAt, type ReadNode, type ReadTree, type TreeReader } from './read-node.ts';

/** The most branchings that are offered. */
const OFFERED = 6;
/** Of more leaves than this nobody asks how they are grouped, and each offer is a whole tree. */
const MOST_GROUPED = 1000;

export const row: TreeReader = {
	id: 'row',
	name: 'rows of leaves',
	read(typed) {
		const text = rowText(typed);
		// Two commas in a row leave a value out.
		if (!/^[\s\d.,;|+\-/einfINFtyE]+$/.test(text) || /(?:^|,)\s*,/.test(text)) return null;
		const rows = rowsOf(text);
		const [first] = rows ?? [];
		if (rows === null || first === undefined) return null;
		// A column is a row, written down.
		const isColumn = rows.length > 1 && rows.every(({ length }) => length === 1);
		const only = isColumn ? rows.flat() : first;
		if (rows.length > 1 && !isColumn) {
			if (mayBeNames(typed)) {
				const message =
					'These numbers may be names of nodes or values of leaves. Name the nodes by letters, as in A: B C, or write the values alone.';
				return fail('tree-number-names', message, typed.search(/\S/));
			}
			const root = nodeAt(0, { children: rows.map((children) => group(children)) });
			return ok([{ what: 'rows of leaves, a node each', root }]);
		}
		if (only.some(({ children }) => children.length > 0)) {
			return ok([{ what: 'groups of leaves, a node each', root: group(only) }]);
		}
		return only.length > 1 ? ok(branchings(only)) : null;
	}
};

/** The values of each row, or its groups between bars; null if a word is no value. */
function rowsOf(text: string): ReadNode[][] | null {
	const rows: ReadNode[][] = [];
	let at = 0;
	for (const line of text.split(/[\n;]/)) {
		const groups: ReadNode[][] = [];
		for (const part of line.split('|')) {
			const leaves: ReadNode[] = [];
			for (const { 0: word, index } of part.matchAll(/[^\s,]+/g)) {
				const value = parseValue(word, at + index);
				if (!value.ok) return null;
				leaves.push(nodeAt(at + index, { value: value.value }));
			}
			if (leaves.length > 0) groups.push(leaves);
			at += part.length + 1;
		}
		// With a value between every two of them, bars are the lines of a table.
		const isGrouped = groups.length > 1 && groups.some(({ length }) => length > 1);
		if (groups.length > 0) rows.push(isGrouped ? groups.map(group) : groups.flat());
	}
	return rows;
}

/** 1: 2 3 and 2: 4 5 may also say which nodes are below the nodes 1 and 2. */
function mayBeNames(text: string): boolean {
	const edges: Edge[] = [];
	const parents = new Set<string>();
	for (const { 1: from = '', 2: rest = '', index } of text.matchAll(
		/^[ \t]*(\d+):([\d ,\t]+)$/gm
	)) {
		parents.add(from);
		for (const [to] of rest.matchAll(/\d+/g)) edges.push({ at: index, from, to });
	}
	return edges.some(({ to }) => parents.has(to)) && treeOfEdges(edges, new Map()).ok;
}

function group(children: readonly ReadNode[]): ReadNode {
	const [only] = children;
	return children.length === 1 && only !== undefined
		? only
		: nodeAt(children[0]?.at ?? 0, { children });
}

/** Trees with as many children at every node, the deepest first; otherwise, those of two plies. */
function branchings(leaves: readonly ReadNode[]): ReadTree[] {
	const count = leaves.length;
	if (count > MOST_GROUPED) return [flat(leaves)];
	const uniform: number[] = [];
	const twoPlies: number[] = [];
	for (let children = 2; children <= count / 2; children++) {
		if (isPower(count, children)) uniform.push(children);
		else if (count % children === 0) twoPlies.push(children);
	}
	const trees =
		uniform.length > 0
			? uniform.map((children) => tree(leaves, children))
			: twoPlies.map((children) => groupsOf(leaves, children));
	return [...trees.slice(0, OFFERED - 1), flat(leaves)];
}

function isPower(count: number, base: number): boolean {
	let left = count;
	while (left % base === 0) left /= base;
	return left === 1;
}

function tree(leaves: readonly ReadNode[], children: number): ReadTree {
	let nodes = leaves;
	while (nodes.length > 1) nodes = chunks(nodes, children);
	const [root = nodeAt(0, {})] = nodes;
	return {
		id: String(children),
		what: `a row of leaves, ${children} children at every node`,
		root
	};
}

function groupsOf(leaves: readonly ReadNode[], children: number): ReadTree {
	const nodes = chunks(leaves, children);
	const what = `a row of leaves, ${formatCount(nodes.length)} nodes with ${children} leaves each`;
	return { id: String(children), what, root: nodeAt(0, { children: nodes }) };
}

function flat(leaves: readonly ReadNode[]): ReadTree {
	return {
		id: String(leaves.length),
		what: 'a row of leaves, all of them children of the root',
		root: nodeAt(0, { children: leaves })
	};
}

function chunks(nodes: readonly ReadNode[], size: number): ReadNode[] {
	const groups: ReadNode[] = [];
	for (let at = 0; at < nodes.length; at += size) {
		groups.push(nodeAt(nodes[at]?.at ?? 0, { children: nodes.slice(at, at + size) }));
	}
	return groups;
}

/** What a row is called before it: "Leaves: 3, 5, 2, 9". */
const LABEL =
	/^\s*(?:the\s+)?(?:leaves|leaf\s+(?:values|nodes)|values|utilities|terminal\s+values)(?:\s+are)?\s*[:=]/i;
const NUMBER = /^(\s*)(\d+)[.):](?= )/;
/** Cells with semicolons between them, as a spreadsheet writes them where a comma is in the numbers. */
const CELLS = /^[^;\s]+(?:[ \t]*;[ \t]*[^;\s]+)+[ \t]*$/;

/** Rows end with a line or a semicolon; what is none of the values is blank. */
function rowText(typed: string): string {
	const text = typed.replace(LABEL, blank).replace(/ \/ /g, ' ; ');
	const lines = text.split('\n');
	const filled = lines.filter((line) => line.trim() !== '');
	if (filled.length > 1 && filled.every((line) => CELLS.test(line)))
		return text.replaceAll(';', ' ');
	const isNumbered = filled.every((line, i) => NUMBER.exec(line)?.[2] === String(i + 1));
	return isNumbered ? lines.map((line) => line.replace(NUMBER, blank)).join('\n') : text;
}

function blank(text: string): string {
	return text.replace(/[^\n]/g, ' ');
}
