/** Nodes as objects: {"name": "A", "children": […]}, or as keys: {'A': {'B': 3}}. */
import { ok } from '../../../base/result.ts';
import { isBuilder, parseData, type Data, type DataList, type DataPair } from './data.ts';
import { nodeAt, sideOfName, type ReadNode, type TreeReader } from './read-node.ts';

/** The keys of objects in use, each with what it means here. */
const KEYS: readonly (readonly [RegExp, 'name' | 'value' | 'children' | 'side' | 'child'])[] = [
	[/^(?:name|label|id|rootlabel|state|text|title)$/i, 'name'],
	[/^(?:value|val|score|utility|payoff|eval|minimax)$/i, 'value'],
	[/^(?:children|kids|successors|moves|subforest|nodes|childs|branches|actions)$/i, 'children'],
	[/^(?:side|player|turn|type|kind|role)$/i, 'side'],
	[/^(?:left|middle|center|right)$/i, 'child']
];

/** A key that only says that a tree follows. */
export const WRAPPER = /^(?:tree|root|data|values|position|game|gametree|game_tree)$/i;

const NOTHING = /^(?:null|none|nil|undefined|nothing|nan)$/i;

export const objects: TreeReader = {
	id: 'objects',
	name: 'objects with children (JSON)',
	read(text) {
		const data = parseData(text);
		if (!data.ok || data.value.kind !== 'list' || !hasPairs(data.value)) return null;
		if (data.value.items.some((item) => item.kind === 'pair' && isLinks(item))) return null;
		const object = wrappedObject(data.value);
		const root = object !== null ? objectNode(object) : keyedRoot(data.value);
		return root === null ? null : ok([{ what: 'nested objects', root }]);
	}
};

function hasPairs({ items }: DataList): boolean {
	return items.length > 0 && items.every(({ kind }) => kind === 'pair' || kind === 'string');
}

/** Of a graph with its links in a list of their own. */
function isLinks({ key, value }: DataPair): boolean {
	return /^(?:links|edges)$/i.test(key.text) && value.kind === 'list';
}

export function meaningOf({ key }: DataPair): string | null {
	return KEYS.find(([pattern]) => pattern.test(key.text))?.[1] ?? null;
}

/** The object itself, or the one in an object that has nothing else: {"root": {"children": […]}}. */
function wrappedObject(list: DataList): DataList | null {
	if (isObject(list)) return list;
	const [only] = list.items;
	if (list.items.length !== 1 || only?.kind !== 'pair' || only.value.kind !== 'list') return null;
	return WRAPPER.test(only.key.text) && isObject(only.value) ? only.value : null;
}

/** True for an object with fields; otherwise its keys are names of nodes. */
function isObject({ items, head }: DataList): boolean {
	const meanings = items.map((item) => (item.kind === 'pair' ? meaningOf(item) : null));
	// left and right may be names of nodes as well, unless the nodes below them are objects.
	const isBinary = (head !== null && isBuilder(head)) || items.some(isBranchOfObject);
	return items.some(
		(item, i) =>
			item.kind === 'pair' &&
			((meanings[i] === 'children' && isListed(item.value)) ||
				meanings[i] === 'value' ||
				(meanings[i] === 'child' && isBinary))
	);
}

function isBranchOfObject(item: Data): boolean {
	return (
		item.kind === 'pair' &&
		meaningOf(item) === 'child' &&
		item.value.kind === 'list' &&
		isObject(item.value)
	);
}

const isListed = (data: Data): boolean => data.kind === 'list' || isNothing(data);

function isNothing(data: Data): boolean {
	return data.kind === 'word' && NOTHING.test(data.text);
}

function objectNode(list: DataList): ReadNode | null {
	let node = nodeAt(list.at, {});
	for (const item of list.items) {
		if (item.kind !== 'pair') return null;
		const { value: data } = item;
		switch (meaningOf(item)) {
			case 'name':
				if (data.kind === 'list' || data.kind === 'pair') return null;
				if (!isNothing(data)) node = { ...node, name: data.text };
				break;
			case 'value':
				if (data.kind === 'number') node = { ...node, value: data.value };
				else if (!isNothing(data)) return null;
				break;
			case 'side':
				if (data.kind === 'string' || data.kind === 'word') {
					node = { ...node, side: sideOfName(data.text) };
				}
				break;
			case 'children': {
				const children = isNothing(data) ? [] : childrenOf(data);
				if (children === null) return null;
				node = { ...node, children: [...node.children, ...children] };
				break;
			}
			case 'child': {
				if (isNothing(data)) break;
				const child = childNode(data);
				if (child === null) return null;
				node = { ...node, children: [...node.children, child] };
			}
		}
	}
	return node;
}

function childrenOf(data: Data): ReadNode[] | null {
	if (data.kind !== 'list') return null;
	const children = data.items.map(childNode);
	return children.every((child) => child !== null) ? children : null;
}

function childNode(item: Data): ReadNode | null {
	if (item.kind === 'number') return nodeAt(item.at, { value: item.value });
	if (item.kind === 'string' || item.kind === 'word') return nodeAt(item.at, { name: item.text });
	return item.kind === 'list' ? objectNode(item) : null;
}

/** One key is the root; several are its children. */
function keyedRoot(list: DataList): ReadNode | null {
	const children = keyedChildren(list);
	const [only, other] = children ?? [];
	if (children === null || only === undefined) return null;
	return other === undefined ? only : nodeAt(list.at, { children });
}

function keyedChildren({ items }: DataList): ReadNode[] | null {
	const children = items.map((item) => (item.kind === 'pair' ? keyedNode(item) : null));
	return children.every((child) => child !== null) ? children : null;
}

function keyedNode({ at, key, value: data }: DataPair): ReadNode | null {
	const name = key.text;
	if (data.kind === 'number') return nodeAt(at, { name, value: data.value });
	if (isNothing(data) || (data.kind === 'list' && data.items.length === 0))
		return nodeAt(at, { name });
	if (data.kind !== 'list') return null;
	if (data.items.every(({ kind }) => kind === 'number')) {
		const leaves = data.items.map((leaf) =>
			nodeAt(leaf.at, { value: leaf.kind === 'number' ? leaf.value : null })
		);
		return nodeAt(at, { name, children: leaves });
	}
	const children = keyedChildren(data);
	return children === null ? null : nodeAt(at, { name, children });
}
