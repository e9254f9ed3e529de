/** Nested lists with the label of a node first: ['R', ['S', ('T', 5)], ('V', 7)], (R (S (T 5)) (V 7)). */
import { ok } from '../../../base/result.ts';
import {
	isBuilder,
	isQuotedNumber,
	isLabel,
	parseData,
	type Data,
	type DataList,
	type DataScalar
} from './data.ts';
import { meaningOf } from './objects.ts';
import { nodeAt, type ReadNode, type TreeReader } from './read-node.ts';

export const labelled: TreeReader = {
	id: 'labels',
	name: 'lists with the label of each node first',
	read(text) {
		const data = parseData(text);
		if (!data.ok || data.value.kind !== 'list' || data.value.open === '') return null;
		if (!hasLabel(data.value)) return null;
		const root = labelledNode(data.value);
		const isLabelled =
			root !== null &&
			(root.name !== null ||
				(root.children.some(({ name }) => name !== null) && areDistinct(namesIn(root))));
		if (!isLabelled) return null;
		// c(c(3, 5), c(2, 9)): what is called everywhere builds the nodes, and names none.
		const names = namesIn(root);
		const isCalled = data.value.head !== null && names.length > 1 && new Set(names).size === 1;
		return ok([{ what: 'lists with labels first', root: isCalled ? withoutNames(root) : root }]);
	}
};

/** Null where the list is not of this kind: a value without a label, or a label that is not first. */
function labelledNode(list: DataList): ReadNode | null {
	const { at, head } = list;
	if (head !== null && !isBuilder(head)) return termNode(list, head);
	const items = head === null ? list.items : list.items.map(argument);
	const [first, ...rest] = items;
	if (first === undefined) return null;
	// Leaf(3)
	if (head !== null && first.kind === 'number' && rest.length === 0) {
		return nodeAt(at, { value: first.value });
	}
	const named = isLabel(first);
	if (!named && first.kind !== 'list') return null;
	const name = named ? first.text : null;
	const [second] = rest;
	// ['T', 5]: a leaf.
	if (named && rest.length === 1 && second?.kind === 'number') {
		return nodeAt(at, { name, value: second.value });
	}
	const box = named && rest.length === 1 && second?.kind === 'list' ? second : null;
	const parts = box !== null && isListOfNodes(box) ? box.items : named ? rest : items;
	const children = parts.map((part) => childOf(part, named));
	return children.every((child) => child !== null) ? nodeAt(at, { name, children }) : null;
}

/** The name in front of the bracket: A(B(3, 5), C(2, 9)). What is called with a single list only wraps it. */
function termNode({ at, items, open }: DataList, head: string): ReadNode | null {
	const [only] = items;
	if (open !== '(' || only === undefined || !/^[\p{L}_][\p{L}\p{N}_'-]*$/u.test(head)) return null;
	if (items.length === 1 && only.kind === 'number') {
		return nodeAt(at, { name: head, value: only.value });
	}
	if (items.length === 1 && only.kind === 'list' && only.head === null) return null;
	const children = items.map((item) => childOf(item, true));
	return children.every((child) => child !== null) ? nodeAt(at, { name: head, children }) : null;
}

/** An argument, also with its keyword: Node('A', children=[…]). */
function argument(item: Data): Data {
	return item.kind === 'pair' && meaningOf(item) !== null ? item.value : item;
}

/** False where all words are numbers in quotes: then they are values. */
function hasLabel(data: Data): boolean {
	if (data.kind === 'list') {
		return (data.head !== null && !isBuilder(data.head)) || data.items.some(hasLabel);
	}
	if (data.kind === 'pair') return hasLabel(data.value);
	return data.kind !== 'number' && !isQuotedNumber(data);
}

/** The children in a list of their own: ['R', [['S', 3], ['T', 5]]]. */
function isListOfNodes({ items: [first], head }: DataList): boolean {
	return head === null && first !== undefined && (first.kind === 'list' || first.kind === 'number');
}

function childOf(part: Data, isOfNamed: boolean): ReadNode | null {
	if (part.kind === 'list') return labelledNode(part);
	if (!isOfNamed) return null;
	return part.kind === 'pair' ? null : scalarNode(part);
}

function scalarNode({ kind, at, text, value }: DataScalar): ReadNode {
	return kind === 'number' ? nodeAt(at, { value }) : nodeAt(at, { name: text });
}

/** Below a root without a label, equal labels are hardly nodes: such lists are edges. */
function areDistinct(names: readonly string[]): boolean {
	return new Set(names).size === names.length;
}

function withoutNames(node: ReadNode): ReadNode {
	return { ...node, name: null, children: node.children.map(withoutNames) };
}

function namesIn({ name, children }: ReadNode): string[] {
	return [...(name === null ? [] : [name]), ...children.flatMap(namesIn)];
}
